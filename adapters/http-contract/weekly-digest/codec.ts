import type { Digest, DigestAverage } from "@morsel/domain/weekly-digest";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { NutrientId } from "@morsel/domain/nutrition";
import type { WireDigest } from "./weekly-digest.ts";

type WireAverage = WireDigest["energy"];
type Days = Pick<Digest, "from" | "to">;

const writeAverage = ({ average: { value, days, isLowerBound, isPartial }, goal }: DigestAverage): WireAverage => ({
  ...(value === undefined ? {} : { value }),
  days,
  lower_bound: isLowerBound,
  partial: isPartial,
  ...(goal === undefined ? {} : { goal }),
});

const readAverage = (wire: WireAverage, { from, to }: Days): DigestAverage => ({
  average: {
    from,
    to,
    days: wire.days,
    isLowerBound: wire.lower_bound,
    isPartial: wire.partial,
    ...(wire.value === undefined ? {} : { value: wire.value }),
  },
  ...(wire.goal === undefined ? {} : { goal: wire.goal }),
});

export const writeDigest = ({ days, energy, macros, weight, exercise, ...rest }: Digest): WireDigest => ({
  ...rest,
  days: days.map(({ date, completeness, energy: eaten, isLowerBound, budget }) => ({
    date,
    completeness,
    ...(eaten === undefined ? {} : { energy_kcal: eaten }),
    lower_bound: isLowerBound,
    ...(budget === undefined ? {} : { budget_kcal: budget }),
  })),
  energy: writeAverage(energy),
  macros: macros.map(({ id, ...average }) => ({ id, ...writeAverage(average) })),
  ...(weight === undefined
    ? {}
    : {
        weight: {
          kg: weight.kg,
          weighings: weight.weighings,
          ...(weight.changeKg === undefined ? {} : { change_kg: weight.changeKg }),
        },
      }),
  exercise: { days: exercise.days, minutes: exercise.minutes, energy_kcal: exercise.energy },
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readDigest = (wire: WireDigest): Digest => {
  const week: Days = { from: wire.from as CalendarDate, to: wire.to as CalendarDate };
  const { weight, exercise, steps } = wire;
  return {
    ...week,
    today: wire.today as CalendarDate,
    days: wire.days.map(({ date, completeness, energy_kcal, lower_bound, budget_kcal }) => ({
      date: date as CalendarDate,
      completeness,
      ...(energy_kcal === undefined ? {} : { energy: energy_kcal }),
      isLowerBound: lower_bound,
      ...(budget_kcal === undefined ? {} : { budget: budget_kcal }),
    })),
    completeness: wire.completeness,
    energy: readAverage(wire.energy, week),
    macros: wire.macros.map(({ id, ...average }) => ({ id: id as NutrientId, ...readAverage(average, week) })),
    ...(weight === undefined
      ? {}
      : {
          weight: {
            kg: weight.kg,
            weighings: weight.weighings,
            ...(weight.change_kg === undefined ? {} : { changeKg: weight.change_kg }),
          },
        }),
    exercise: { days: exercise.days, minutes: exercise.minutes, energy: exercise.energy_kcal },
    ...(steps === undefined ? {} : { steps }),
    streak: wire.streak,
    best: wire.best as Digest["best"],
    thinnest: wire.thinnest as Digest["thinnest"],
  };
};
