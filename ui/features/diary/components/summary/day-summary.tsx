import { summedAmount, totalsOf } from "@morsel/domain/diary";
import type { DayView } from "@morsel/application/diary/diary-view";
import { nutrientGoalOf } from "@morsel/domain/goals";
import type { NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { nutrientName } from "../../../../figures/nutrient-names.ts";
import { useDiarySettings } from "../../../../settings/diary-settings.tsx";
import { NutrientBar } from "./nutrient-bar.tsx";
import { EnergyHead } from "./energy-head.tsx";
import classes from "./day-summary.module.css";

/** Nutrients below the chosen columns, without those among them. */
const OTHERS = [
  "carbohydrates",
  "fat",
  "protein",
  "fiber",
  "sugar",
  "saturated_fat",
  "sodium",
  "potassium",
  "calcium",
  "iron",
  "vitamin_c",
] as const satisfies readonly NutrientId[];

export type DaySummaryProps = {
  /** Day that is summed up, with its goals. */
  readonly view: DayView;
};

/** Goal, eaten and remaining of a day: in words first, then as a ring, then nutrient by nutrient. */
export const DaySummary = ({ view }: DaySummaryProps) => {
  const intl = useIntl();
  const { columns, dashboard } = useDiarySettings();
  const more = OTHERS.filter((id) => !columns.includes(id) && !dashboard.hidden.includes(id));
  const totals = totalsOf(view.day.entries);
  return (
    <section className={classes.summary} aria-labelledby="day-remaining">
      <EnergyHead view={view} />
      {columns.length > 0 && (
        <div className={classes.macros} data-abreast>
          {columns.map((id) => (
            <NutrientBar key={id} id={id} isNarrow shown={summedAmount(totals, id)} goal={nutrientGoalOf(view, id)} />
          ))}
        </div>
      )}
      <details className={classes.more}>
        <summary>
          <FormattedMessage id="diary.moreNutrients" />
        </summary>
        <div className={classes.macros}>
          {more.map((id) => (
            <NutrientBar key={id} id={id} shown={summedAmount(totals, id)} goal={nutrientGoalOf(view, id)} />
          ))}
        </div>
        {totals.parts > 0 && more.some((id) => summedAmount(totals, id).kind !== "exact") && (
          <p className={classes.hint}>
            <FormattedMessage
              id="diary.coverage"
              values={{
                names: intl.formatList(
                  more
                    .filter((id) => summedAmount(totals, id).kind !== "exact")
                    .map((id) => intl.formatMessage(nutrientName(id)).toLocaleLowerCase(intl.locale)),
                ),
              }}
            />
          </p>
        )}
      </details>
    </section>
  );
};
