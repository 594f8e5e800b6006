import { bandOf, expenditureOf, startFilter, stepFilter, type ExpenditureDay } from "@morsel/domain/expenditure";
import { seededChance, seededNormal } from "../simulation.ts";

/**
 * People who are harder to read than those of formulas 3.6, seeded: half have a menstrual cycle of 26 to 32 days that holds 0.4 to
 * 1.2 kg of water, all eat 300 to 600 kcal more at weekends and weigh 0.2 to 0.5 kg more after them, every twelfth day is salty
 * (0.5 to 1.5 kg, half of it gone a day later), every tenth complete day is half-logged (50 to 90 %). 70 % of days are weighed, 85 %
 * complete; the formula is wrong by 10 % (1 sd). Expenditure jumps by ±250 kcal on day 90.
 */
const PEOPLE = 400;
const DAYS = 130;
const JUMP_DAY = 90;
const KCAL_PER_KG = 7700;
const WINDOW = 28;

/** Days at which the estimate is judged; the 104th is two weeks after the jump. */
export const PEOPLE_MARKS = [21, 27, 41, 59, 88, 104, 118, 129] as const;

export type PeopleMark = {
  readonly day: number;
  /** Means of the absolute error, kcal. */
  readonly error: number;
  readonly formulaError: number;
  /** Mean intake less the change between the first and the last weighing of 28 days. */
  readonly balanceError: number;
  /** Share of people whose true expenditure lies in the 95 % band. */
  readonly coverage: number;
};

type Lived = { readonly days: readonly ExpenditureDay[]; readonly truth: readonly number[]; readonly formula: number };

const live = (chance: () => number, normal: () => number): Lived => {
  let expenditure = 2300 + 350 * normal();
  let weight = 80 + 12 * normal();
  const formula = expenditure * (1 + 0.1 * normal());
  let usual = expenditure - 300 + 250 * normal();
  const jump = chance() < 0.5 ? -250 : 250;
  const cycle = { kg: chance() < 0.5 ? 0.4 + 0.8 * chance() : 0, days: 26 + 6 * chance(), phase: chance() };
  const weekend = { kcal: 300 + 300 * chance(), kg: 0.2 + 0.3 * chance() };
  let noise = 0.4 * normal();
  let salt = 0;
  const days: ExpenditureDay[] = [];
  const truth: number[] = [];
  for (let day = 0; day < DAYS; day++) {
    if (day === JUMP_DAY) {
      expenditure += jump;
      usual += jump / 2;
    }
    const weekday = day % 7;
    const eaten = Math.max(600, usual + 300 * normal() + weekend.kcal * (weekday >= 5 ? 1 : -0.4));
    noise = 0.5 * noise + 0.4 * Math.sqrt(0.75) * normal();
    salt = 0.5 * salt + (chance() < 1 / 12 ? 0.5 + chance() : 0);
    const wave = Math.max(0, Math.sin(2 * Math.PI * (day / cycle.days + cycle.phase))) ** 1.5;
    const water = noise + salt + (weekday === 0 || weekday === 6 ? weekend.kg : 0) + cycle.kg * wave;
    const isComplete = chance() < 0.85;
    const share = chance() < 0.1 ? 0.5 + 0.4 * chance() : 1;
    days.push({
      isComplete,
      ...(chance() < 0.7 ? { weightKg: weight + water } : {}),
      ...(isComplete ? { intake: eaten * share * (1 + 0.05 * normal()) } : {}),
    });
    truth.push(expenditure);
    weight += (eaten - expenditure) / KCAL_PER_KG;
    expenditure += 5 * normal();
  }
  return { days, truth, formula };
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The plain balance of 28 days, which the filter has to beat; the formula where nothing can be said. */
const balance = (days: readonly ExpenditureDay[], formula: number): number => {
  const intakes = days.flatMap(({ intake }) => (intake === undefined ? [] : [intake]));
  const weighed = days.flatMap(({ weightKg }, day) => (weightKg === undefined ? [] : [{ day, weightKg }]));
  const [first, last] = [weighed[0], weighed.at(-1)];
  if (first === undefined || last === undefined || first === last || intakes.length === 0) return formula;
  return mean(intakes) - ((last.weightKg - first.weightKg) / (last.day - first.day)) * KCAL_PER_KG;
};

/** One seed's people, judged at each mark. */
export const simulatePeople = (seed: number): readonly PeopleMark[] => {
  const chance = seededChance(seed);
  const normal = seededNormal(chance);
  const judged = Array.from({ length: PEOPLE }, () => {
    const { days, truth, formula } = live(chance, normal);
    let state = startFilter(formula);
    return days.flatMap((one, day) => {
      state = stepFilter(state, one);
      if (!PEOPLE_MARKS.some((mark) => mark === day)) return [];
      const used = truth[day] ?? Number.NaN;
      const { low, high } = bandOf(state);
      return [
        {
          day,
          error: Math.abs(expenditureOf(state) - used),
          formulaError: Math.abs(formula - used),
          balanceError: Math.abs(balance(days.slice(Math.max(0, day + 1 - WINDOW), day + 1), formula) - used),
          coverage: low <= used && used <= high ? 1 : 0,
        },
      ];
    });
  }).flat();
  return PEOPLE_MARKS.map((day) => {
    const here = judged.filter((one) => one.day === day);
    return {
      day,
      error: mean(here.map(({ error }) => error)),
      formulaError: mean(here.map(({ formulaError }) => formulaError)),
      balanceError: mean(here.map(({ balanceError }) => balanceError)),
      coverage: mean(here.map(({ coverage }) => coverage)),
    };
  });
};

if (process.argv[1] === import.meta.filename)
  for (const seed of [31, 32, 33])
    for (const { day, error, formulaError, balanceError, coverage } of simulatePeople(seed))
      console.log(
        `seed ${seed} day ${day}: off by ${error.toFixed(0)} kcal (formula ${formulaError.toFixed(0)}, 28-day balance ${balanceError.toFixed(0)}), band holds ${(coverage * 100).toFixed(1)} %`,
      );
