import type {
  ExpenditureReason,
  EnergyAnswer,
  EstimatedExpenditure,
  ExpenditureInputs,
  ExpenditureProposal,
} from "@morsel/domain/expenditure";
import type { EnergyAnswers } from "@morsel/application/expenditure/read-answers";
import type { ExpenditureView, KnownExpenditure } from "@morsel/application/expenditure/read-expenditure";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WireAnswer, WireAnswers, WireExpenditure, WireKnown } from "./schemas.ts";

type WireBand = Pick<WireAnswer, "energy_kcal" | "low_kcal" | "high_kcal">;

const writeBand = ({ energy, low, high }: EstimatedExpenditure): WireBand => ({
  energy_kcal: energy,
  low_kcal: low,
  high_kcal: high,
});
const readBand = ({ energy_kcal: energy, low_kcal: low, high_kcal: high }: WireBand): EstimatedExpenditure => ({
  energy,
  low,
  high,
});

const writeInputs = (given: ExpenditureInputs): WireAnswer["inputs"] => {
  const { completeDays, intake, trend, formula, exercise, weeklyChangeKg, ...rest } = given;
  return {
    ...rest,
    complete_days: completeDays,
    ...(intake === undefined ? {} : { eaten_kcal: intake }),
    ...(trend === undefined
      ? {}
      : { trend: { from: trend.from, to: trend.to, from_kg: trend.fromKg, to_kg: trend.toKg } }),
    formula_kcal: formula,
    exercise_kcal: exercise,
    weekly_change_kg: weeklyChangeKg,
  };
};

const date = (text: string): CalendarDate => text as CalendarDate;

const readInputs = ({ from, to, days, weighings, trend, ...wire }: WireAnswer["inputs"]): ExpenditureInputs => ({
  from: date(from),
  to: date(to),
  days,
  weighings,
  completeDays: wire.complete_days,
  ...(wire.eaten_kcal === undefined ? {} : { intake: wire.eaten_kcal }),
  ...(trend === undefined
    ? {}
    : { trend: { from: date(trend.from), to: date(trend.to), fromKg: trend.from_kg, toKg: trend.to_kg } }),
  formula: wire.formula_kcal,
  exercise: wire.exercise_kcal,
  weeklyChangeKg: wire.weekly_change_kg,
});

const writeProposal = ({ energy, floor, isFloored, goal }: ExpenditureProposal): WireAnswer["proposal"] => ({
  energy_kcal: energy,
  floor_kcal: floor,
  is_floored: isFloored,
  goal_kcal: goal,
});
const readProposal = (wire: WireAnswer["proposal"]): ExpenditureProposal => ({
  energy: wire.energy_kcal,
  floor: wire.floor_kcal,
  isFloored: wire.is_floored,
  goal: wire.goal_kcal,
});

const writeAnswer = ({ week, answer, at, estimate, proposal, inputs }: EnergyAnswer): WireAnswer => ({
  week,
  answer,
  at,
  ...writeBand(estimate),
  proposal: writeProposal(proposal),
  inputs: writeInputs(inputs),
});
const readAnswer = ({ week, answer, at, proposal, inputs, ...band }: WireAnswer): EnergyAnswer => ({
  week: date(week),
  answer,
  at: at as EnergyAnswer["at"],
  estimate: readBand(band),
  proposal: readProposal(proposal),
  inputs: readInputs(inputs),
});

const writeKnown = ({ estimate, inputs, history, proposal, answer }: KnownExpenditure): WireKnown => ({
  ...writeBand(estimate),
  ...(estimate.weightKg === undefined ? {} : { weight_kg: estimate.weightKg }),
  is_ready: estimate.isReady,
  reasons: estimate.reasons,
  inputs: writeInputs(inputs),
  history: history.map(({ week, estimate: known }) => ({
    week,
    ...(known === undefined ? {} : { estimate: writeBand(known) }),
  })),
  ...(proposal === undefined ? {} : { proposal: writeProposal(proposal) }),
  ...(answer === undefined ? {} : { answer: writeAnswer(answer) }),
});

const readKnown = ({ history, inputs, proposal, answer, ...wire }: WireKnown): KnownExpenditure => ({
  estimate: {
    ...readBand(wire),
    ...(wire.weight_kg === undefined ? {} : { weightKg: wire.weight_kg }),
    isReady: wire.is_ready,
    // Our own server's answers are believed.
    reasons: wire.reasons as readonly ExpenditureReason[],
  },
  inputs: readInputs(inputs),
  history: history.map(({ week, estimate }) => ({
    week: date(week),
    ...(estimate === undefined ? {} : { estimate: readBand(estimate) }),
  })),
  ...(proposal === undefined ? {} : { proposal: readProposal(proposal) }),
  ...(answer === undefined ? {} : { answer: readAnswer(answer) }),
});

export const writeExpenditure = ({ isOn, week, known }: ExpenditureView): WireExpenditure => ({
  is_on: isOn,
  week,
  ...(known === undefined ? {} : { known: writeKnown(known) }),
});

export const readExpenditure = ({ is_on: isOn, week, known }: WireExpenditure): ExpenditureView => ({
  isOn,
  week: date(week),
  ...(known === undefined ? {} : { known: readKnown(known) }),
});

export const writeAnswers = ({ answers, ...rest }: EnergyAnswers): WireAnswers => ({
  answers: answers.map(writeAnswer),
  ...rest,
});
export const readAnswers = ({ answers, ...rest }: WireAnswers): EnergyAnswers => ({
  answers: answers.map(readAnswer),
  ...rest,
});
