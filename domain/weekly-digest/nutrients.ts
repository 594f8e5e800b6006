import type { CalendarDate } from "../calendar/index.ts";
import type { NutrientLimit } from "../goals/index.ts";
import { NUTRIENT_IDS, type NutrientId } from "../nutrition/index.ts";
import { type ReportDays, coverageIn, isCounted, meanLimit, periodFigure, type DayFigure } from "../reports/index.ts";

/** A nutrient that has a least amount: how much of it there was on the mean of the logged days. */
export type NutrientOfWeek = {
  readonly id: NutrientId;
  /** Per logged day. */
  readonly average: number;
  readonly min: number;
  /** 0 to 1: of which share of what was eaten it is known. */
  readonly coverage: number;
};

const SHOWN = 3;

/** W334: what was reached best and what was thinnest, in shares of the least amounts; none is both. */
export const nutrientsOfWeek = (
  week: ReportDays,
  figuresOf: (id: NutrientId) => readonly DayFigure[],
  goalOf: (id: NutrientId, date: CalendarDate) => NutrientLimit | undefined,
): { readonly best: readonly NutrientOfWeek[]; readonly thinnest: readonly NutrientOfWeek[] } => {
  const all = NUTRIENT_IDS.flatMap((id): readonly NutrientOfWeek[] => {
    if (id === "energy") return [];
    const figures = figuresOf(id);
    const min = meanLimit(figures.filter((day) => isCounted(day, "logged")).map(({ date }) => goalOf(id, date)))?.min;
    const { value } = periodFigure(week, figures, "logged");
    const coverage = coverageIn(figures);
    return min === undefined || min === 0 || value === undefined || coverage === undefined
      ? []
      : [{ id, average: value, min, coverage }];
  });
  const shareOf = ({ average, min }: NutrientOfWeek): number => average / min;
  const reached = all.filter((one) => shareOf(one) >= 1).toSorted((a, b) => shareOf(b) - shareOf(a));
  const missed = all.filter((one) => shareOf(one) < 1).toSorted((a, b) => shareOf(a) - shareOf(b));
  return { best: reached.slice(0, SHOWN), thinnest: missed.slice(0, SHOWN) };
};
