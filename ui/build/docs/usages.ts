import type { ESTree } from "vite";
import { componentsIn, type DocumentedComponent } from "./props.ts";
import { declared, sourceOf } from "./source.ts";

/** The words of a component's page, which stand in its story file as `parameters.usage`. */
export type Usage = {
  readonly purpose: string;
  readonly dos: readonly string[];
  readonly donts: readonly string[];
};

export type DocumentedPage = Usage & {
  readonly file: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly components: readonly DocumentedComponent[];
};

type Fields = ReadonlyMap<string, ESTree.Expression>;

const without = (node: ESTree.Expression): ESTree.Expression =>
  node.type === "TSSatisfiesExpression" || node.type === "TSAsExpression" ? without(node.expression) : node;

const fieldsOf = (node: ESTree.Expression | undefined): Fields => {
  const object = node === undefined ? undefined : without(node);
  return new Map(
    object?.type !== "ObjectExpression"
      ? []
      : object.properties.flatMap((one) =>
          one.type === "Property" && one.key.type === "Identifier" ? [[one.key.name, one.value] as const] : [],
        ),
  );
};

const wordsOf = (node: ESTree.Expression | undefined): string =>
  node?.type === "Literal" ? String(node.value) : node?.type === "Identifier" ? node.name : "";

const listOf = (node: ESTree.Expression | undefined): readonly string[] =>
  node?.type !== "ArrayExpression"
    ? []
    : node.elements.flatMap((one) => (one === null || one.type === "SpreadElement" ? [] : [wordsOf(one)]));

const metaOf = (file: string): Fields => {
  for (const statement of sourceOf(file).body) {
    const node = declared(statement);
    if (node?.type !== "VariableDeclaration") continue;
    const meta = node.declarations.find(({ id }) => id.type === "Identifier" && id.name === "meta");
    if (meta?.init) return fieldsOf(meta.init);
  }
  return new Map();
};

/** The title under which Storybook lists a story file. */
export const titleOf = (file: string): string => wordsOf(metaOf(file).get("title"));

/**
 * The page of a story file; none where it has no words of how its component is used. `fileOf` knows the components that the stories
 * show by a part of them, because they read ports themselves.
 */
export const pageOf = (file: string, fileOf: (component: string) => string | undefined): DocumentedPage | undefined => {
  const meta = metaOf(file);
  const usage = fieldsOf(fieldsOf(meta.get("parameters")).get("usage"));
  if (usage.size === 0) return undefined;
  const named = listOf(usage.get("of"));
  const names = named.length > 0 ? named : [wordsOf(meta.get("component"))];
  const { imports } = sourceOf(file);
  return {
    file,
    title: titleOf(file),
    tags: listOf(meta.get("tags")),
    purpose: wordsOf(usage.get("purpose")),
    dos: listOf(usage.get("dos")),
    donts: listOf(usage.get("donts")),
    components: names.flatMap((name) => {
      const from = imports.get(name)?.from ?? fileOf(name);
      const found = from === undefined ? [] : componentsIn(from).filter((one) => one.name === name);
      if (found.length === 0) throw new Error(`${file}: there is no component ${name} to document.`);
      return found;
    }),
  };
};
