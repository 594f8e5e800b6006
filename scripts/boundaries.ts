import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The one table of allowed imports, behind the `no-restricted-imports` patterns of `.oxlintrc.json`. Run it to write them; with --check it
 * writes nothing and fails if they differ from the table. A new adapter folder needs no edit here: the folders are read, and each knows
 * itself and `http-contract` alone.
 */
const root = process.env["MORSEL_ROOT"] ?? join(import.meta.dirname, "..");
const file = join(root, ".oxlintrc.json");

type Pattern = {
  readonly regex?: string;
  readonly group?: readonly string[];
  readonly allowTypeImports?: true;
  readonly message: string;
};

/** Everything that may be forbidden somewhere, with the sentence that the linter then prints. */
const FORBIDDEN = {
  anyPackage: { regex: "^[^.]", message: "The domain depends on nothing but itself." },
  outsideDomain: { regex: "^\\.\\./\\.\\./", message: "Nothing above the domain is named from it." },
  outsideDomainFromPart: {
    regex: "^\\.\\./\\.\\./\\.\\./",
    message: "Nothing above the domain is named from it, and a part of a concept has no parts of its own.",
  },
  conceptInside: { group: ["../*/**", "!../*/index.ts"], message: "Another concept is reached through its index.ts." },
  conceptInsideFromPart: {
    group: ["../../*/**", "!../../*/index.ts"],
    message: "Another concept is reached through its index.ts, also from a part of a concept.",
  },
  effectHttp: {
    regex: "^effect/(http|http-api|rpc|sql|socket|net|cluster|workflow|ai|cli)(/|$)",
    message: "effect/http* is fenced: adapters/http-* and the server's composition root only.",
  },
  wholeEffect: {
    regex: "^effect$",
    allowTypeImports: true,
    message: "Import the part (effect/Effect): the whole of it costs every start half a second.",
  },
  inversify: {
    regex: "^(inversify|@inversifyjs/|reflect-metadata)",
    message: "Inversify lives in composition roots only.",
  },
  domainInside: {
    regex: "^@morsel/domain/[^/]+/",
    message: "A concept of the domain is imported by its name alone.",
  },
  nodePlatform: { regex: "^@effect/platform-node", message: "The Node platform belongs to the server's adapters." },
  adapters: { regex: "^@morsel/adapters/", message: "Only composition roots, stories and tests name an adapter." },
  outerLayers: { regex: "^@morsel/(ui|tests|storybook)(/|$)", message: "Nothing depends on the page." },
  rxjs: {
    regex: "^rxjs(/|$)",
    message: "RxJS is for values that change by themselves: adapters/browser and ui/hooks.",
  },
  react: {
    regex: "^(react|react-dom|react-intl|@mantine/.*|@tanstack/.*|@tabler/.*)(/|$)",
    message: "React belongs to ui.",
  },
  undici: { regex: "^undici(/|$)", message: "The outside world is asked by adapters/outbound alone." },
  node: { regex: "^node:", message: "Node is an adapter's business." },
  applicationByName: { regex: "^@morsel/application(/|$)", message: "Inside a workspace imports are relative." },
  adaptersByName: { regex: "^@morsel/adapters(/|$)", message: "Inside a workspace imports are relative." },
  uiByName: { regex: "^@morsel/ui(/|$)", message: "Inside a workspace imports are relative." },
  otherWorkspaceByPath: {
    regex: "^(\\.\\./)+(domain|application|adapters|ui|storybook|tests)/",
    message: "Another workspace is imported by its name.",
  },
  clientHalf: {
    regex: "^(\\./|(\\.\\./)+([a-z-]+/)?)client/",
    message: "The server's half of a concept knows nothing of the browser's half.",
  },
  routesAndRoots: {
    regex: "^(\\.\\./){2,}(routes|composition|main)(/|\\.)",
    message: "A feature knows no route and no composition root: what it needs is given to it.",
  },
  anythingAboveHooks: { regex: "^\\.\\./", message: "A hook knows nothing of the page." },
  anythingAboveTheme: { regex: "^\\.\\./", message: "Theme and words stand below everything else of the page." },
  screens: {
    regex: "^(\\.\\./)+(features|routes|main)(/|\\.)",
    message: "What surrounds screens, and what several of them show, knows no screen.",
  },
} as const satisfies { readonly [name: string]: Pattern };

type Name = keyof typeof FORBIDDEN;

const TECHNOLOGIES = readdirSync(join(root, "adapters"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["data", "dist", "node_modules"].includes(entry.name))
  .map(({ name }) => name)
  .toSorted();

/** The composition wires all of them; each other adapter knows itself and the contract of the wire. */
const siblingsOf = (technology: string): Pattern => {
  const others = TECHNOLOGIES.filter((name) => name !== technology && name !== "http-contract");
  return {
    regex: `^(\\.\\./)+(${others.join("|")})/`,
    message: "An adapter knows itself and http-contract, never a sibling.",
  };
};

/** Imports that are forbidden in every use case and port. */
const APPLICATION: readonly Name[] = [
  "effectHttp",
  "inversify",
  "domainInside",
  "nodePlatform",
  "adapters",
  "outerLayers",
  "rxjs",
  "react",
  "undici",
  "node",
  "applicationByName",
  "otherWorkspaceByPath",
  "wholeEffect",
];

/** Imports that are forbidden in every adapter. */
const ADAPTER: readonly Name[] = [
  "effectHttp",
  "inversify",
  "domainInside",
  "outerLayers",
  "react",
  "adaptersByName",
  "otherWorkspaceByPath",
  "rxjs",
  "undici",
  "wholeEffect",
];

/** Exceptions of single adapters: imports that they may use nevertheless, and further ones that they must not. */
const ADAPTER_EXCEPTIONS: {
  readonly [technology: string]: { readonly may?: readonly Name[]; readonly not?: readonly Name[] };
} = {
  "http-contract": { may: ["effectHttp"], not: ["node", "nodePlatform"] },
  "http-client": { may: ["effectHttp"], not: ["node", "nodePlatform"] },
  "http-server": { may: ["effectHttp"] },
  memory: { not: ["node", "nodePlatform"] },
  browser: { may: ["rxjs"], not: ["node", "nodePlatform"] },
  outbound: { may: ["undici"] },
  "react-mail": { may: ["react"], not: ["node", "nodePlatform"] },
  composition: { may: ["inversify", "effectHttp"] },
};

/** Imports that are forbidden in every part of the page. */
const PAGE: readonly Name[] = [
  "effectHttp",
  "inversify",
  "domainInside",
  "nodePlatform",
  "adapters",
  "node",
  "rxjs",
  "undici",
  "uiByName",
  "otherWorkspaceByPath",
];

const without = (names: readonly Name[], ...left: readonly Name[]): readonly Name[] =>
  names.filter((name) => !left.includes(name));

type Row = { readonly files: readonly string[]; readonly patterns: readonly Pattern[] };

const row = (files: readonly string[], names: readonly Name[], ...more: readonly Pattern[]): Row => ({
  files,
  patterns: [...names.map((name) => FORBIDDEN[name]), ...more],
});

/** Later rows stand in for earlier ones where both name a file. */
const ROWS: readonly Row[] = [
  row(["domain/*/*.ts"], ["anyPackage", "outsideDomain", "conceptInside"]),
  row(["domain/*/*/**"], ["anyPackage", "outsideDomainFromPart", "conceptInsideFromPart"]),
  row(["application/**/*.ts"], APPLICATION),
  // The server's half of a concept; `client/` beside it is the browser's.
  row(["application/*/*.ts"], [...APPLICATION, "clientHalf"]),
  // The day as the page shows it is measured by a rule of the browser's half still.
  row(["application/gaps/fill-gaps.ts"], APPLICATION),
  ...TECHNOLOGIES.map((technology) => {
    const { may = [], not = [] } = ADAPTER_EXCEPTIONS[technology] ?? {};
    const names = [...without(ADAPTER, ...may), ...not];
    return technology === "composition"
      ? row([`adapters/${technology}/**`], names)
      : row([`adapters/${technology}/**`], names, siblingsOf(technology));
  }),
  row(["ui/**/*.ts", "ui/**/*.tsx"], [...PAGE, "routesAndRoots"]),
  row(["ui/features/*/routes.ts", "ui/features/*/pages/**"], PAGE),
  row(["ui/hooks/**"], [...without(PAGE, "rxjs"), "anythingAboveHooks"]),
  row(["ui/theme/**", "ui/i18n/**"], [...PAGE, "anythingAboveTheme"]),
  row(
    ["amounts", "charts", "dates", "fields", "figures", "food-rows", "logging", "settings", "sharing", "shell"].map(
      (room) => `ui/${room}/**`,
    ),
    [...PAGE, "screens"],
  ),
  row(["ui/composition/**", "ui/main.tsx"], without(PAGE, "inversify", "adapters", "rxjs")),
  row(["ui/**/*.stories.tsx"], [...without(PAGE, "adapters"), "routesAndRoots"]),
  row(["ui/features/*/pages/*.stories.tsx", "ui/routes/*.stories.tsx"], without(PAGE, "adapters")),
  row(
    ["ui/vite.config.ts", "ui/build/**", "ui/scripts/**"],
    ["domainInside", "uiByName", "otherWorkspaceByPath", "undici"],
  ),
];

type Override = { readonly files: readonly string[]; readonly rules: { readonly [rule: string]: unknown } };
type Configuration = { readonly overrides: readonly Override[]; readonly [field: string]: unknown };

const RULE = "no-restricted-imports";
const isBoundary = ({ rules }: Override): boolean => RULE in rules && Object.keys(rules).length === 1;

const configuration = JSON.parse(readFileSync(file, "utf8")) as Configuration;
const overrides: readonly Override[] = [
  ...ROWS.map(({ files, patterns }) => ({ files, rules: { [RULE]: ["error", { patterns }] } })),
  ...configuration.overrides.filter((override) => !isBoundary(override)),
];
const isCurrent = JSON.stringify(overrides) === JSON.stringify(configuration.overrides);

if (!process.argv.includes("--check"))
  writeFileSync(file, `${JSON.stringify({ ...configuration, overrides }, null, 2)}\n`);
else if (!isCurrent) {
  console.error(".oxlintrc.json is not what scripts/boundaries.ts says: run it.");
  process.exitCode = 1;
}
