import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/**
 * A check that fell asleep looks green. So each boundary is violated on purpose, in a copy of the tree's shape, and
 * the linter must object; the same file with an allowed import must pass.
 */
const root = join(import.meta.dirname, "../..");
let house = "";

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "morsel-boundaries-"));
  cpSync(join(root, ".oxlintrc.json"), join(house, ".oxlintrc.json"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

const plant = (file: string, text: string): void => {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

type Verdict = { readonly objected: boolean; readonly said: string };

const lint = (file: string): Verdict => {
  try {
    return {
      objected: false,
      said: execFileSync(join(root, "node_modules/.bin/oxlint"), [file], { cwd: house, encoding: "utf8" }),
    };
  } catch (error) {
    return { objected: true, said: String((error as { stdout?: string }).stdout ?? error) };
  }
};

const importing = (what: string): string => `import { thing } from "${what}";\n\nexport const used = thing;\n`;

const FORBIDDEN: readonly (readonly [file: string, imported: string])[] = [
  ["domain/foods/probe.ts", "effect"],
  ["domain/foods/probe.ts", "node:fs"],
  ["domain/foods/probe.ts", "@morsel/application/ports/clock"],
  ["domain/foods/probe.ts", "../nutrition/nutrient.ts"],
  ["domain/foods/probe.ts", "../../application/ports/clock.ts"],
  ["application/diary/probe.ts", "@morsel/adapters/memory/diary-store"],
  ["application/diary/probe.ts", "effect/http"],
  ["application/diary/probe.ts", "effect"],
  ["application/diary/probe.ts", "inversify"],
  ["application/diary/probe.ts", "rxjs"],
  ["application/diary/probe.ts", "node:fs"],
  ["application/diary/probe.ts", "react"],
  ["application/diary/probe.ts", "@morsel/domain/foods/food"],
  ["application/diary/probe.ts", "../../domain/foods/index.ts"],
  ["adapters/sql/probe.ts", "../memory/diary-store.ts"],
  ["adapters/sql/sqlite/probe.ts", "../../memory/diary-store.ts"],
  ["adapters/sql/probe.ts", "effect/http-api"],
  ["adapters/sql/probe.ts", "@morsel/ui/theme/theme"],
  ["adapters/sql/probe.ts", "inversify"],
  ["adapters/memory/probe.ts", "node:crypto"],
  ["adapters/http-client/probe.ts", "node:crypto"],
  ["adapters/http-client/probe.ts", "inversify"],
  ["adapters/http-server/probe.ts", "../sql/sql.ts"],
  ["adapters/browser/probe.ts", "node:fs"],
  ["ui/features/diary/probe.tsx", "@morsel/adapters/http-client/my-diary"],
  ["ui/features/diary/probe.tsx", "inversify"],
  ["ui/features/diary/probe.tsx", "rxjs"],
  ["ui/features/diary/probe.tsx", "node:fs"],
  ["ui/routes/probe.tsx", "effect/http"],
  ["ui/composition/probe.ts", "effect/http-api"],
];

const ALLOWED: readonly (readonly [file: string, imported: string])[] = [
  ["domain/foods/probe.ts", "../nutrition/index.ts"],
  ["domain/foods/probe.ts", "./food.ts"],
  ["application/diary/probe.ts", "@morsel/domain/foods"],
  ["application/diary/probe.ts", "effect/Effect"],
  ["adapters/sql/probe.ts", "@morsel/application/ports/clock"],
  ["adapters/http-server/probe.ts", "effect/http-api"],
  ["adapters/http-server/probe.ts", "../http-contract/words.ts"],
  ["adapters/composition/probe.ts", "inversify"],
  ["adapters/browser/probe.ts", "rxjs"],
  ["ui/composition/probe.ts", "@morsel/adapters/http-client/my-diary"],
  ["ui/hooks/probe.ts", "rxjs"],
  ["ui/features/diary/probe.stories.tsx", "@morsel/adapters/memory/my-diary"],
];

describe("the boundaries of the house", () => {
  it.each(FORBIDDEN)("%s may not import %s", (file, imported) => {
    plant(file, importing(imported));
    const verdict = lint(file);
    expect(verdict.said).toContain("no-restricted-imports");
    expect(verdict.objected).toBe(true);
  });

  it.each(ALLOWED)("%s may import %s", (file, imported) => {
    plant(file, importing(imported));
    expect(lint(file)).toMatchObject({ objected: false });
  });

  it.each([
    ["no-console", "adapters/sql/probe.ts", 'export const say = (): void => console.log("x");\n'],
    ["no-explicit-any", "adapters/sql/probe.ts", "export const loose = (x: any): unknown => x;\n"],
    ["no-non-null-assertion", "ui/routes/probe.tsx", "export const sure = (x?: string): string => x!;\n"],
    ["no-restricted-globals", "domain/foods/probe.ts", "export const now = (): number => Date.now();\n"],
    ["no-empty", "application/probe.ts", "export const hush = (f: () => void): void => { try { f(); } catch {} };\n"],
    ["max-lines", "domain/foods/probe.ts", `export const list = [\n${"  1,\n".repeat(260)}];\n`],
    ["no-focused-tests", "tests/property/probe.test.ts", 'import { it } from "vitest";\nit.only("x", () => {});\n'],
  ])("%s is on", (rule, file, text) => {
    plant(file, text);
    const verdict = lint(file);
    expect(verdict.said).toContain(rule);
    expect(verdict.objected).toBe(true);
  });

  it("import/no-cycle is on", () => {
    plant("domain/foods/one.ts", 'import { two } from "./two.ts";\nexport const one = (): unknown => two;\n');
    plant("domain/foods/two.ts", 'import { one } from "./one.ts";\nexport const two = (): unknown => one;\n');
    expect(lint("domain/foods").said).toContain("no-cycle");
  });
});

describe("the starved compiler", () => {
  it.each([
    ["domain", "export const title = (): string => document.title;\n", "document"],
    ["domain", 'export const home = (): string | undefined => process.env["HOME"];\n', "process"],
    ["domain", "export const later = (f: () => void): unknown => setTimeout(f, 1);\n", "setTimeout"],
    ["application", "export const here = (): string => location.href;\n", "location"],
    ["domain", "export enum Meal { Breakfast }\n", "erasableSyntaxOnly"],
    ["domain", "export const first = (list: readonly string[]): string => list[0];\n", "undefined"],
  ])("%s cannot say %s", (workspace, text, reason) => {
    plant("tsconfig.base.json", readFileSync(join(root, "tsconfig.base.json"), "utf8"));
    plant(
      `${workspace}/tsconfig.json`,
      readFileSync(join(root, workspace, "tsconfig.json"), "utf8").replace(/"references".*/s, '"references": [] }'),
    );
    rmSync(join(house, workspace, "foods"), { recursive: true, force: true });
    rmSync(join(house, workspace, "diary"), { recursive: true, force: true });
    rmSync(join(house, workspace, "probe.ts"), { force: true });
    plant(`${workspace}/probe.ts`, text);
    let said = "";
    try {
      execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", workspace, "--noEmit"], {
        cwd: house,
        encoding: "utf8",
      });
    } catch (error) {
      said = String((error as { stdout?: string }).stdout ?? error);
    }
    expect(said).toContain("error TS");
    expect(said).toContain(reason);
  });
});
