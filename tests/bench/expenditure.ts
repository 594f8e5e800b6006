import {
  bandOf,
  expenditureOf,
  FILTER_SETTINGS,
  startFilter,
  stepFilter,
  type FilterSettings,
} from "@morsel/domain/expenditure";
import { seededChance, seededNormal } from "../simulation.ts";
import type { Figure } from "./figures.ts";

/**
 * The simulation of 400 people over 180 days behind rule G20, seeded. True expenditure wanders by `DRIFT` a day and jumps by ±250
 * kcal on day 90; 70 % of days are weighed, 85 % logged; weighings err by 0.6 kg with a lag-1 correlation of 0.5; the formula is
 * wrong by 12 % (1 sd); logged energy by 5 % a day; a kilogram holds 7700 kcal, which the filter does not use.
 */
const PEOPLE = 400;
const DAYS = 180;
const DRIFT = 5;
const MARKS = [21, 35, 60, 88, 104, 118, 146, 179] as const;

export type MarkResult = {
  readonly day: number;
  readonly formulaRmse: number;
  readonly rmse: number;
  /** Share of people whose true expenditure lies in the 95 % band. */
  readonly coverage: number;
  /** Half the width of the band, the mean of all people. */
  readonly halfWidth: number;
};

export type Simulated = {
  readonly marks: readonly MarkResult[];
  /** Share of all days from the 21st on on which the truth lay in the band. */
  readonly coverage: number;
};

export const simulate = (seed: number, settings: FilterSettings = FILTER_SETTINGS): Simulated => {
  const random = seededChance(seed);
  const normal = seededNormal(random);
  const sums = new Map(MARKS.map((day) => [day as number, { formula: 0, filter: 0, inside: 0, width: 0 }]));
  let inside = 0;
  for (let person = 0; person < PEOPLE; person++) {
    let expenditure = 2300 + 350 * normal();
    let weight = 80 + 12 * normal();
    const formula = expenditure * (1 + 0.12 * normal());
    const plan = -300 + 250 * normal();
    const jump = random() < 0.5 ? -250 : 250;
    let usual = expenditure + plan;
    let noise = 0.6 * normal();
    let state = startFilter(formula, settings);
    for (let day = 0; day < DAYS; day++) {
      if (day === 90) {
        expenditure += jump;
        usual += jump * 0.5;
      }
      const eaten = Math.max(600, usual + 300 * normal());
      noise = 0.5 * noise + 0.6 * Math.sqrt(0.75) * normal();
      const weighed = random() < 0.7 ? { weightKg: weight + noise } : {};
      const isComplete = random() < 0.85;
      const logged = isComplete ? { intake: eaten * (1 + 0.05 * normal()) } : {};
      state = stepFilter(state, { ...weighed, ...logged, isComplete }, settings);
      weight += (eaten - expenditure) / 7700;
      const { low, high } = bandOf(state, settings);
      const isInside = low <= expenditure && expenditure <= high;
      if (day >= MARKS[0]) inside += isInside ? 1 : 0;
      const sum = sums.get(day);
      if (sum !== undefined) {
        sum.formula += (formula - expenditure) ** 2;
        sum.filter += (expenditureOf(state) - expenditure) ** 2;
        sum.inside += isInside ? 1 : 0;
        sum.width += high - low;
      }
      expenditure += DRIFT * normal();
    }
  }
  const marks = MARKS.map((day) => {
    const sum = sums.get(day) ?? { formula: 0, filter: 0, inside: 0, width: 0 };
    return {
      day,
      formulaRmse: Math.sqrt(sum.formula / PEOPLE),
      rmse: Math.sqrt(sum.filter / PEOPLE),
      coverage: sum.inside / PEOPLE,
      halfWidth: sum.width / 2 / PEOPLE,
    };
  });
  return { marks, coverage: inside / (PEOPLE * (DAYS - MARKS[0])) };
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The settings were tuned on the seeds 1 to 5, so they are judged by others. */
const SEEDS = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** Means over seeds, beside the formula alone, which is the floor. */
export const expenditureBench = () => {
  const runs = SEEDS.map((seed) => simulate(seed));
  const marks = MARKS.map((day, i) => {
    const of = (key: Exclude<keyof MarkResult, "day">) => mean(runs.map((run) => run.marks[i]?.[key] ?? Number.NaN));
    return {
      day,
      formulaRmse: of("formulaRmse"),
      rmse: of("rmse"),
      coverage: of("coverage"),
      halfWidth: of("halfWidth"),
    };
  });
  return {
    name: "adaptive expenditure",
    target: "RMSE on day 60 <= 75 kcal, 95 % band covers at least 90 % on day 60 and over all days",
    marks,
    coverage: mean(runs.map((run) => run.coverage)),
  };
};

const covers = (what: string, coverage: number): Figure => ({
  what,
  value: coverage * 100,
  unit: "%",
  target: ">= 90",
  reached: coverage >= 0.9,
});

/** The same for the table of `npm run bench`: figures beside the formula alone. */
export const expenditureFigures = (): Promise<readonly Figure[]> => {
  const { marks, coverage } = expenditureBench();
  const after60 = marks.find(({ day }) => day === 60);
  const overall = covers("days on which the 95 % band holds the truth", coverage);
  if (after60 === undefined) return Promise.resolve([overall]);
  const { rmse, formulaRmse } = after60;
  return Promise.resolve([
    {
      what: "error of the estimate on day 60 (RMSE)",
      value: rmse,
      unit: "kcal",
      target: "<= 75",
      reached: rmse <= 75,
      floor: { what: "formula alone", value: formulaRmse },
    },
    covers("people whose truth the 95 % band holds on day 60", after60.coverage),
    overall,
  ]);
};

if (process.argv[1] === import.meta.filename) {
  const result = expenditureBench();
  if (process.argv.includes("--json")) console.log(JSON.stringify(result));
  else {
    console.log(`${result.name}: ${result.target}`);
    console.log("day   formula   filter   in the 95 % band   its half, kcal");
    for (const { day, formulaRmse, rmse, coverage, halfWidth } of result.marks)
      console.log(
        `${String(day).padStart(3)}   ${formulaRmse.toFixed(0).padStart(7)}   ${rmse.toFixed(0).padStart(6)}   ${(coverage * 100).toFixed(1).padStart(6)} %   ${halfWidth.toFixed(0).padStart(12)}`,
      );
    console.log(`all days from the 21st: ${(result.coverage * 100).toFixed(1)} % in the band`);
  }
}
