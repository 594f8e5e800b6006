import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A use case puts effects in order; a pure function decides and belongs to the domain. This check names each file of `application`, outside
 * `client/` and `platform/`, that uses no value of Effect's and yet exports values: it is a rule, unless it is a port, a token, or one of the
 * lists that a concept registers.
 */
const root = process.env["MORSEL_ROOT"] ?? join(import.meta.dirname, "..");

/** Lists of a concept that are gathered: its refusals in words, its mails, its files of the export, its use cases. */
const GATHERED = /\/(field-rules|mails|export-files|use-cases)\.ts$/;
/** The files that gather them. */
const GATHERING = /^application\/[^/]+\.ts$/;

const usesEffect = (text: string): boolean =>
  [...text.matchAll(/^import (?!type )([^;]*?) from "effect(?:\/[^"]*)?";/gms)].some(
    // In braces each name may be a type of its own.
    ([, names = ""]) =>
      !names.startsWith("{") ||
      names
        .replaceAll(/[{}\s]/g, "")
        .split(",")
        .some((name) => name !== "" && !name.startsWith("type")),
  );

const valuesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .filter(
      (line) =>
        /^export (const|function|class|let|\*|\{(?!\s*type ))/.test(line) &&
        !/= (?:(?:token|listToken)<|defineJob\()/.test(line),
    );

const files = readdirSync(join(root, "application"), { recursive: true, encoding: "utf8" })
  .map((file) => `application/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".ts") && !/\/(client|platform|dist|node_modules)\//.test(file))
  .filter((file) => !GATHERED.test(file) && !GATHERING.test(file))
  .toSorted();

const found = files.filter((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return !usesEffect(text) && valuesOf(text).length > 0;
});

if (found.length > 0) {
  console.error(`These decide without Effect, so they belong to the domain:\n${found.join("\n")}`);
  process.exitCode = 1;
}
