import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiReport } from "./api-report.ts";
import { type Consumer, concepts, installedConsumer, run, strictTsconfig, tool } from "./packed.ts";
import { exportBytes, exportedBy, wholeBytes } from "./whole.ts";

/**
 * What a team pays that uses every export; some 45 kB are reached. A good fifth is tables of the specification and of the law (time
 * zones, titles, countries, nutrients, states, languages, menus, daily values), the rest rules; it is halved only by leaving out rules.
 */
const WHOLE_BYTES = 50_000;
const ONE_FUNCTION_BYTES = 1024;

const NUTRIENTS = "the names of the nutrients";
const PARTS = "made of smaller rules, each of which is below the limit";

/** What cannot answer without its table, or is made of many smaller rules: its own ceiling in bytes, and why. */
const CARRIES_MORE: Readonly<Record<string, readonly [bytes: number, because: string]>> = {
  changeDiarySettings: [1330, `${NUTRIENTS}; slots and their names`],
  changeEntry: [1990, "servings by weight and volume, and the figures of a quick add"],
  changeGoals: [2170, `${NUTRIENTS}, and all that checkGoals asks`],
  changeQuickAdd: [1070, "its figures, and the rules of a text of people"],
  checkGoals: [1560, `${NUTRIENTS}; days, shares, limits and meals`],
  checkOwnFood: [1580, `${NUTRIENTS}; texts, weights and the ids of servings`],
  checkProfile: [2360, "the countries, the languages and the calendar"],
  defaultTitleOf: [1650, "the titles of all pages"],
  energyDoubt: [1330, "each flag with what is plausible"],
  entriesAfterFoodEdit: [1130, "servings by weight and volume, and what each weighs"],
  estimateExpenditure: [1150, PARTS],
  fdaLabel: [1500, "the lines of the label, the daily values and the rounding of each"],
  indexFood: [1600, PARTS],
  logSavedMeal: [1330, "ids that follow from others, and servings by weight and volume"],
  primaryMenu: [1420, "every item of the menus"],
  qualityFlags: [1290, "each flag with what is plausible"],
  quickAdd: [1100, "its figures, and the rules of a text of people"],
  rankFoods: [1590, PARTS],
  readFigure: [1120, "amounts as readAmount reads them"],
  readIngredientLine: [2390, "the words of the kitchen, and amounts as readAmount reads them"],
  readServingAmount: [2320, "amounts as readAmount reads them, and servings by weight and by name"],
  recipeFacts: [1120, NUTRIENTS],
  searchExercises: [1900, `${PARTS}; words and misspellings as foods have them`],
  searchNamesOf: [1330, PARTS],
  showsDownload: [1170, "the paths without prompt, each condition by name"],
  energyPlan: [1590, "the body that it judges first, and the calendar"],
  footerLinks: [1120, "the anchor of each language"],
  euLabel: [1080, "the reference intakes"],
  readAmount: [1070, "each way in which an amount is written, and why one is refused"],
};

describe("the packed domain", () => {
  let consumer: Consumer;
  let installed: string;
  beforeAll(() => {
    consumer = installedConsumer();
    installed = join(consumer.folder, "node_modules/@morsel/domain");
  });
  afterAll(() => consumer.remove());

  it("brings nothing along: no dependency, no test, no build record", () => {
    expect(readdirSync(join(consumer.folder, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "@morsel",
    ]);
    expect(readdirSync(join(consumer.folder, "node_modules/@morsel"))).toEqual(["domain"]);
    const files = readdirSync(installed, { recursive: true, encoding: "utf8" });
    expect(files.filter((file) => /test|tsbuildinfo|\.map$|tsconfig/.test(file))).toEqual([]);
    for (const concept of concepts()) expect(existsSync(join(installed, "dist", concept, "index.d.ts"))).toBe(true);
    for (const file of ["README.md", "identity/RULES.md"]) expect(existsSync(join(installed, file))).toBe(true);
  });

  it("is imported with plain Node, every concept of it", () => {
    const lines = concepts().map(
      (concept) => `import * as ${concept.replaceAll("-", "_")} from "@morsel/domain/${concept}";`,
    );
    const counts = `console.log([${concepts()
      .map((concept) => `Object.keys(${concept.replaceAll("-", "_")}).length`)
      .join(",")}].join(" "));`;
    writeFileSync(join(consumer.folder, "plain.mjs"), `${lines.join("\n")}\n${counts}\n`);
    const said = run(process.execPath, ["plain.mjs"], consumer.folder).trim().split(" ").map(Number);
    concepts().forEach((concept, i) =>
      expect([concept, concept === "brand" || (said[i] ?? 0) > 0]).toEqual([concept, true]),
    );
  });

  it("is used in a strict TypeScript project, which refuses what was not checked", () => {
    const uses = concepts().map(
      (concept, i) => `import type * as c${i} from "@morsel/domain/${concept}";\nexport type C${i} = typeof c${i};`,
    );
    writeFileSync(join(consumer.folder, "all.ts"), uses.join("\n"));
    const send =
      'import { checkEmail, type Email } from "@morsel/domain/identity";\ndeclare const send: (to: Email) => void;\n';
    writeFileSync(
      join(consumer.folder, "good.ts"),
      `${send}const email = checkEmail("a@b.de");\nif (email.ok) send(email.value);\n`,
    );
    writeFileSync(join(consumer.folder, "tsconfig.json"), JSON.stringify(strictTsconfig));
    expect(run(tool("tsc"), ["-p", "."], consumer.folder)).toBe("");
    writeFileSync(
      join(consumer.folder, "bad.ts"),
      `${send}send("a@b.de");\nconst email = checkEmail("a@b.de");\nsend(email.value);\n`,
    );
    const units = 'import { kgToLb, kcalToKj, kilograms, pounds } from "@morsel/domain/units";\n';
    const weights = "const [kg, lb] = [kilograms(70), pounds(154)];\n";
    writeFileSync(
      join(consumer.folder, "good-units.ts"),
      `${units}${weights}kgToLb(70);\nkcalToKj(89);\nif (kg.ok) kgToLb(kg.value);\nif (lb.ok) lb.value;\n`,
    );
    writeFileSync(
      join(consumer.folder, "bad-units.ts"),
      `${units}${weights}if (lb.ok) kgToLb(lb.value);\nif (kg.ok) kcalToKj(kg.value);\n`,
    );
    expect(() => run(tool("tsc"), ["-p", "."], consumer.folder)).toThrow(
      /bad-units\.ts\(3,19\): error TS\d+[\s\S]*bad-units\.ts\(4,21\): error TS\d+[\s\S]*bad\.ts\(3,6\): error TS2345[\s\S]*bad\.ts\(5,12\): error TS2339/,
    );
  });

  it("is bounded as a whole: what a team pays that uses all of it", async () => {
    expect(await wholeBytes(consumer)).toBeLessThanOrEqual(WHOLE_BYTES);
  });

  it("is shaken: any one function within 1 kB gzip, but for those that carry a table", async () => {
    const tooBig: string[] = [];
    for (const concept of concepts()) {
      for (const [name, value] of Object.entries(await exportedBy(consumer, concept))) {
        if (typeof value !== "function") continue;
        const size = await exportBytes(consumer, concept, name);
        if (size > (CARRIES_MORE[name]?.[0] ?? ONE_FUNCTION_BYTES)) tooBig.push(`${concept} ${name} ${size}`);
      }
    }
    expect(tooBig).toEqual([]);
  });

  it("has the signatures of its committed report", () => {
    const committed = readFileSync(join(import.meta.dirname, "../../domain/api-report.md"), "utf8");
    expect(committed).toBe(apiReport(join(installed, "dist")));
  });
});
