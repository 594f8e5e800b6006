import type { DayView } from "@morsel/application/diary/client/diary-client";
import { summedAmount, remainingOf, totalsOf } from "@morsel/domain/diary";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../foods/figures.tsx";
import classes from "./home.module.css";

/** goal − food + exercise = remaining, as one writes it down. */
export const BudgetSum = ({ view }: { readonly view: DayView }) => {
  const figures = useFigures();
  const totals = totalsOf(view.day.entries);
  const eaten = summedAmount(totals, "energy");
  const remaining = remainingOf(view.goal, view.exerciseEnergy, totals).energy;
  // What is not known to have been eaten may take away from what remains.
  const left =
    (eaten.kind === "exact" ? "" : "≤ ") + (remaining < -0.5 ? "−" : "") + figures.energy(Math.abs(remaining));
  const parts = [
    { id: "home.sum.goal", sign: "", value: figures.energy(view.goal.energy) },
    { id: "home.sum.food", sign: "−", value: figures.honest(eaten, figures.energy) },
    { id: "home.sum.exercise", sign: "+", value: figures.energy(view.exerciseEnergy) },
    { id: "home.sum.remaining", sign: "=", value: left },
  ] as const;
  return (
    <dl className={classes.sum}>
      {parts.map(({ id, sign, value }) => (
        <div key={id} className={classes.part}>
          <dt>
            <FormattedMessage id={id} />
          </dt>
          <dd>
            {sign === "" ? null : <span className={classes.sign}>{sign}</span>}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};
