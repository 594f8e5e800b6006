import { makeHouse } from "./house.ts";

/** A file and what it imports. */
export type Import = readonly [file: string, imported: string];

type Diagnostic = {
  readonly code: string;
  readonly message: string;
  readonly help?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
};

const keyOf = ([file, imported]: Import): string => `${file} ← ${imported}`;

/** Plants every import, asks the linter once, and answers what it says against each of them. */
export const objectionsTo = (imports: readonly Import[]): ((one: Import) => readonly string[]) => {
  const house = makeHouse();
  try {
    const lines = Map.groupBy(new Map(imports.map((one) => [keyOf(one), one])).values(), ([file]) => file);
    for (const [file, those] of lines)
      house.plant(
        file,
        [
          ...those.map(([, imported], n) => `import { thing as thing${n} } from "${imported}";`),
          `export const used: readonly unknown[] = [${those.map((_, n) => `thing${n}`).join(", ")}];\n`,
        ].join("\n"),
      );
    const folders = [...new Set([...lines.keys()].map((file) => file.split("/")[0] ?? ""))];
    const { said } = house.run("oxlint", ["--format", "json", ...folders]);
    const { diagnostics } = JSON.parse(said) as { readonly diagnostics: readonly Diagnostic[] };
    const found = Map.groupBy(
      diagnostics.filter(({ code }) => code.includes("no-restricted-imports")),
      ({ filename, labels }) => {
        const line = (labels[0]?.span.line ?? 0) - 1;
        return keyOf(lines.get(filename)?.[line] ?? [filename, `line ${line}`]);
      },
    );
    return (one) => (found.get(keyOf(one)) ?? []).map(({ message, help }) => `${message} ${help ?? ""}`);
  } finally {
    house.remove();
  }
};
