import { nameFaults } from "@morsel/adapters/importers/foods/build/name-faults";
import type { EverydayThing } from "@morsel/adapters/importers/foods/everyday";
import { readLanguageWords, readThingNames } from "@morsel/adapters/importers/foods/food-names";
import { nameInState } from "@morsel/domain/foods";
import { describe, expect, it } from "vitest";

const french = readLanguageWords(
  [
    "state\tsaid",
    "=forms\tm / f / mp / fp",
    "raw\tcru / crue / crus / crues",
    "with skin\tavec peau",
    "dried, salted\tsalé et séché / salée et séchée / salés et séchés / salées et séchées",
  ].join("\n"),
);
const japanese = readLanguageWords(
  ["state\tsaid", "=pattern\t{name}（{state}）", "=pair\t{a}・{b}", "raw\t生", "with skin\t皮つき"].join("\n"),
);

describe("F36 names in a language", () => {
  it.each([
    ["Pomme", "f", "", "Pomme"],
    ["Pomme", "f", "raw", "Pomme, crue"],
    ["Oignons", "mp", "raw", "Oignons, crus"],
    ["Blanc", "", "raw, with skin", "Blanc, cru, avec peau"],
    ["Morue", "f", "dried, salted", "Morue, salée et séchée"],
    ["Pain", "m", "any bread", "Pain"],
    ["Pomme", "f", "golden", undefined],
    ["Pomme", "f", "raw, golden", undefined],
  ])("F36 makes %s (%s) in %j %j", (name, form, label, said) => {
    expect(nameInState(name, form, label, french)).toBe(said);
  });

  it("F36 puts words together as the language does", () => {
    expect(nameInState("鶏もも肉", "", "raw, with skin", japanese)).toBe("鶏もも肉（生・皮つき）");
  });

  it("F36 takes signs of a name as they are", () => {
    expect(nameInState("A$&B", "", "raw", japanese)).toBe("A$&B（生）");
  });
});

describe("F36 what is refused", () => {
  const table: readonly EverydayThing[] = [
    {
      name: "Apple",
      as: "thing",
      words: [],
      states: [
        { label: "", id: "a-1", same: [] },
        { label: "raw", id: "a-2", same: [] },
      ],
    },
    { name: "Pear", as: "thing", words: [], states: [{ label: "", id: "b-1", same: [] }] },
  ];
  const faults = (rows: readonly string[], locale = "fr"): readonly string[] =>
    nameFaults(
      locale,
      table,
      { names: readThingNames(["thing\tname\tform\twords\tstates", ...rows].join("\n")), words: french },
      { letters: "abcdefghijklmnopqrstuvwxyzé", foods: new Set(["sr28-1"]) },
    );
  const apple = "Apple\tPomme\tf\t\t";
  const pear = "Pear\tPoire\tf\t\t";

  it("F36 finds nothing wrong with what is right", () => {
    expect(faults([apple, pear, "sr28-1\tCoing\tm\t\t"])).toEqual([]);
  });

  it.each([
    ["a thing that is none", [apple, pear, "Peach\tPêche\tf\t\t"], /"Peach" is no thing/u],
    ["a thing twice", [apple, pear, apple], /"Apple" is there twice/u],
    ["a missing thing", [apple], /Pear: it has no line/u],
    ["one name for two", [apple, "Pear\tpomme\tf\t\t"], /is the name of both/u],
    ["a name of a state that is another's", [apple, "Pear\tPomme, crue\tf\t\t"], /is the name of both/u],
    ["other letters", [apple, "Pear\tГруша\tf\t\t"], /has "г"/u],
    ["an unknown form", [apple, "Pear\tPoire\tx\t\t"], /no form "x"/u],
    ["an unknown state", [apple, "Pear\tPoire\tf\t\tboiled=Poire cuite"], /no state "boiled"/u],
  ])("F36 refuses %s", (_, rows, sentence) => {
    expect(faults(rows).join("\n")).toMatch(sentence);
  });
});
