import type { Digest, DigestAverage } from "@morsel/domain/weekly-digest";
import type { NutrientOfWeek } from "@morsel/domain/weekly-digest";
import type { CalendarDate } from "@morsel/domain/calendar";
import { weightDirection } from "@morsel/domain/measurements";
import { nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { againstGoal, partlyKnownShare } from "@morsel/domain/reports";
import { useIntl } from "react-intl";
import { formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import { useDiarySettings } from "../../settings/diary-settings.tsx";
import { useFigures } from "../../figures/figures.tsx";
import { nutrientName } from "../../figures/nutrient-names.ts";

const noon = (date: CalendarDate): Date => new Date(`${date}T12:00:00Z`);

const WEIGHT_WORDS = { even: "digest.weight.even", down: "digest.weight.less", up: "digest.weight.more" } as const;

/** The figures of a week in words; what is unknown is never said as none. */
export const useDigestWords = () => {
  const intl = useIntl();
  const figures = useFigures();
  const units = useUnits();
  const { hidden } = useDiarySettings().dashboard;
  const kg = (weight: number): string => formatWeight(intl, units.weight, weight, 1);
  const atLeast = (isAtLeast: boolean, words: string): string => (isAtLeast ? `≥\u00a0${words}` : words);
  const amount = (id: NutrientId, value: number): string => figures.withUnit(value, nutrientUnit(id));
  return {
    /** RE17 */
    isHidden: (figure: NutrientId | "weight"): boolean => hidden.includes(figure),
    name: (id: NutrientId): string => intl.formatMessage(nutrientName(id)),
    range: ({ from, to }: Pick<Digest, "from" | "to">): string =>
      intl.formatDateTimeRange(noon(from), noon(to), {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
    average: (id: NutrientId, { average }: DigestAverage): string =>
      average.value === undefined
        ? intl.formatMessage({ id: "digest.unknown" })
        : atLeast(average.isLowerBound || average.isPartial, amount(id, average.value)),
    goal: (id: NutrientId, { goal }: DigestAverage): string => {
      if (goal?.min !== undefined && goal.max !== undefined)
        return intl.formatMessage(
          { id: "digest.goal.range" },
          { min: amount(id, goal.min), max: amount(id, goal.max) },
        );
      if (goal?.max !== undefined) return intl.formatMessage({ id: "digest.goal.most" }, { max: amount(id, goal.max) });
      return goal?.min === undefined
        ? "–"
        : intl.formatMessage({ id: "digest.goal.least" }, { min: amount(id, goal.min) });
    },
    /** How far the mean is from the budget. */
    against: ({ average, goal }: DigestAverage): string | undefined => {
      if (average.value === undefined || goal?.max === undefined) return undefined;
      const { side, by } = againstGoal(average.value, { max: goal.max });
      const apart = Math.round(by);
      if (average.isLowerBound || average.isPartial)
        return intl.formatMessage({ id: "digest.energy.part" }, { goal: figures.energyWithUnit(goal.max) });
      return intl.formatMessage(
        { id: apart === 0 ? "digest.energy.even" : side === "below" ? "digest.energy.below" : "digest.energy.above" },
        { energy: figures.energyWithUnit(apart), goal: figures.energyWithUnit(goal.max) },
      );
    },
    kg,
    /** How the trend moved since the week before, or of how many weigh-ins it is. */
    weightChange: ({ changeKg, weighings }: NonNullable<Digest["weight"]>): string =>
      intl.formatMessage(
        { id: changeKg === undefined ? "digest.weight.only" : WEIGHT_WORDS[weightDirection(changeKg)] },
        { change: kg(Math.abs(changeKg ?? 0)), count: weighings },
      ),
    steps: ({ average, days, goal }: NonNullable<Digest["steps"]>): string =>
      intl.formatMessage(
        { id: goal === undefined ? "digest.steps.only" : "digest.steps.of" },
        {
          steps: intl.formatNumber(Math.round(average)),
          goal: intl.formatNumber(goal ?? 0),
          days,
        },
      ),
    nutrient: ({ id, average, min, coverage }: NutrientOfWeek): string => {
      const known = partlyKnownShare(coverage);
      return intl.formatMessage(
        { id: known === undefined ? "digest.nutrient" : "digest.nutrient.part" },
        {
          name: intl.formatMessage(nutrientName(id)),
          amount: amount(id, average),
          min: amount(id, min),
          share: intl.formatNumber(average / min, { style: "percent" }),
          coverage: intl.formatNumber(known ?? 1, { style: "percent" }),
        },
      );
    },
  };
};
