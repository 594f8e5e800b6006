import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";
import { assetFileNames, chunkFileNames, laterDependencies } from "./build/chunk-names.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { compileHints } from "./build/compile-hints.ts";
import { compress } from "./build/compress.ts";
import { messages } from "./build/messages.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { strictLogger } from "./build/strict-logger.ts";
import { stubModules } from "./build/stub-modules.ts";
import { emitPageHeads } from "./build/page-heads.ts";
import { emitPageTable } from "./build/emit-page-table.ts";
import { precompiledMessages } from "./build/precompiled-messages.ts";
import { themeStyles } from "./build/theme-styles.ts";

/** Builds what the browser loads into dist/client: hashed assets, a manifest and compressed copies beside each file. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/",
  customLogger: strictLogger(),
  plugins: [
    react(),
    messages(),
    themeStyles(),
    precompiledMessages(),
    stubModules(),
    emitPageTable(),
    emitPageHeads(),
    compileHints(),
    serviceWorker(),
    compress(),
  ],
  resolve: { conditions: ["@morsel/source", "es2015", ...defaultClientConditions] },
  worker: { format: "es" },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: {
    outDir: "dist/client",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: laterDependencies },
    cssCodeSplit: true,
    rolldownOptions: {
      // How long plug-ins take is no fault of the page.
      checks: { bundlerTimings: false },
      input: { main: fileURLToPath(new URL("main.tsx", import.meta.url)) },
      // Nothing of the container happens by importing it: what the page does not use of it stays out.
      treeshake: {
        // To read a property does nothing here: a refusal that no call of a page has stays out with its reader.
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /[\\/](inversify|@inversifyjs|reflect-metadata)[\\/]/, sideEffects: false }],
      },
      output: {
        chunkFileNames,
        assetFileNames,
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
});
