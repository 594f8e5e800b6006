import { KCAL_PER_KG } from "../../goals/index.ts";

const DAYS = 35;

/**
 * D10: "if every day were like today you would weigh … in 5 weeks": 35 days of the difference between eaten and used
 * energy, at the same energy of body weight as the weekly change (G4). Undefined where a figure is missing or not a human
 * one, or where the straight line would leave a weight nobody has.
 */
export const fiveWeekWeight = (day: {
  readonly weightKg: number;
  readonly intake: number;
  readonly expenditure: number;
}): number | undefined => {
  const weight = day.weightKg + (DAYS * (day.intake - day.expenditure)) / KCAL_PER_KG;
  const isHuman = day.weightKg >= 20 && weight >= 20 && weight <= 700;
  return isHuman && day.intake >= 0 && day.expenditure > 0 ? weight : undefined;
};
