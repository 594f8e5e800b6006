import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";

const root = join(import.meta.dirname, "../..");

/** One small fault: what stands between two places of a file, and what stands there instead. */
export type Mutant = {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  /** The how many-th of its file. */
  readonly place: number;
  readonly original: string;
  readonly replacement: string;
  /** The rules that the comment of the declaration around it names. */
  readonly rules: readonly string[];
};

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { readonly type?: unknown }).type === "string";

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};

const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  floor: "ceil",
  ceil: "floor",
  round: "floor",
  startsWith: "endsWith",
  endsWith: "startsWith",
  toLowerCase: "toUpperCase",
  toUpperCase: "toLowerCase",
  find: "findLast",
  findLast: "find",
  indexOf: "lastIndexOf",
  lastIndexOf: "indexOf",
};
/** Calls that are left out: `x.trim()` becomes `x`. */
const DROPPED = new Set(["trim", "filter", "toSorted", "sort", "slice", "toReversed", "normalize", "toWellFormed"]);

/** Nothing of a type runs, and names are no values. */
const isSkipped = (node: Node): boolean =>
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/.test(node.type);

const ASSIGNMENTS: Readonly<Record<string, string>> = { "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=" };

/** Replacements of a node, as whole text without the mutations inside it. */
const replacementsOf = (node: Node, text: (part: unknown) => string): readonly string[] => {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression": {
      const left = text(node["left"]);
      const right = text(node["right"]);
      return (OPERATORS[String(node["operator"])] ?? []).map((operator) => `((${left}) ${operator} (${right}))`);
    }
    case "UnaryExpression":
      return node["operator"] === "!" || node["operator"] === "-" ? [`(${text(node["argument"])})`] : [];
    case "ConditionalExpression":
      return [text(node["consequent"]), text(node["alternate"])].map((part) => `(${part})`);
    case "AssignmentExpression": {
      const other = ASSIGNMENTS[String(node["operator"])];
      return other === undefined ? [] : [`(${text(node["left"])} ${other} ${text(node["right"])})`];
    }
    case "Literal": {
      const { value } = node;
      if (typeof value === "boolean") return [String(!value)];
      if (typeof value === "number") return [String(value + 1)];
      if (typeof value === "string") return [value === "" ? '"mutant"' : '""'];
      return regexReplacements(text(node));
    }
    case "TemplateLiteral":
      return ['""'];
    case "ArrayExpression":
      return (node["elements"] as readonly unknown[]).length === 0 ? [] : ["([])"];
    case "CallExpression":
      return callReplacements(node, text);
    default:
      return [];
  }
};

/** Without the anchor at its beginning or its end. An empty pattern is left out: two slashes begin a comment. */
const regexReplacements = (pattern: string): readonly string[] =>
  [
    ...(pattern.startsWith("/^") ? [`/${pattern.slice(2)}`] : []),
    ...(/\$\/\w*$/.test(pattern) ? [pattern.replace(/\$(\/\w*)$/, "$1")] : []),
  ].filter((without) => !without.startsWith("//"));

const callReplacements = (node: Node, text: (part: unknown) => string): readonly string[] => {
  const callee = node["callee"];
  if (!isNode(callee) || callee.type !== "MemberExpression" || callee["computed"] === true) return [];
  const name = text(callee["property"]);
  const other = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
  if (other !== undefined) {
    const given = (node["arguments"] as readonly unknown[]).map(text).join(", ");
    return [`${text(callee["object"])}.${other}(${given})`];
  }
  return DROPPED.has(name) ? [`(${text(callee["object"])})`] : [];
};

/** Links of `a?.b().c`: brackets around one would end the chain, and what follows would be asked of nothing. */
const linkOf = (node: Node, key: string, chain: "none" | "top" | "link"): "none" | "top" | "link" =>
  node.type === "ChainExpression"
    ? "top"
    : chain !== "none" && (key === "object" || key === "callee")
      ? "link"
      : "none";

/** Literals that are no values and cannot be replaced: keys, names, directives, types. */
const isFixed = (parent: Node, key: string): boolean =>
  (parent.type === "Property" && key === "key" && parent["computed"] !== true) ||
  (parent.type === "MemberExpression" && key === "property" && parent["computed"] !== true) ||
  parent.type === "ExpressionStatement" ||
  parent.type === "TaggedTemplateExpression" ||
  (parent.type.startsWith("Export") && key === "source") ||
  (parent.type === "CallExpression" && key === "callee");

type Change = {
  readonly start: number;
  readonly end: number;
  readonly ids: readonly Mutant[];
  readonly isBlock: boolean;
};

const RULE = /\b[A-Z]{1,3}\d+\b/g;

/** Every id that a RULES.md of the domain states: sources have numbers too ("NG246"). */
const KNOWN_RULES: ReadonlySet<string> = new Set(
  globSync("domain/*/RULES.md", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, id = ""]) => id),
  ),
);

/** All faults of a file, and the file with all of them in it, each behind a question whether it is the one that holds now. */
const mutate = (
  file: string,
  source: string,
  firstId: number,
): { readonly mutants: readonly Mutant[]; readonly code: string } => {
  const { program, comments } = parseSync(file, source);
  const changes: Change[] = [];
  let id = firstId;
  let rules: readonly string[] = [];
  const text = (part: unknown): string => (isNode(part) ? source.slice(part.start, part.end) : "");
  const made = (node: Node, replacement: string): Mutant => ({
    place: id - firstId,
    id: id++,
    file,
    line: source.slice(0, node.start).split("\n").length,
    original: source.slice(node.start, node.end),
    replacement,
    rules,
  });
  const visit = (node: Node, parent: Node | undefined, key: string, chain: "none" | "top" | "link" = "none"): void => {
    if (isSkipped(node)) return;
    if (parent?.type === "Program") rules = rulesBefore(comments, source, node.start);
    if (chain !== "link" && (parent === undefined || !isFixed(parent, key))) {
      const replaced = replacementsOf(node, text);
      if (replaced.length > 0)
        changes.push({ start: node.start, end: node.end, ids: replaced.map((one) => made(node, one)), isBlock: false });
    }
    const isBody = node.type === "BlockStatement" && (node["body"] as readonly unknown[]).length > 0;
    if (isBody) changes.push({ start: node.start, end: node.end, ids: [made(node, "{}")], isBlock: true });
    for (const [name, value] of Object.entries(node)) {
      if (name === "typeAnnotation" || name === "returnType" || name === "typeParameters" || name === "typeArguments")
        continue;
      for (const child of Array.isArray(value) ? (value as readonly unknown[]) : [value])
        if (isNode(child)) visit(child, node, name, linkOf(node, name, chain));
    }
  };
  visit(program as unknown as Node, undefined, "");
  return { mutants: changes.flatMap(({ ids }) => ids), code: instrument(source, changes) };
};

/** The ids of rules in the comment right before a declaration. */
const rulesBefore = (
  comments: readonly { readonly value: string; readonly end: number }[],
  source: string,
  start: number,
): readonly string[] =>
  comments
    .filter(({ end }) => end <= start && source.slice(end, start).trim() === "")
    .flatMap(({ value }) => (value.match(RULE) ?? []).filter((id) => KNOWN_RULES.has(id)));

/** Outer changes are written around inner ones: changes lie within each other or apart, never across. */
const instrument = (source: string, changes: readonly Change[]): string => {
  const sorted = changes.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const write = (from: number, to: number): string => {
    let code = "";
    let at = from;
    while (next < sorted.length) {
      const change = sorted[next];
      if (change === undefined || change.start >= to) break;
      next += 1;
      code += source.slice(at, change.start);
      const inner = write(change.start, change.end);
      code += change.isBlock ? aroundBlock(change, inner) : aroundExpression(change, inner);
      at = change.end;
    }
    return code + source.slice(at, to);
  };
  return write(0, source.length);
};

const aroundExpression = ({ ids }: Change, inner: string): string =>
  ids.reduce((code, { id, replacement }) => `(globalThis.__isMutant(${id}) ? ${replacement} : ${code})`, `(${inner})`);

const aroundBlock = ({ ids }: Change, inner: string): string =>
  `{ if (!globalThis.__isMutant(${ids[0]?.id ?? 0})) ${inner} }`;

/** All faults of a concept, by file, and each file with them in it. */
export const mutateConcept = (concept: string): ReadonlyMap<string, ReturnType<typeof mutate>> => {
  const made = new Map<string, ReturnType<typeof mutate>>();
  let firstId = 0;
  for (const file of globSync(`domain/${concept}/**/*.ts`, { cwd: root }).toSorted()) {
    const one = mutate(file, readFileSync(join(root, file), "utf8"), firstId);
    made.set(file, one);
    firstId += one.mutants.length;
  }
  return made;
};
