import { shareOf } from "@morsel/application/diary/client/laps";
import { summedAmount, remainingOf, totalsOf } from "@morsel/domain/diary";
import type { DayView } from "@morsel/application/diary/client/diary-client";
import { nutrientGoalOf } from "@morsel/application/diary/client/nutrient-goal";
import type { NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../foods/figures.tsx";
import { nutrientName } from "../../foods/nutrient-names.ts";
import { useDiarySettings } from "../diary-settings.tsx";
import { NutrientBar } from "./nutrient-bar.tsx";
import { Ring } from "./ring.tsx";
import classes from "./day-summary.module.css";

/** What stands below the chosen columns, but for those among them. */
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
const RING = 104;

export type DaySummaryProps = { readonly view: DayView };

/** Goal, eaten and remaining of a day: in words first, then as a ring, then nutrient by nutrient. */
export const DaySummary = ({ view }: DaySummaryProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { columns } = useDiarySettings();
  const more = OTHERS.filter((id) => !columns.includes(id));
  const totals = totalsOf(view.day.entries);
  const eaten = summedAmount(totals, "energy");
  const eatenEnergy = totals.facts.energy ?? 0;
  const remaining = remainingOf(view.goal, view.exerciseEnergy, totals).energy ?? 0;
  const budget = view.goal.energy + view.exerciseEnergy;
  const isOver = remaining < -0.5;
  const left = figures.energy(Math.abs(remaining));
  const eatenShare = shareOf(eatenEnergy, budget);
  const share = intl.formatNumber(eatenShare, { style: "percent" });
  return (
    <section className={classes.summary} aria-labelledby="day-remaining">
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id="day-remaining" className={classes.remaining} aria-live="polite">
            <FormattedMessage
              id={isOver ? "diary.over" : "diary.left"}
              values={{
                energy: left,
                unit: figures.unit,
                strong: (text) => <span className={classes.number}>{text}</span>,
              }}
            />
          </h2>
          <p className={classes.sum}>
            <FormattedMessage
              id={view.exerciseEnergy > 0 ? "diary.eatenOfWithExercise" : "diary.eatenOf"}
              values={{
                eaten: (eaten.kind === "exact" ? "" : "≥ ") + figures.energy(eatenEnergy),
                goal: figures.energyWithUnit(view.goal.energy),
                exercise: figures.energy(view.exerciseEnergy),
              }}
            />
          </p>
        </div>
        <Ring share={eatenShare} size={RING} label={intl.formatMessage({ id: "diary.ring" }, { share })}>
          <span className={classes.share}>{share}</span>
        </Ring>
      </div>
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
