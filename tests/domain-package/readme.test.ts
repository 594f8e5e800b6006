import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Consumer, concepts, installedConsumer, run, strictTsconfig, tool } from "./packed.ts";

const readme = readFileSync(join(import.meta.dirname, "../../domain/README.md"), "utf8");
const examples = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

const IMPORT = /^import [^;]+;$/gm;

/** `expression; // → value` becomes a comparison; declarations stay as they are. */
const checked = (code: string): string =>
  code.replaceAll(/^( *)(.+?);? \/\/ → (.+)$/gm, "$1checks.push([$2, $3]);").concat("\nexport const done = checks;\n");

describe("the README of the domain", () => {
  let consumer: Consumer;
  beforeAll(() => {
    consumer = installedConsumer();
    examples.forEach((code, i) => {
      const [imports, body] = [code.match(IMPORT)?.join("\n") ?? "", code.replaceAll(IMPORT, "")];
      writeFileSync(
        join(consumer.folder, `example-${i}.ts`),
        `${imports}\nconst checks: (readonly [unknown, unknown])[] = [];\n${checked(body)}`,
      );
    });
    const names = examples.map((_, i) => `import { done as done${i} } from "./example-${i}.ts";`).join("\n");
    const all = examples.map((_, i) => `...done${i}`).join(", ");
    writeFileSync(
      join(consumer.folder, "all.mjs"),
      `import { deepStrictEqual } from "node:assert";\n${names}\nconst all = [${all}];\nfor (const [is, says] of all) deepStrictEqual(is, says);\nconsole.log(all.length);\n`,
    );
    writeFileSync(
      join(consumer.folder, "tsconfig.json"),
      JSON.stringify({
        ...strictTsconfig,
        compilerOptions: { ...strictTsconfig.compilerOptions, allowImportingTsExtensions: true },
      }),
    );
  });
  afterAll(() => consumer.remove());

  it("has an example for every concept", () => {
    const shown = (concept: string): boolean => readme.includes(`from "@morsel/domain/${concept}"`);
    expect(concepts().filter((concept) => concept !== "brand" && !shown(concept))).toEqual([]);
  });

  it("compiles, every example of it, in a strict project", () => {
    expect(run(tool("tsc"), ["-p", "."], consumer.folder)).toBe("");
  });

  it("says what the examples give", () => {
    const lines = readme.match(/\/\/ → /g)?.length ?? 0;
    expect(Number(run(process.execPath, ["all.mjs"], consumer.folder))).toBe(lines);
    expect(lines).toBeGreaterThan(concepts().length);
  });
});
