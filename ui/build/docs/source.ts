import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync, type ESTree } from "vite";

/** The page's sources, from which its documents are read. */
export const UI = join(import.meta.dirname, "../..");

export type Source = {
  readonly file: string;
  readonly text: string;
  readonly body: readonly ESTree.Statement[];
  /** Its import of each name: the module as a path below `ui`, or as it is written where it is another package's. */
  readonly imports: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** The comment `/** … *\/` that ends right before a place in the text. */
  readonly commentBefore: (at: number) => string;
};

const inUi = (file: string, specifier: string): string => {
  if (specifier.startsWith("@morsel/ui/")) {
    const path = specifier.slice("@morsel/ui/".length);
    return existsSync(join(UI, path)) ? path : `${path}.ts`;
  }
  return specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : specifier;
};

/** A comment as one line of text, without its stars. */
const plain = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*+\s?/, "").trim())
    .join(" ")
    .trim();

const parse = (file: string): Source => {
  const text = readFileSync(join(UI, file), "utf8");
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports = program.body.flatMap((one) =>
    one.type === "ImportDeclaration"
      ? one.specifiers.map((specifier) => {
          const name =
            specifier.type === "ImportSpecifier" && specifier.imported.type === "Identifier"
              ? specifier.imported.name
              : "default";
          return [specifier.local.name, { from: inUi(file, one.source.value), name }] as const;
        })
      : [],
  );
  return {
    file,
    text,
    body: program.body as readonly ESTree.Statement[],
    imports: new Map(imports),
    commentBefore: (at) => {
      const last = comments.findLast(({ end }) => end <= at);
      const isDocument = last?.type === "Block" && last.value.startsWith("*");
      return isDocument && text.slice(last.end, at).trim() === "" ? plain(last.value) : "";
    },
  };
};

const known = new Map<string, Source>();

/** A source is parsed once for all who ask for it. */
export const sourceOf = (file: string): Source => {
  const source = known.get(file) ?? parse(file);
  known.set(file, source);
  return source;
};

/** Names that a statement declares, exported or not. */
export const declared = (statement: ESTree.Statement): ESTree.Node | undefined =>
  statement.type === "ExportNamedDeclaration" ? (statement.declaration ?? undefined) : statement;
