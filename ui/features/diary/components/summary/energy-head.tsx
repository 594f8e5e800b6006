import type { DayView } from "@morsel/application/diary/diary-view";
import { progressShare, remainingOf, activeEntries, summedAmount, totalsOf } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { Ring } from "../ring/ring.tsx";
import classes from "./day-summary.module.css";

const RING = 104;

export type EnergyHeadProps = {
  /** Day with its goal, its exercise and its entries. */
  readonly view: DayView;
};

/** Remaining energy of the day: in words first, then as a ring. A member who hides energy sees neither (RE17). */
export const EnergyHead = ({ view }: EnergyHeadProps) => {
  const intl = useIntl();
  const figures = useFigures();
  if (figures.isEnergyHidden)
    return (
      <h2 id="day-remaining" className="morsel-hidden">
        <FormattedMessage id="diary.nutrients" />
      </h2>
    );
  const totals = totalsOf(view.day.entries);
  const eaten = summedAmount(totals, "energy");
  const eatenEnergy = totals.facts.energy ?? 0;
  const remaining = remainingOf(view.goal, view.exerciseEnergy, totals).energy ?? 0;
  const isOver = remaining < -0.5;
  const { planned } = view.day;
  /** W284 */
  const then = planned && remainingOf(view.goal, view.exerciseEnergy, totalsOf(activeEntries(view.day))).energy;
  const eatenShare = progressShare(eatenEnergy, view.goal.energy + view.exerciseEnergy);
  const share = intl.formatNumber(eatenShare, { style: "percent" });
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <h2 id="day-remaining" className={classes.remaining} aria-live="polite">
          <FormattedMessage
            id={isOver ? "diary.over" : "diary.left"}
            values={{
              energy: figures.energy(Math.abs(remaining)),
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
        {then !== undefined && (
          <p className={classes.sum}>
            <FormattedMessage
              id={then < -0.5 ? "diary.overThen" : "diary.leftThen"}
              values={{ energy: figures.energyWithUnit(Math.abs(then)) }}
            />
          </p>
        )}
      </div>
      <Ring share={eatenShare} size={RING} label={intl.formatMessage({ id: "diary.ring" }, { share })}>
        <span className={classes.share}>{share}</span>
      </Ring>
    </div>
  );
};
