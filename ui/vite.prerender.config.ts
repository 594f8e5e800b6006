import { defineConfig } from "vite";
import page from "./vite.config.ts";

/** Plugins of the page's own build that write tables beside its files or compress them are not needed here. */
const OF_THE_PAGE = /page-table|page-heads|compile-hints|service-worker|compress/;

/** Builds what writes a visitor's first pages as HTML: the page itself, to be run by Node. */
export default defineConfig({
  ...page,
  publicDir: false,
  plugins: (page.plugins ?? []).filter((plugin) => !(plugin && "name" in plugin && OF_THE_PAGE.test(plugin.name))),
  build: {
    ...page.build,
    outDir: "dist/prerender",
    manifest: false,
    minify: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { prerender: new URL("composition/prerender.tsx", import.meta.url).pathname },
      preserveEntrySignatures: "strict",
      output: { entryFileNames: "[name].mjs" },
    },
  },
});
