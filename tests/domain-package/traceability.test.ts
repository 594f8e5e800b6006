import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = join(import.meta.dirname, "../../scripts/traceability.ts");

describe("the path from rule to test", () => {
  let root: string;
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const trace = (...flags: readonly string[]): { readonly code: number | null; readonly said: string } => {
    const done = spawnSync(process.execPath, [script, ...flags], {
      encoding: "utf8",
      env: { ...process.env, MORSEL_ROOT: root },
    });
    return { code: done.status, said: done.stderr };
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "morsel-trace-"));
    mkdirSync(join(root, "docs"));
    write("domain/tea/RULES.md", "# Rules of tea\n\n- **T1** Tea is hot. (source: specification 2)\n");
    write(
      "domain/tea/tea.ts",
      "/** T1: from 60 °C on. */\nexport const isHot = (celsius: number): boolean => celsius >= 60;\n",
    );
    write("tests/property/tea.test.ts", 'it("T1 cold tea is no tea", () => { expect(isHot(20)).toBe(false); });\n');
    trace();
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it("leads from the source over the rule and the function to the test", () => {
    expect(trace("--check")).toEqual({ code: 0, said: "" });
    const page = readFileSync(join(root, "docs/traceability.md"), "utf8");
    expect(page).toContain("## Specification 2");
    expect(page).toContain("| T1 | Tea is hot. | `isHot` | domain/tea | tea.test.ts: cold tea is no tea |");
  });

  it("is refused when it is broken anywhere", () => {
    const breaks: readonly (readonly [file: string, text: string, says: RegExp])[] = [
      ["tests/property/tea.test.ts", 'it("cold tea is no tea", () => {});\n', /T1 \(domain\/tea\) has no test/],
      ["domain/tea/tea.ts", "export const isHot = true;\n", /T1 \(domain\/tea\) has no function/],
      ["domain/tea/RULES.md", "- **T1** Tea is hot.\n", /Not a rule line/],
      ["domain/cup/RULES.md", "- **T1** Cups are round. (source: specification 3)\n", /T1 is used twice/],
      ["tests/property/cup.test.ts", 'it("T9 cups are round", () => {});\n', /quotes T9, which no RULES.md states/],
      ["adapters/cup/cup.ts", "// T9: cups are round\n", /comment in adapters\/cup\/cup.ts names T9/],
      ["application/cup/cup.ts", "/** T9, T1 */\n", /comment in application\/cup\/cup.ts names T9/],
      ["ui/cup/cup.tsx", "export const a = 1; // T9\n", /comment in ui\/cup\/cup.tsx names T9/],
    ];
    for (const [file, text, says] of breaks) {
      const before = file.includes("/cup") ? undefined : readFileSync(join(root, file), "utf8");
      write(file, text);
      const { code, said } = trace("--check");
      expect(said).toMatch(says);
      expect(code).toBe(1);
      if (before === undefined) rmSync(join(root, file));
      else write(file, before);
    }
    expect(trace("--check").code).toBe(0);
    write("ui/cup.tsx", '/** T1, and not B12 or H1. */\nexport const T9 = "T9";\n');
    expect(trace("--check").said).toBe("");
  });

  it("refuses an id that the domain and the use cases both give", () => {
    write("application/tea/RULES.md", "- **T1** Tea is poured once. (source: product 4)\n");
    write("application/tea/pour.ts", "/** T1 */\nexport const pour = 1;\n");
    trace();
    expect(trace("--check").said).toBe("T1 is used twice, the second time in domain/tea.\n");
  });
});
