import type { Plugin } from "vite";

/** Packages that say they have side effects at import and have none that this product uses. */
const QUIET = /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//;

/** Keeps out of the bundle what is never run: the message parser, and the parts of the container nobody calls. */
export const lean = (): Plugin => ({
  name: "morsel-lean",
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
    build: {
      rolldownOptions: {
        treeshake: { moduleSideEffects: (id: string) => !QUIET.test(id) },
      },
    },
  }),
});
