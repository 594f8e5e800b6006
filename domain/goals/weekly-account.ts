import { err, ok, type Result } from "../result/index.ts";

/** How far a day may be moved by the week's account. */
export type WeeklyAccountRules = {
  /** The most kcal that a day's budget may gain or lose. */
  readonly cap: number;
  /** The member's floor (G1). */
  readonly floor: number;
};

export type WeeklyAccountRefused = {
  readonly _tag: "WeeklyAccountRefused";
  readonly field: "days" | "goal" | "eaten" | "cap" | "floor";
};

/** A day of the week so far: its goal, and what was eaten; undefined is a day to come, or one that was not tracked. */
export type AccountDay = { readonly goal: number; readonly eaten?: number };

export type WeeklyAccount = {
  /** kcal in the bank: eaten less than the goals so far; below zero is borrowed. */
  readonly balance: number;
  /** Seven budgets: those of past days are their goals, those to come have the balance shared among them. */
  readonly budgets: readonly number[];
  /** Energy that the cap or the floor kept from being shared; it expires at the end of the week. */
  readonly unshared: number;
};

const isEnergy = (n: number): boolean => Number.isFinite(n) && n >= 0 && n <= 100_000;

/** How far a day may move towards the balance: `cap`, and down only to the floor. A goal below the floor stays. */
const roomOf = (goal: number, balance: number, { cap, floor }: WeeklyAccountRules): number =>
  balance >= 0 ? cap : Math.max(0, Math.min(cap, goal - floor));

/**
 * G23: what was eaten less than planned is banked for, and what was eaten more is borrowed from, the days of the week that are
 * still to come (`today` and later, Monday 0), in equal parts up to the cap and never below the floor. A past day that was not
 * tracked counts as planned.
 */
export const weeklyAccount = (
  days: readonly AccountDay[],
  today: number,
  rules: WeeklyAccountRules,
): Result<WeeklyAccount, WeeklyAccountRefused> => {
  const refuse = (field: WeeklyAccountRefused["field"]) =>
    err<WeeklyAccountRefused>({ _tag: "WeeklyAccountRefused", field });
  if (days.length !== 7 || !Number.isInteger(today) || today < 0 || today > 6) return refuse("days");
  if (!days.every(({ goal }) => isEnergy(goal))) return refuse("goal");
  if (!days.every(({ eaten }) => eaten === undefined || isEnergy(eaten))) return refuse("eaten");
  if (!isEnergy(rules.cap)) return refuse("cap");
  if (!isEnergy(rules.floor)) return refuse("floor");
  const past = days.slice(0, today);
  const balance =
    Math.round(past.reduce((sum, { goal, eaten }) => sum + (eaten === undefined ? 0 : goal - eaten), 0)) + 0;
  const rooms = days.map(({ goal }, day) => (day < today ? 0 : Math.floor(roomOf(goal, balance, rules))));
  const shares = share(Math.abs(balance), rooms);
  const shared = shares.reduce((sum, part) => sum + part, 0);
  return ok({
    balance,
    budgets: days.map(({ goal }, day) => goal + Math.sign(balance) * (shares[day] ?? 0)),
    unshared: Math.sign(balance) * (Math.abs(balance) - shared) + 0,
  });
};

/** Whole kcal in equal parts into rooms, what one cannot hold going to the others. */
const share = (amount: number, rooms: readonly number[]): readonly number[] => {
  const parts = rooms.map(() => 0);
  let left = amount;
  let open = rooms.map((room, i) => ({ room, i })).filter(({ room }) => room > 0);
  for (open.sort((a, b) => a.room - b.room); open.length > 0; open = open.slice(1)) {
    const first = open[0];
    if (first === undefined) break;
    const part = Math.min(first.room, Math.floor(left / open.length));
    parts[first.i] = part;
    left -= part;
  }
  return parts;
};
