import type { ExpenditureReason, ExpenditureInputs, EstimatedExpenditure } from "@morsel/domain/expenditure";
import type { CalendarDate } from "@morsel/domain/calendar";
import { weightDirection } from "@morsel/domain/measurements";
import { useIntl } from "react-intl";
import { formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import { useDiarySettings } from "../../settings/diary-settings.tsx";
import { useFigures } from "../../figures/figures.tsx";
import { planDate } from "../goals/plan-dates.ts";

/** Sentences of what is used and why: what was eaten, how the weight moved, what follows. */
export const useExpenditureWords = () => {
  const intl = useIntl();
  const figures = useFigures();
  const units = useUnits();
  const { dashboard } = useDiarySettings();
  const isWeightHidden = dashboard.hidden.includes("weight");
  const date = (day: CalendarDate): string => planDate(intl, day);
  const energy = figures.energyWithUnit;
  const kg = (weight: number): string => formatWeight(intl, units.weight, weight, 2);
  return {
    date,
    energy,
    band: ({ energy: used, low, high }: EstimatedExpenditure): string =>
      intl.formatMessage(
        { id: "expenditure.estimate" },
        { energy: energy(used), low: figures.energy(low), high: energy(high) },
      ),
    eaten: ({ from, to, days, completeDays, intake }: ExpenditureInputs): string | undefined =>
      intake === undefined
        ? undefined
        : intl.formatMessage(
            { id: "expenditure.eaten" },
            { from: date(from), to: date(to), days, complete: completeDays, energy: energy(intake) },
          ),
    moved: ({ trend, weighings }: ExpenditureInputs): string | undefined => {
      if (trend === undefined || isWeightHidden) return undefined;
      const change = trend.toKg - trend.fromKg;
      const direction = weightDirection(change);
      return intl.formatMessage(
        { id: direction === "even" ? "expenditure.trend.even" : "expenditure.trend" },
        {
          from: kg(trend.fromKg),
          to: kg(trend.toKg),
          change: kg(Math.abs(change)),
          direction,
          count: weighings,
        },
      );
    },
    /** Suggested energy for the wanted weekly change. */
    follows: ({ exercise, weeklyChangeKg }: ExpenditureInputs, proposed: number): string =>
      intl.formatMessage(
        { id: exercise > 0 ? "expenditure.follows.exercise" : "expenditure.follows" },
        {
          aim: weeklyChangeKg === 0 ? "keep" : weeklyChangeKg < 0 ? "lose" : "gain",
          change: isWeightHidden ? "" : kg(Math.abs(weeklyChangeKg)),
          exercise: energy(exercise),
          energy: energy(proposed),
        },
      ),
    reason: (reason: ExpenditureReason): string => {
      switch (reason.kind) {
        case "needs-time":
          return intl.formatMessage({ id: "expenditure.needs.time" }, { have: reason.days, need: reason.need });
        case "needs-weighings":
        case "needs-complete-days":
          return intl.formatMessage(
            { id: reason.kind === "needs-weighings" ? "expenditure.needs.weighings" : "expenditure.needs.days" },
            { have: reason.have, need: reason.need },
          );
        case "days-missing":
          return intl.formatMessage({ id: "expenditure.missing" }, { days: reason.days, of: reason.of });
        case "surprise":
          return intl.formatMessage({ id: `expenditure.surprise.${reason.direction}` });
        case "moved":
          return intl.formatMessage(
            { id: reason.by > 0 ? "expenditure.moved.up" : "expenditure.moved.down" },
            { energy: energy(Math.abs(reason.by)) },
          );
        case "near-formula":
          return intl.formatMessage({ id: "expenditure.formula.near" });
        case "away-from-formula":
          return intl.formatMessage(
            { id: reason.by > 0 ? "expenditure.formula.above" : "expenditure.formula.below" },
            { energy: energy(Math.abs(reason.by)) },
          );
      }
    },
  };
};
