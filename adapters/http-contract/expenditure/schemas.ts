import { ENERGY_ANSWERS } from "@morsel/domain/expenditure";
import * as Schema from "effect/Schema";
import { Version } from "../shared/primitives.ts";

const Whole = Schema.optionalKey(Schema.Int);

/** Why an estimate is what it is, or is not yet. */
const Reason = Schema.Struct({
  kind: Schema.Literals([
    "needs-weighings",
    "needs-complete-days",
    "needs-time",
    "days-missing",
    "surprise",
    "moved",
    "near-formula",
    "away-from-formula",
  ]),
  have: Whole,
  need: Whole,
  days: Whole,
  of: Whole,
  by: Whole,
  direction: Schema.optionalKey(Schema.Literals(["lighter", "heavier"])),
});

const band = { energy_kcal: Schema.Finite, low_kcal: Schema.Finite, high_kcal: Schema.Finite };

const Inputs = Schema.Struct({
  from: Schema.String,
  to: Schema.String,
  days: Schema.Int,
  complete_days: Schema.Int,
  eaten_kcal: Schema.optionalKey(Schema.Finite.annotate({ description: "On the mean of the complete days." })),
  weighings: Schema.Int,
  trend: Schema.optionalKey(
    Schema.Struct({ from: Schema.String, to: Schema.String, from_kg: Schema.Finite, to_kg: Schema.Finite }),
  ),
  formula_kcal: Schema.Finite,
  exercise_kcal: Schema.Finite.annotate({ description: "A day, which the budget adds by itself." }),
  weekly_change_kg: Schema.Finite,
});

const Proposal = Schema.Struct({
  energy_kcal: Schema.Finite,
  floor_kcal: Schema.Finite,
  is_floored: Schema.Boolean,
  goal_kcal: Schema.Finite.annotate({ description: "The goal that stands, on the mean of a week." }),
});

export const Answer = Schema.Struct({
  week: Schema.String,
  answer: Schema.Literals(ENERGY_ANSWERS),
  at: Schema.Finite,
  ...band,
  proposal: Proposal,
  inputs: Inputs,
}).annotate({ identifier: "EnergyAnswer" });
export type WireAnswer = typeof Answer.Encoded;

/** Energies are in kilocalories a day. */
export const Expenditure = Schema.Struct({
  is_on: Schema.Boolean,
  week: Schema.String.annotate({ description: "The Monday of this week; what was logged before it is counted." }),
  known: Schema.optionalKey(
    Schema.Struct({
      ...band,
      weight_kg: Schema.optionalKey(Schema.Finite),
      is_ready: Schema.Boolean,
      reasons: Schema.Array(Reason),
      inputs: Inputs,
      history: Schema.Array(Schema.Struct({ week: Schema.String, estimate: Schema.optionalKey(Schema.Struct(band)) })),
      proposal: Schema.optionalKey(Proposal),
      answer: Schema.optionalKey(Answer),
    }),
  ),
}).annotate({ identifier: "Expenditure" });
export type WireExpenditure = typeof Expenditure.Encoded;
export type WireKnown = NonNullable<WireExpenditure["known"]>;

export const Answers = Schema.Struct({
  answers: Schema.Array(Answer),
  next: Schema.optionalKey(Schema.String),
}).annotate({ identifier: "EnergyAnswers" });
export type WireAnswers = typeof Answers.Encoded;

export const ExpenditureTurn = Schema.Struct({ is_on: Schema.Boolean });

export const AnswerGiven = Schema.Struct({
  answer: Schema.Literals(ENERGY_ANSWERS),
  energy_kcal: Schema.Finite.annotate({ description: "The proposal that was seen." }),
  goals_version: Version,
});
