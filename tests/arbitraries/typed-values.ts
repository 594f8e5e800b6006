import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "oxc-parser";

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const node = (value: unknown): Node => (isNode(value) ? value : { type: "None" });

const root = join(import.meta.dirname, "../../domain");

/** The types that the domain declares, by name, those of a concept before the others'; and what its modules export. */
export type Declared = {
  readonly typesIn: ReadonlyMap<string, ReadonlyMap<string, Node>>;
  readonly values: Readonly<Record<string, unknown>>;
};

const declarationsOf = (file: string): readonly Node[] =>
  nodes(parseSync(file, readFileSync(file, "utf8")).program.body).map((statement) =>
    statement.type === "ExportNamedDeclaration" ? node(statement["declaration"]) : statement,
  );

export const readDeclared = async (): Promise<Declared> => {
  const typesIn = new Map<string, Map<string, Node>>();
  const values: Record<string, unknown> = {};
  for (const file of globSync("*/**/*.ts", { cwd: root, exclude: (path) => /^(dist|node_modules)\b/.test(path) })) {
    const [concept = ""] = file.split(sep);
    const types = typesIn.get(concept) ?? new Map<string, Node>();
    typesIn.set(concept, types);
    for (const declaration of declarationsOf(join(root, file)))
      if (declaration.type === "TSTypeAliasDeclaration" || declaration.type === "TSInterfaceDeclaration")
        types.set(String(node(declaration["id"])["name"]), declaration);
    if (file === join(concept, "index.ts")) Object.assign(values, await import(/* @vite-ignore */ join(root, file)));
  }
  return { typesIn, values };
};

/** Checked texts that are never long: what has such a brand has passed its check. */
const CHECKED: Readonly<Record<string, string>> = {
  CalendarDate: "2024-02-29",
  TimeOfDay: "07:30",
  MemberId: "0190a6a0-0000-7000-8000-000000000001",
};
/** A type, or a part of it, in which each parameter of the type is what was given for it. */
const replaced = (part: unknown, given: ReadonlyMap<string, Node>): unknown => {
  if (Array.isArray(part)) return part.map((one) => replaced(one, given));
  if (!isNode(part)) return part;
  const named = part.type === "TSTypeReference" ? given.get(String(node(part["typeName"])["name"])) : undefined;
  return named ?? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replaced(value, given)]));
};

const withGiven = (declaration: Node, given: readonly Node[]): Node => {
  const names = nodes(node(declaration["typeParameters"])["params"]).map((one) => String(node(one["name"])["name"]));
  const known = names.flatMap((name, i) => (given[i] === undefined ? [] : [[name, given[i]] as const]));
  return known.length === 0 ? declaration : node(replaced(declaration, new Map(known)));
};

const MOST_VARIANTS = 4;
const DEEPEST = 16;
/** Lists within lists have two items from here on: twice each item would multiply with every level. */
const DEEP_LIST = 3;

/** Values of a type in which every text is the given one; several where the type is one of several. */
export const valuesOf = (declared: Declared, concept: string, text: string) => {
  const declarationOf = (name: string): Node | undefined =>
    declared.typesIn.get(concept)?.get(name) ??
    [...declared.typesIn.values()].find((types) => types.has(name))?.get(name);

  const isList = (type: Node): boolean =>
    type.type === "TSArrayType" || (type.type === "TSTypeOperator" && isList(node(type["typeAnnotation"])));

  /** Makes the first few values of a type; at the deepest level only undefined and empty lists, because types may contain themselves. */
  const variants = (type: Node, depth: number): readonly unknown[] =>
    depth > DEEPEST ? [isList(type) ? [] : undefined] : made(type, depth + 1).slice(0, MOST_VARIANTS);

  const record = (members: readonly Node[], depth: number): readonly unknown[] => {
    const fields = members.flatMap((member): readonly (readonly [string, readonly unknown[]])[] => {
      const annotated = node(node(member["typeAnnotation"])["typeAnnotation"]);
      if (member.type === "TSIndexSignature") return [[text, variants(annotated, depth)]];
      if (member.type !== "TSPropertySignature") return [];
      const key = node(member["key"]);
      return [[String(key["name"] ?? key["value"]), variants(annotated, depth)]];
    });
    const count = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: count }, (_, i) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[i % Math.max(1, values.length)]])),
    );
  };

  const keyed = (keys: readonly unknown[], values: readonly unknown[]): readonly unknown[] =>
    values.map((value) => Object.fromEntries(keys.map((key) => [String(key), value])));

  const named = (name: string, given: readonly Node[], depth: number): readonly unknown[] => {
    const of = (i: number) => variants(node(given[i]), depth);
    if (["Readonly", "Partial", "Required", "Pick", "Omit", "Extract", "Exclude", "NonNullable"].includes(name))
      return of(0);
    if (name === "Record") return keyed(of(0), of(1));
    if (name === "ReadonlyMap" || name === "Map")
      return of(1).map((value) => new Map(of(0).map((key) => [key, value])));
    if (name === "ReadonlySet" || name === "Set") return [new Set(of(0))];
    if (name === "Iterable" || name === "ReadonlyArray") return [of(0)];
    if (name === "RegExp") return [/x/u];
    if (name === "NumberIn") return [3];
    const checked = CHECKED[name];
    if (checked !== undefined) return [checked];
    const generic = declarationOf(name);
    if (generic === undefined) return [text];
    const declaration = withGiven(generic, given);
    return declaration.type === "TSInterfaceDeclaration"
      ? record(nodes(node(declaration["body"])["body"]), depth)
      : variants(node(declaration["typeAnnotation"]), depth);
  };

  /** "typeof X", "(typeof X)[number]", "keyof typeof X": what X is is asked of the module itself. */
  const indexed = (object: unknown, depth: number, key: Node): readonly unknown[] => {
    if (key.type === "TSNumberKeyword") return Array.isArray(object) ? object : [text];
    const names = variants(key, depth);
    return names.map((name) =>
      typeof object === "object" && object !== null ? Reflect.get(object, String(name)) : text,
    );
  };
  const valueOfQuery = (type: Node): unknown => declared.values[String(node(type["exprName"])["name"])];

  const made = (type: Node, depth: number): readonly unknown[] => {
    switch (type.type) {
      case "TSStringKeyword":
      case "TSUnknownKeyword":
        return [text];
      case "TSNumberKeyword":
        return [3];
      case "TSBooleanKeyword":
        return [true, false];
      case "TSNullKeyword":
        return [null];
      case "TSLiteralType":
        return [node(type["literal"])["value"]];
      case "TSTemplateLiteralType":
        return ["3"];
      case "TSUnionType":
        return nodes(type["types"])
          .toSorted((a, b) => Number(a.type === "TSUndefinedKeyword") - Number(b.type === "TSUndefinedKeyword"))
          .flatMap((part) => variants(part, depth));
      case "TSIntersectionType": {
        const parts = nodes(type["types"]).map((part) => variants(part, depth));
        const plain = parts.flat().find((value) => typeof value !== "object");
        return plain === undefined ? [Object.assign({}, ...parts.map(([first]) => first))] : [plain];
      }
      case "TSTypeOperator":
        if (type["operator"] === "keyof") {
          const [object] = variants(node(type["typeAnnotation"]), depth);
          return typeof object === "object" && object !== null ? Object.keys(object) : [text];
        }
        return variants(node(type["typeAnnotation"]), depth);
      case "TSArrayType": {
        const each = variants(node(type["elementType"]), depth).filter((value) => value !== undefined);
        return [depth > DEEP_LIST ? each.slice(0, 2) : [...each, ...each]];
      }
      case "TSTupleType":
        return [nodes(type["elementTypes"]).map((part) => variants(part, depth)[0])];
      case "TSNamedTupleMember":
        return variants(node(type["elementType"]), depth);
      case "TSTypeLiteral":
        return record(nodes(type["members"]), depth);
      case "TSMappedType":
        return keyed(variants(node(type["constraint"]), depth), variants(node(type["typeAnnotation"]), depth));
      case "TSFunctionType":
        return [() => variants(node(node(type["returnType"])["typeAnnotation"]), depth).at(-1)];
      case "TSTypeQuery":
        return [valueOfQuery(type)];
      case "TSParenthesizedType":
        return variants(node(type["typeAnnotation"]), depth);
      case "TSIndexedAccessType":
        return indexed(variants(node(type["objectType"]), depth)[0], depth, node(type["indexType"]));
      case "TSTypeReference":
        return named(String(node(type["typeName"])["name"]), nodes(node(type["typeArguments"])["params"]), depth);
      default:
        return [undefined];
    }
  };
  return (type: Node): readonly unknown[] => variants(type, 0);
};

export type Parameters = {
  readonly name: string;
  readonly types: readonly Node[];
  readonly optional: readonly boolean[];
};

/** The parameters of every exported function, as the report of the package writes them. */
export const readParameters = (report: string): readonly Parameters[] =>
  report
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const concept = part.split("\n", 1)[0]?.trim() ?? "";
      const code = /```ts\n([\s\S]*?)```/.exec(part)?.[1] ?? "";
      return nodes(parseSync("report.d.ts", code).program.body).flatMap((statement) => {
        const [declarator] = nodes(node(statement["declaration"])["declarations"]);
        const id = node(declarator?.["id"]);
        const type = node(node(id["typeAnnotation"])["typeAnnotation"]);
        if (type.type !== "TSFunctionType") return [];
        const parameters = nodes(type["params"]);
        return [
          {
            name: `${concept} ${String(id["name"])}`,
            types: parameters.map((one) => node(node(one["typeAnnotation"])["typeAnnotation"])),
            optional: parameters.map((one) => one["optional"] === true),
          },
        ];
      });
    });
