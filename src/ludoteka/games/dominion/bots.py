from ludoteka.core.rule import rule
