import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `ludoteka serve` is the server that `vite` (for work on the page itself) passes everything but the page on to.
const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // the page may be served below any path
  build: {
    outDir: "../src/ludoteka/web/static",
    emptyOutDir: true,
    assetsDir: "assets",
    license: { fileName: "licenses.md" }, // of the packages that end up in the page
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
