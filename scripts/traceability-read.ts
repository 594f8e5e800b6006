import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

export type Rule = {
  readonly id: string;
  readonly text: string;
  readonly sources: readonly string[];
  /** "domain/goals", "application/diary". */
  readonly concept: string;
};
/** A place that names a rule: a function of the domain, or a test with its file. */
export type Mention = { readonly id: string; readonly name: string; readonly file: string };

const RULE = /^- \*\*([A-Z]{1,3}\d+)\*\* (.+?) \(source: (.+)\)\s*$/;
const ID = /\b[A-Z]{1,3}\d+\b/g;

const files = (root: string, pattern: string): readonly (readonly [file: string, text: string])[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist)([\\/]|$)/.test(path) })
    .map((file) => file.split(sep).join("/"))
    .toSorted()
    .map((file) => [file, readFileSync(join(root, file), "utf8")] as const);

/** Every line of every RULES.md that states a rule; lines that look like one and are not are told. */
export const readRules = (
  root: string,
): { readonly rules: readonly Rule[]; readonly unreadable: readonly string[] } => {
  const rules: Rule[] = [];
  const unreadable: string[] = [];
  for (const [file, text] of files(root, "{domain,application}/*/RULES.md"))
    for (const line of text.split("\n")) {
      const found = RULE.exec(line);
      if (found !== null) {
        const [, id = "", sentence = "", source = ""] = found;
        const sources = source.split(/[;,] ?(?=specification|product|issue|formulas)/).map((part) => part.trim());
        rules.push({ id, text: sentence, sources, concept: file.split("/").slice(0, 2).join("/") });
      } else if (/^\s*[-*] \*\*/.test(line)) unreadable.push(`${file}: ${line.trim()}`);
    }
  return { rules, unreadable };
};

const mentions = (file: string, name: string, text: string): readonly Mention[] =>
  [...new Set(text.match(ID) ?? [])].map((id) => ({ id, name, file }));

/** A doc or line comment, and the first name that is declared behind it. */
const DECLARED =
  /(?:\/\*\*([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n)+))\s*(?:export )?(?:const|type|interface|function) (\w+)/gm;

/** Functions, tables and types of the domain, the use cases and the readers of formats that name a rule in their comment. */
export const readFunctions = (root: string): readonly Mention[] =>
  files(root, "{domain,application,adapters/importers}/**/*.ts").flatMap(([file, text]) =>
    [...text.matchAll(DECLARED)].flatMap(([, doc = "", line = "", name = ""]) => mentions(file, name, doc + line)),
  );

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/ .*$/gm;

/** Every rule that a comment names, wherever it stands: in the domain, the use cases, the adapters and the page. */
export const readComments = (root: string): readonly Mention[] =>
  files(root, "{domain,application,adapters,ui}/**/*.{ts,tsx}").flatMap(([file, text]) =>
    (text.match(COMMENT) ?? []).flatMap((comment) => mentions(file, comment.trim().slice(0, 60), comment)),
  );

/** A test's name begins with the ids of the rules that it holds the domain to: "G1 …", "G8 G10 …". */
const TEST = /\b(?:it|test)(?:\.\w+(?:\([^)]*\))?)*\(\s*(["'`])((?:[A-Z]{1,3}\d+[ :,]+)+)(.*?)\1\s*,/g;

export const readTests = (root: string): readonly Mention[] =>
  files(root, "tests/**/*.test.{ts,tsx}").flatMap(([file, text]) =>
    [...text.matchAll(TEST)].flatMap(([, , ids = "", name = ""]) => mentions(file, name.trim(), ids)),
  );
