from ludoteka.core.masks import lowest_bit, ones


def test_the_bits_of_a_set_are_counted_and_its_first_one_found():
    assert [ones(mask) for mask in (0, 1, 0b1010, (1 << 47) | 1)] == [0, 1, 2, 2]
    assert [lowest_bit(mask) for mask in (1, 0b1010, 1 << 47)] == [0, 1, 47]
