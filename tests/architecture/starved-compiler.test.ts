import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeHouse, root } from "./house.ts";

/** Domain and application are compiled without a browser and without Node: what is theirs has no name there. */
const house = makeHouse();
afterAll(house.remove);

describe("the starved compiler", () => {
  it.each([
    ["domain", "export const title = (): string => document.title;\n", "document"],
    ["domain", 'export const home = (): string | undefined => process.env["HOME"];\n', "process"],
    ["domain", "export const later = (f: () => void): unknown => setTimeout(f, 1);\n", "setTimeout"],
    ["application", "export const here = (): string => location.href;\n", "location"],
    ["domain", "export enum Meal { Breakfast }\n", "erasableSyntaxOnly"],
    ["domain", "export const first = (list: readonly string[]): string => list[0];\n", "undefined"],
  ])("%s cannot say %s", (workspace, text, reason) => {
    house.plant("tsconfig.base.json", readFileSync(join(root, "tsconfig.base.json"), "utf8"));
    house.plant(
      `${workspace}/tsconfig.json`,
      readFileSync(join(root, workspace, "tsconfig.json"), "utf8").replace(/"references".*/s, '"references": [] }'),
    );
    house.plant(`${workspace}/probe.ts`, text);
    const { said } = house.run("tsc", ["-p", workspace, "--noEmit"]);
    expect(said).toContain("error TS");
    expect(said).toContain(reason);
  });
});
