import * as Schema from "effect/Schema";

/** Energies are in kilocalories, as their names say. */
export const WeekAccount = Schema.Struct({
  today: Schema.String,
  balance_kcal: Schema.Finite.annotate({ description: "In the bank; below zero is borrowed." }),
  unshared_kcal: Schema.Finite.annotate({ description: "What cap or floor kept from being shared; it is let go." }),
  cap_kcal: Schema.Finite,
  floor_kcal: Schema.Finite,
  days: Schema.Array(
    Schema.Struct({
      date: Schema.String,
      planned_kcal: Schema.Finite,
      eaten_kcal: Schema.optionalKey(Schema.Finite),
      is_partial: Schema.Boolean,
      budget_kcal: Schema.Finite,
    }),
  ),
}).annotate({ identifier: "WeekAccount" });
export type WireWeek = typeof WeekAccount.Encoded;

export const Streak = Schema.Struct({ days: Schema.Int }).annotate({ identifier: "Streak" });
export type WireStreak = typeof Streak.Encoded;
