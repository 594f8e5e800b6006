import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ESTree } from "vite";
import { declared, sourceOf, UI, type Source } from "./source.ts";

export type Prop = {
  readonly name: string;
  /** The type as the source writes it. */
  readonly type: string;
  readonly isOptional: boolean;
  readonly fallback: string;
  /** The comment above the prop. */
  readonly says: string;
};

export type DocumentedComponent = {
  readonly name: string;
  readonly file: string;
  readonly props: readonly Prop[];
  /** Types of other packages whose properties it takes too. */
  readonly extends: readonly string[];
};

type Members = Pick<DocumentedComponent, "props" | "extends">;
const NONE: Members = { props: [], extends: [] };

const joined = (all: readonly Members[]): Members => ({
  props: all.flatMap(({ props }) => props),
  extends: all.flatMap((one) => one.extends),
});

const oneLine = (text: string): string =>
  text
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .trim();
const textOf = ({ text }: Source, { start, end }: ESTree.Span): string => oneLine(text.slice(start, end));

const propOf = (source: Source, member: ESTree.TSSignature): readonly Prop[] => {
  if (member.type !== "TSPropertySignature" || member.key.type !== "Identifier") return [];
  const type = member.typeAnnotation?.typeAnnotation;
  return [
    {
      name: member.key.name,
      type: type === undefined ? "unknown" : textOf(source, type),
      isOptional: member.optional,
      fallback: "",
      says: source.commentBefore(member.start),
    },
  ];
};

const namesIn = (type: ESTree.TSType | undefined): readonly string[] => {
  const all = type?.type === "TSUnionType" ? type.types : [type];
  return all.flatMap((one) =>
    one?.type === "TSLiteralType" && one.literal.type === "Literal" ? [String(one.literal.value)] : [],
  );
};

/** The properties of a named type, here or in the file of the page that it comes from. */
const membersOfName = (source: Source, name: string): Members | undefined => {
  for (const statement of source.body) {
    const node = declared(statement);
    if (node?.type === "TSTypeAliasDeclaration" && node.id.name === name) return membersOf(source, node.typeAnnotation);
    if (node?.type === "TSInterfaceDeclaration" && node.id.name === name)
      return { props: node.body.body.flatMap((member) => propOf(source, member)), extends: [] };
  }
  const imported = source.imports.get(name);
  if (imported === undefined || !existsSync(join(UI, imported.from))) return undefined;
  return membersOfName(sourceOf(imported.from), imported.name);
};

const UTILITIES: Readonly<Record<string, (of: Members, names: readonly string[]) => Members>> = {
  Readonly: (of) => of,
  PropsWithChildren: (of) => of,
  Partial: (of) => ({ ...of, props: of.props.map((prop) => ({ ...prop, isOptional: true })) }),
  Omit: (of, names) => ({ ...of, props: of.props.filter(({ name }) => !names.includes(name)) }),
  Pick: (of, names) => ({ ...of, props: of.props.filter(({ name }) => names.includes(name)) }),
};

const membersOf = (source: Source, type: ESTree.TSType): Members => {
  if (type.type === "TSTypeLiteral")
    return { props: type.members.flatMap((member) => propOf(source, member)), extends: [] };
  if (type.type === "TSIntersectionType" || type.type === "TSUnionType")
    return joined(type.types.map((one) => membersOf(source, one)));
  const other: Members = { ...NONE, extends: [textOf(source, type)] };
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return other;
  const [of, names] = type.typeArguments?.params ?? [];
  const change = UTILITIES[type.typeName.name];
  if (change === undefined) return membersOfName(source, type.typeName.name) ?? other;
  const inner = of === undefined ? NONE : membersOf(source, of);
  return inner.props.length === 0 ? other : change(inner, namesIn(names));
};

/** Defaults that the function gives its properties. */
const fallbacksOf = (source: Source, pattern: ESTree.ParamPattern): ReadonlyMap<string, string> =>
  new Map(
    pattern.type !== "ObjectPattern"
      ? []
      : pattern.properties.flatMap((one) =>
          one.type === "Property" && one.key.type === "Identifier" && one.value.type === "AssignmentPattern"
            ? [[one.key.name, textOf(source, one.value.right)] as const]
            : [],
        ),
  );

const propsOf = (source: Source, of: ESTree.Function | ESTree.ArrowFunctionExpression): Members => {
  const [pattern] = of.params;
  if (pattern === undefined || pattern.type === "TSParameterProperty") return NONE;
  const type = "typeAnnotation" in pattern ? pattern.typeAnnotation?.typeAnnotation : undefined;
  if (type === undefined) return NONE;
  const fallbacks = fallbacksOf(source, pattern as ESTree.ParamPattern);
  const members = membersOf(source, type);
  return { ...members, props: members.props.map((prop) => ({ ...prop, fallback: fallbacks.get(prop.name) ?? "" })) };
};

const WRAPPERS = ["memo", "forwardRef"];

const functionIn = (
  node: ESTree.Expression | null | undefined,
): ESTree.Function | ESTree.ArrowFunctionExpression | undefined => {
  if (node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression") return node;
  if (node?.type !== "CallExpression" || node.callee.type !== "Identifier" || !WRAPPERS.includes(node.callee.name))
    return undefined;
  return functionIn(node.arguments[0] as ESTree.Expression | undefined);
};

const isComponentName = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/** The components that a file exports, with their props as the types say them. */
export const componentsIn = (file: string): readonly DocumentedComponent[] => {
  const source = sourceOf(file);
  return source.body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration") return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const of = functionIn(init);
      if (id.type !== "Identifier" || !isComponentName(id.name) || of === undefined) return [];
      return [{ name: id.name, file, ...propsOf(source, of) }];
    });
  });
};
