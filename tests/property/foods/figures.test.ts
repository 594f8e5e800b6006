import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SECTIONS, type Section } from "./figures/figures.ts";

/**
 * The weights of search and the rules of names were found on thousands of foods and queries; a change of one moves many figures that
 * no example speaks of. So that it is made on purpose, the figures of some two hundred real foods stand in `figures/expected.json`;
 * `MORSEL_UPDATE=food-figures` writes them anew, and the difference is to be read.
 */
const file = join(import.meta.dirname, "figures/expected.json");
const all = () => Object.fromEntries(Object.entries(SECTIONS).map(([section, figures]) => [section, figures()]));
if (process.env["MORSEL_UPDATE"] === "food-figures") writeFileSync(file, `${JSON.stringify(all(), null, 1)}\n`);
const expected = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<Section, readonly string[]>>;

const NAMES: Readonly<Record<Section, string>> = {
  names: "F10 F12 F18 their names, brands and addresses",
  servings: "F11 F15 F16 F19 their servings",
  search: "F4 F5 F9 F24 what they are searched by, and how plain they are",
  order: "F9 their order",
  queries: "F3 F6 F8 F21 F22 what queries find, and in what order",
  slips: "F7 F20 what each slip at each place of a word may mean",
  spellings: "F1 F2 F7 F20 what misspelt words may mean",
};

describe("figures of real foods", () => {
  it.each(Object.entries(NAMES).map(([section, name]) => [name, section as Section] as const))(
    "%s: as they were",
    (_, section) => expect(SECTIONS[section]()).toEqual(expected[section]),
  );
});
