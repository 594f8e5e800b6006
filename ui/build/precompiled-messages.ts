import type { Plugin } from "vite";

/** Messages are parsed when the page is built: the browser needs no parser. */
export const precompiledMessages = (): Plugin => ({
  name: "morsel-precompiled-messages",
  enforce: "pre",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        {
          find: /^@formatjs\/icu-messageformat-parser$/,
          replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
        },
      ],
    },
  }),
});
