import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";
import { firstLoad } from "./build/first-load.ts";
import { compress } from "./build/compress.ts";
import { messages } from "./build/messages.ts";
import { lean } from "./build/lean.ts";

/** Builds what the browser loads into dist/client: hashed assets, a manifest and compressed copies beside each file. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  plugins: [react(), messages(), lean(), compress()],
  resolve: { conditions: ["@morsel/source", "es2015", ...defaultClientConditions] },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      input: { main: fileURLToPath(new URL("main.tsx", import.meta.url)) },
      output: { codeSplitting: { groups: firstLoad } },
    },
  },
});
