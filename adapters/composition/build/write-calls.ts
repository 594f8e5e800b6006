import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import * as HttpApi from "effect/http-api/HttpApi";
import { Api } from "../../http-contract/api.ts";
import { PROBLEM_PREFIX } from "../../http-contract/shared/problem-type.ts";

/**
 * Writes `<group>-calls.ts` beside each group of the contract: method, path and refusals of its calls, which is all of it that a
 * page needs at run time. With --check it writes nothing and fails when a file is not what it would be.
 */
const contract = join(import.meta.dirname, "../../http-contract");

type Place = { readonly file: string; readonly name: string };

/** The modules that a registry of the contract names, with what each exports. */
const registered = (registry: string): readonly Place[] =>
  [...readFileSync(join(contract, registry), "utf8").matchAll(/^export \{([^}]+)\} from "\.\/(.+)";$/gm)].flatMap(
    ([, names = "", file = ""]) =>
      names.split(",").flatMap((name) => (name.trim() === "" ? [] : [{ name: name.trim(), file }])),
  );

type Module = Readonly<Record<string, unknown>>;
const load = (file: string): Promise<Module> => import(join(contract, file));

/** The place that declares the fields of a refusal: an export of their own, or a table of the concept's. Without either no page reads it. */
type Declared = Place & { readonly isAlone: boolean };

const isProblems = (value: unknown): value is { readonly fields: Readonly<Record<string, unknown>> } =>
  typeof value === "object" && value !== null && "fields" in value && "problems" in value;

/** Tables of problems, with the module of the concept's room that declares them. */
const declaredProblems = async () => {
  const files = readdirSync(contract, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\/(?:\w+-)?problems\.ts$/.test(file));
  const modules = await Promise.all(files.toSorted().map(async (file) => ({ file, module: await load(file) })));
  return modules.flatMap(({ file, module }) =>
    Object.values(module)
      .filter(isProblems)
      .map(({ fields }) => ({ file, fields })),
  );
};

const declaredRefusals = async (): Promise<ReadonlyMap<string, Declared>> => {
  const found = new Map<string, Declared>();
  for (const { file, fields } of await declaredProblems()) {
    const module = await load(file);
    const table = Object.keys(module).find((name) => module[name] === fields);
    for (const tag of Object.keys(fields)) {
      if (module[tag] === fields[tag] && fields[tag] !== undefined) found.set(tag, { file, name: tag, isAlone: true });
      else if (table !== undefined) found.set(tag, { file, name: table, isAlone: false });
    }
  }
  return found;
};

type Ast = {
  readonly propertySignatures?: readonly {
    readonly name: PropertyKey;
    readonly type: { readonly literal?: unknown };
  }[];
};

/** The tag of a refusal's schema; none for what is no problem. */
const tagOf = ({ ast }: { readonly ast: unknown }): readonly string[] => {
  const { propertySignatures = [] } = ast as Ast;
  const type = propertySignatures.find(({ name }) => name === "type")?.type.literal;
  return typeof type === "string" && type.startsWith(PROBLEM_PREFIX) ? [type.slice(PROBLEM_PREFIX.length)] : [];
};

/** The type of a middleware's key leaves out what it refuses with. */
type Refusing = { readonly error: Iterable<{ readonly ast: unknown }> };

type Endpoint = {
  readonly group: string;
  readonly identifier: string;
  readonly method: string;
  readonly path: string;
  readonly tags: readonly string[];
};

const refusals = await declaredRefusals();
/** A page reads what could not be decoded as a refused field, so that `BadInput` is no refusal of its own. */
const isRead = (tag: string): boolean => tag !== "BadInput" && refusals.has(tag);

const endpoints: Endpoint[] = [];
HttpApi.reflect(Api, {
  onGroup: () => undefined,
  onEndpoint: ({ group, endpoint }) => {
    const { identifier, method, path } = endpoint;
    const errors = [...endpoint.middlewares].flatMap((middleware) => [...(middleware as unknown as Refusing).error]);
    const tags = [...endpoint.error, ...errors].flatMap(tagOf);
    endpoints.push({
      group: group.identifier,
      identifier,
      method,
      path,
      tags: [...new Set(tags)].filter(isRead).toSorted(),
    });
  },
});

const importOf = (from: string, file: string): string => {
  const path = relative(dirname(from), file);
  return path.startsWith(".") ? path : `./${path}`;
};

const nameOf = (identifier: string): string => (identifier === "export" ? "exportCall" : identifier);

const textOf = (file: string, groups: readonly { readonly name: string; readonly identifier: string }[]): string => {
  const calls = groups.map((group) => ({
    ...group,
    calls: endpoints.filter((endpoint) => endpoint.group === group.identifier),
  }));
  const tags = [...new Set(calls.flatMap((group) => group.calls.flatMap((call) => call.tags)))].toSorted();
  const imports = new Map<string, Set<string>>();
  const tables = new Map<string, string[]>();
  for (const tag of tags) {
    const at = refusals.get(tag);
    if (at === undefined) continue;
    imports.set(at.file, (imports.get(at.file) ?? new Set()).add(at.name));
    if (!at.isAlone) tables.set(at.name, [...(tables.get(at.name) ?? []), tag]);
  }
  return [
    "// Written by `npm run generate` from the contract. Do not edit.",
    `import { callOf } from "${importOf(file, "shared/call.ts")}";`,
    `import type { ${groups.map(({ name }) => name).join(", ")} } from "./${basename(file)}";`,
    ...[...imports]
      .toSorted()
      .map(([from, names]) => `import { ${[...names].toSorted().join(", ")} } from "${importOf(file, from)}";`),
    "",
    ...[...tables].map(([table, names]) => `const { ${names.join(", ")} } = ${table};`),
    `const call = /*#__PURE__*/ callOf<${groups.map(({ name }) => `typeof ${name}`).join(" | ")}>();`,
    "",
    ...calls.flatMap((group) =>
      group.calls.map(
        (call) =>
          `export const ${nameOf(call.identifier)} = /*#__PURE__*/ call("${call.method}", "${call.path}", { ${call.tags.join(", ")} });`,
      ),
    ),
    "",
  ].join("\n");
};

const written = new Map<string, string>();
for (const [file, places] of Map.groupBy(registered("groups.ts"), ({ file }) => file)) {
  const module = await load(file);
  const groups = places.flatMap(({ name }) => {
    const { identifier } = module[name] as { readonly identifier?: string };
    return identifier === undefined ? [] : [{ name, identifier }];
  });
  written.set(file.replace(/\.ts$/, "-calls.ts"), textOf(file, groups));
}

const present = readdirSync(contract, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith("-calls.ts"),
);
const isCheck = process.argv.includes("--check");
const stale = present.filter((file) => !written.has(file));
if (!isCheck) for (const file of stale) rmSync(join(contract, file));
for (const [file, text] of written) {
  const path = join(contract, file);
  if (!isCheck) writeFileSync(path, text);
  else if (!present.includes(file) || readFileSync(path, "utf8") !== text) stale.push(file);
}
if (isCheck && stale.length > 0) {
  process.stderr.write(`Not what the contract says: ${stale.join(", ")}: run npm run generate.\n`);
  process.exitCode = 1;
}
