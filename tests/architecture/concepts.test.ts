import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { root } from "./house.ts";

/** The check of the order of concepts, in a small tree of its own, where imports that run up are planted. */
describe("the order of concepts", () => {
  let house: string;
  const plant = (file: string, text: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  };
  const concepts = (...args: readonly string[]): string => {
    try {
      execFileSync(process.execPath, ["--conditions=@morsel/source", join(root, "scripts/concepts.ts"), ...args], {
        env: { ...process.env, MORSEL_ROOT: house },
        stdio: "pipe",
      });
      return "";
    } catch (error) {
      return String((error as { readonly stderr?: Buffer }).stderr);
    }
  };
  /** Objections of the check to the present tree, after its page was regenerated. */
  const objections = (): string => {
    concepts();
    return concepts("--check");
  };

  beforeEach(() => {
    house = mkdtempSync(join(tmpdir(), "morsel-concepts-"));
    plant("docs/concepts.md", "");
    plant("application/foods/food.ts", "export const food = 1;\n");
    plant("application/diary/day.ts", 'import { food } from "../foods/food.ts";\nexport const day = food;\n');
  });
  afterEach(() => rmSync(house, { recursive: true, force: true }));

  it("lets a concept import what stands before it, and draws it", () => {
    expect(objections()).toBe("");
    expect(readFileSync(join(house, "docs/concepts.md"), "utf8")).toContain("| diary | application | foods |");
  });

  it.each([
    ["an import", 'import { day } from "../diary/day.ts";\nexport const food = day;\n'],
    ["a type", 'import type { Day } from "../diary/day.ts";\nexport type Food = Day;\n'],
    ["an export", 'export { day } from "../diary/day.ts";\n'],
    ["what is fetched later", 'export const later = () => import("../diary/day.ts");\n'],
  ])("refuses %s that runs up", (_what, text) => {
    plant("application/foods/food.ts", text);
    expect(objections()).toContain("application: foods → diary runs up");
  });

  it("refuses a concept without a place", () => {
    plant("application/naps/nap.ts", "export const nap = 1;\n");
    expect(objections()).toContain("naps has no place");
  });

  it("refuses a page that is out of date", () => {
    expect(concepts("--check")).toContain("docs/concepts.md is out of date");
  });
});
