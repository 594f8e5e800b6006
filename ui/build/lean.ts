import type { Plugin } from "vite";

/** Packages that say they have side effects at import and have none that this product uses. */
const QUIET = /node_modules\/(inversify|@inversifyjs|reflect-metadata)\//;

/**
 * Parts of the container that the page's root never reaches: it binds resolved values as singletons only, so neither
 * classes are made nor code is generated (which the Content-Security-Policy forbids anyway).
 */
const NEVER =
  /@inversifyjs\/core\/lib\/planning\/(?:models|calculations)\/(InstanceBindingNodeImplementation|buildNoActivationsResolvedValueBindingNodeResolverJit)\.js$/;

/** Keeps out of the bundle what is never run: the message parser, the parts of the container nobody calls. */
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
  load(id) {
    const never = NEVER.exec(id)?.[1];
    if (never === undefined) return undefined;
    const code = `export const ${never} = function () { throw new Error("${never} is left out of the page"); };`;
    return { code, moduleType: "js" };
  },
});
