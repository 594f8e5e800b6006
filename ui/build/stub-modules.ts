import type { Plugin } from "vite";

const refusal = (name: string): string =>
  `export function ${name}() { throw new Error("${name} is left out of the page (ui/build/stub-modules.ts)"); }`;

/** Replaces compound components that are only re-exported, such as `Button.Group`. */
const nothing = (folder: string, ...names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [`/${folder}/${name}.mjs`, `export const ${name.replace(/^.*\//, "")} = undefined;`]);

const refused = (folder: string, ...names: readonly string[]): readonly (readonly [string, string])[] =>
  names.map((name) => [`/${folder}/${name}.js`, refusal(name)]);

const MANTINE = "@mantine/core/esm";
const CORE = "@inversifyjs/core/lib";

/**
 * Parts of libraries that the page never runs but no bundler can know of, and what stands in their place. The container
 * binds constants and functions alone (adapters/composition/container.ts): no classes, no factories, no code made at run time.
 */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ...refused(
    `${CORE}/planning/models`,
    "InstanceBindingNodeImplementation",
    "DynamicValueBindingNode",
    "FactoryBindingNodeImplementation",
    "PlanServiceRedirectionBindingNodeImplementation",
  ),
  ...refused(
    `${CORE}/planning/calculations`,
    "buildNoActivationsResolvedValueBindingNodeResolverJit",
    "tryBuildGetPlanOptionsFromManagedClassElementMetadata",
  ),
  ...refused(`${CORE}/common/calculations`, "buildBuildServiceNodeOptionsFromClassElementMetadata"),
  ...refused(`${CORE}/metadata/calculations`, "getClassMetadata"),
  ...refused(`${CORE}/binding/calculations`, "cloneBinding", "buildInstanceBinding"),
  // Nothing that was bound is taken back.
  ...refused(
    `${CORE}/resolution/actions`,
    "resolveBindingsDeactivations",
    "resolveModuleDeactivations",
    "resolveServiceDeactivations",
  ),
  // They count in the metadata of Object, for which all of reflect-metadata is there.
  [`/${CORE}/binding/actions/getBindingId.js`, "let bindings = 0; export const getBindingId = () => (bindings += 1);"],
  [
    "/@inversifyjs/container/lib/container/actions/getContainerModuleId.js",
    "let modules = 0; export const getContainerModuleId = () => (modules += 1);",
  ],
  // A failure is told as it is: the names along a circle are told by the tests that resolve each root.
  [
    `/${CORE}/planning/calculations/handleResolveError.js`,
    "export const handleResolveError = (_, error) => { throw error; };",
  ],
  // The container has no plug-ins and goes back to no earlier state.
  ["/@inversifyjs/container/lib/container/services/PluginManager.js", "export class PluginManager {}"],
  ["/@inversifyjs/container/lib/container/services/SnapshotManager.js", "export class SnapshotManager {}"],
  ...nothing(
    `${MANTINE}/components`,
    "Button/ButtonGroup/ButtonGroup",
    "Button/ButtonGroupSection/ButtonGroupSection",
    "ActionIcon/ActionIconGroup/ActionIconGroup",
    "ActionIcon/ActionIconGroupSection/ActionIconGroupSection",
    "Loader/loaders/Bars",
    "Loader/loaders/Dots",
  ),
  // The theme's variables are styles (theme-styles.ts), its scheme is kept by the browser's preferences.
  ...nothing(
    `${MANTINE}/core/MantineProvider`,
    "MantineCssVariables/MantineCssVariables",
    "MantineClasses/MantineClasses",
  ),
  [
    `/${MANTINE}/core/MantineProvider/color-scheme-managers/local-storage-manager.mjs`,
    refusal("localStorageColorSchemeManager"),
  ],
  // The page's links are its own (shell/navigation/app-link.tsx); a route only offers the router's.
  [
    "/@tanstack/react-router/dist/esm/link.js",
    `export const Link = undefined; ${["useLinkProps", "createLink", "linkOptions"].map(refusal).join(" ")}`,
  ],
  // rxjs is given observables, promises and lists: no streams and no schedulers.
  [
    "/rxjs/dist/esm/internal/util/isReadableStreamLike.js",
    `export const isReadableStreamLike = () => false; ${refusal("readableStreamLikeToAsyncGenerator")}`,
  ],
  ["/rxjs/dist/esm/internal/scheduled/scheduled.js", refusal("scheduled")],
]);

/** Keeps these parts out of the build. One that the build does not meet any more has moved: the build says so. */
export const stubModules = (): Plugin => {
  const missing = new Set(LEFT_OUT.keys());
  return {
    name: "morsel-left-out",
    apply: "build",
    enforce: "pre",
    load(id) {
      const path = id.replaceAll("\\", "/");
      const found = [...LEFT_OUT].find(([end]) => path.endsWith(end));
      if (found === undefined) return null;
      missing.delete(found[0]);
      return { code: found[1], moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`ui/build/stub-modules.ts names what no library has any more: ${[...missing].join(", ")}`);
    },
  };
};
