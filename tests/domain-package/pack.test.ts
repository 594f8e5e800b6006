import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiReport } from "./api-report.ts";
import { type Consumer, concepts, installedConsumer, run, strictTsconfig, tool } from "./packed.ts";
import { conceptBytes, exportBytes, exportedBy } from "./export-sizes.ts";

const ONE_FUNCTION_BYTES = 1024;

const NUTRIENTS = "the names of the 93 nutrients, half of it";
const KITCHEN = "the words of the kitchen in ten languages";

/**
 * Functions that need their table, or that consist of many rules without a use apart: each with its own ceiling in bytes and the reason. A
 * caller bundles only what it needs: of two functions over one table, the one that needs a part of it has a part of it.
 */
const CARRIES_MORE: Readonly<Record<string, readonly [bytes: number, because: string]>> = {
  calledName: [6200, `${KITCHEN}, and what five languages say of how good and how cut a thing is`],
  countedEnergy: [1750, "the ledger that dayActivity goes by"],
  dayFigures: [1260, "the completeness of a day, and what remains of its goal with exercise"],
  isOwnOther: [3850, KITCHEN],
  isWholeName: [3820, KITCHEN],
  optionOfFood: [1240, "servings by weight and volume, and the energy of a portion"],
  ownFoodOptions: [1400, "all that optionOfFood asks"],
  readTypedLines: [11000, `${KITCHEN}, and each part of a line of a recipe`],
  typedPortion: [16100, "all that gramsOfLine asks"],
  weekDays: [1400, "all that dayFigures asks"],
  widgetFigure: [1700, `${NUTRIENTS}, and the limits of a day`],
  searchExercises: [1880, "the folding of words, what they may have meant, and the speeds of a name"],
  digestOf: [3640, "the sums of a week: foods, exercise, steps, weight and nutrients, each with its goal"],
  estimateOfRun: [1370, "the filter, and each reason for what it says"],
  expenditureHistory: [1780, "the filter, run for each week"],
  fillGaps: [1690, `${NUTRIENTS}, and what servings weigh`],
  goalOfSeries: [1220, "the series, and the goal that each has"],
  goalsWithMean: [2400, `${NUTRIENTS}, and all that changeGoals asks`],
  guidedResult: [3660, "the body that it judges first, the formulas, and the goals that follow"],
  isChangeDone: [2460, `${NUTRIENTS}, and all that changeGoals asks`],
  limitsOfDay: [1060, NUTRIENTS],
  nutrientsOfWeek: [1120, "the daily values that nutrients are compared by"],
  overviewRow: [2370, `${NUTRIENTS}, with the daily values`],
  readFromZero: [1130, "amounts as readAmount reads them"],
  readMeasure: [1310, "amounts as readAmount reads them, and the range of each measurement"],
  readStepFile: [1820, "dates and times in all the forms that trackers export"],
  typedEnergy: [1200, "amounts as readAmount reads them"],
  typedFromZero: [1150, "amounts as readAmount reads them"],
  chosenMatches: [10350, `${KITCHEN}, and each part of a line of a recipe`],
  changeDiarySettings: [
    1880,
    `${NUTRIENTS}; slots and their names, the rules of a text of people, and what a home page may hold and hide`,
  ],
  changeEntry: [
    2130,
    `servings by weight and volume, whether a food has the figures that the entry keeps, and the figures of a quick add with ${NUTRIENTS}`,
  ],
  changeGoals: [2290, `${NUTRIENTS}, all that checkGoals asks, and whether grams are shares`],
  changeQuickAdd: [1080, `${NUTRIENTS}, and the rules of a text of people`],
  checkGoals: [1530, `${NUTRIENTS}; days, shares, limits and meals, each with what would be taken`],
  checkOwnFood: [2330, `${NUTRIENTS}; texts, barcodes, densities, weights and the ids of servings`],
  checkProfile: [2790, "the countries, the languages and the calendar"],
  countedPage: [2610, "the titles of all pages, which are the list of pages, and the way a campaign is read"],
  currencyOf: [1190, "the countries of the world with the currency of each"],
  costOfEaten: [1980, `${NUTRIENTS}; all that recipeSum asks`],
  countedPieces: [2610, "the words of servings, and amounts as readAmount reads them"],
  dayActivity: [1710, "the ledger of time, the energy of entries and of steps, and what overlaps with what"],
  defaultTitleOf: [2260, "the titles of all pages, of which each new page has one"],
  dishesAsFoods: [1950, `${NUTRIENTS}; all that recipeSum asks`],
  duePrompt: [1660, "each condition of four prompts, which of them are off, and the paths without prompt"],
  energyPlan: [1600, "the body that it judges first, the calendar, and four formulas"],
  entriesAfterFoodEdit: [1170, "servings by weight and volume, and what each weighs"],
  priceOf: [1730, "the prices of every country, of which each plan has one"],
  estimateExpenditure: [1300, "the filter, and each reason for what it says"],
  exerciseOf: [1740, "the ledger that dayActivity goes by"],
  fdaLabel: [1510, "the lines of the label, the daily values and the rounding of each"],
  foldWord: [3100, KITCHEN],
  footerLinks: [1130, "the anchor of each of 20 languages"],
  isCountry: [1200, "the countries of the world, and their currencies"],
  gramsOfLine: [
    15850,
    `${KITCHEN}, the weights of pieces that no serving tells, servings by their words, and amounts as readServingAmount reads them`,
  ],
  halfAt: [4930, KITCHEN],
  indexFood: [1840, "names in every kind under which a food is searched, and the folding of their words"],
  storedFigures: [1480, "each of thirteen flags with what is plausible"],
  lineToScale: [10400, `${KITCHEN}, and each part of a line of a recipe`],
  matchOfFood: [15900, "all that gramsOfLine asks"],
  numberOfWord: [3110, KITCHEN],
  findLocalNames: [1600, "the folding of words of any language, and each way in which one may be near another"],
  nutriScoreOf: [1720, "the tables of the score, and the groups of foods that go by each"],
  ownFoodFlags: [1670, "each of thirteen flags with what is plausible, and what the figures are of"],
  ownFoodNames: [1890, "names in every kind under which a food is searched, and the folding of their words"],
  ownWordNames: [1900, "names in every kind under which a food is searched, and the folding of their words"],
  portionOfLine: [15750, "most of what gramsOfLine asks"],
  routePattern: [2440, "the titles of all pages, which are the list of pages"],
  primaryMenu: [1430, "every item of the menus"],
  qualityFlags: [1320, "each of thirteen flags with what is plausible"],
  quickAdd: [1100, `${NUTRIENTS}, and the rules of a text of people`],
  rankFoods: [
    1690,
    "how words come near each other, each reason why a food comes before another, and what is near in a name apart from the rest: so each word is weighed once",
  ],
  rankOwnFoods: [2540, "all that rankFoods asks, and the words of measures"],
  readAmount: [
    1070,
    "read sign by sign, as at each key that is pressed: a pattern is shorter and takes five times as long; and each reason for a refusal",
  ],
  readFigure: [1130, "amounts as readAmount reads them"],
  readOwnQuery: [1500, "how words are folded and stemmed, and the words of measures"],
  readServingAmount: [
    2470,
    "the words of the kitchen, brackets that measure a serving, and amounts as readAmount reads them",
  ],
  readIngredientLine: [10100, `${KITCHEN}, and each part of a line of a recipe`],
  recipeSum: [1690, `${NUTRIENTS}; what cooking does to them, and what the dish weighs`],
  recipeSumNow: [1730, `${NUTRIENTS}; all that recipeSum asks`],
  topFoodsByNutrient: [1620, `${NUTRIENTS}; portions, and the basis of labels`],
  routine: [1230, "all that an entry of exercise is asked before it is logged"],
  publishedRow: [
    3760,
    "names in every kind under which a food is searched, its doubtful figures, and how a row is packed",
  ],
  appliedSettings: [3340, "every setting, with what each takes"],
  checkSetting: [3310, "every setting, with what each takes"],
  settingOf: [3250, "every setting, with what each takes"],
  checkSettingName: [3270, "every setting, with what each takes"],
  withCategory: [1340, "the categories that ship, the languages, and the rules of a line of people"],
  prepareRow: [1990, "names in every kind under which a food is searched, and what makes a food plain"],
  searchNamesOf: [1540, "names in every kind under which a food is searched, and the folding of their words"],
  showsDownload: [1180, "the paths without prompt, and each condition by its name"],
  unitAt: [3850, KITCHEN],
  searchedNames: [7950, `${KITCHEN}, and what five languages say of how good and how cut a thing is`],
  stateOfLine: [4050, KITCHEN],
  chartPeriods: [1550, "the filter of the trend of weight, and the days of each kind of period"],
  trendFrom: [1040, "the filter of the trend of weight"],
  weightTrend: [1360, "the filter of the trend of weight, its week and what it foretells"],
  isField: [1120, NUTRIENTS],
  guessLayout: [2050, `${NUTRIENTS}, and the headings of nutrients in the files of trackers`],
  knownLayoutOf: [3520, `${NUTRIENTS}, and the columns of each table that trackers export`],
  makeEvidenceReader: [5010, "all that knownLayoutOf and guessLayout ask, and the shape of a table"],
  makeFileReader: [
    11450,
    "all that makeEvidenceReader, makeRowReader and makeOwnRowReader ask: the whole way from a row to records",
  ],
  makeOwnRowReader: [4400, `${NUTRIENTS}, and the rules of every record that the own export holds`],
  makePlaceRecords: [3490, `${NUTRIENTS}, and the rules of every record that comes of an import`],
  makeRowReader: [
    4890,
    `${NUTRIENTS}, dates and amounts in all the forms that trackers export, and the names of their metrics`,
  ],
  makeSurvey: [1600, "each reason for a doubt or for what is left out, with the places of it"],
  withMeanings: [1710, "how near words are in letters and sound, and the folding of words"],
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
      (concept) => `import * as c_${concept.replaceAll("-", "_")} from "@morsel/domain/${concept}";`,
    );
    const counts = `console.log([${concepts()
      .map((concept) => `Object.keys(c_${concept.replaceAll("-", "_")}).length`)
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

  it("prints what every sub-path weighs for a team that uses all of it", async () => {
    const rows: string[] = [];
    for (const concept of concepts())
      if (Object.keys(await exportedBy(consumer, concept)).length > 0)
        rows.push(`${String(await conceptBytes(consumer, concept)).padStart(7)} B gzip  @morsel/domain/${concept}`);
    process.stdout.write(`${rows.join("\n")}\n`);
    expect(rows.length).toBeGreaterThan(0);
  });

  it("is shaken: any one function within 1 kB gzip, but for those that carry a table, and no other is excepted", async () => {
    const tooBig: string[] = [];
    const needless: string[] = [];
    for (const concept of concepts()) {
      for (const [name, value] of Object.entries(await exportedBy(consumer, concept))) {
        if (typeof value !== "function") continue;
        const size = await exportBytes(consumer, concept, name);
        if (size > (CARRIES_MORE[name]?.[0] ?? ONE_FUNCTION_BYTES)) tooBig.push(`${concept} ${name} ${size}`);
        if (size <= ONE_FUNCTION_BYTES && Object.hasOwn(CARRIES_MORE, name)) needless.push(name);
      }
    }
    expect(tooBig).toEqual([]);
    expect(needless).toEqual([]);
  });

  it("has the signatures of its committed report", () => {
    const committed = readFileSync(join(import.meta.dirname, "../../domain/api-report.md"), "utf8");
    expect(committed).toBe(apiReport(join(installed, "dist")));
  });
});
