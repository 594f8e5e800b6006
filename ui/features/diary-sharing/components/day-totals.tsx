import type { SharedDay } from "@morsel/application/diary-sharing/shared-day";
import { totalsOf, type DiaryEntry } from "@morsel/domain/diary";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useIntl } from "react-intl";
import { MealTotals } from "../../../figures/meal-totals.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { DaySummary } from "../../diary/components/summary/day-summary.tsx";

export type DayTotalsProps = {
  /** Day of the totals. */
  readonly date: CalendarDate;
  /** Foods that are added up. */
  readonly entries: readonly DiaryEntry[];
  /** Absent where goals aren't shown. */
  readonly budget: SharedDay["budget"];
};

/** Totals of a day beside the goal, where that is shown. */
export const DayTotals = ({ date, entries, budget }: DayTotalsProps) => {
  const intl = useIntl();
  return budget === undefined ? (
    <Sheet>
      <MealTotals totals={totalsOf(entries)} label={intl.formatMessage({ id: "diarySharing.dayTotal" })} />
    </Sheet>
  ) : (
    <DaySummary
      view={{
        day: { date, entries, note: "", completeness: "partial", version: 0 },
        water: { entries: [] },
        ...budget,
      }}
    />
  );
};
