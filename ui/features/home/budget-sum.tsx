import type { DayView } from "@morsel/application/ports/my-diary";
import { totalsOf } from "@morsel/domain/diary";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../foods/figures.tsx";
import classes from "./home.module.css";

/** goal − food + exercise = remaining, as one writes it down. */
export const BudgetSum = ({ view }: { readonly view: DayView }) => {
  const figures = useFigures();
  const eaten = totalsOf(view.day.entries).facts.energy ?? 0;
  const remaining = view.goal.energy - eaten + view.exerciseEnergy;
  const parts = [
    { id: "home.sum.goal", sign: "", value: view.goal.energy },
    { id: "home.sum.food", sign: "−", value: eaten },
    { id: "home.sum.exercise", sign: "+", value: view.exerciseEnergy },
    { id: "home.sum.remaining", sign: "=", value: remaining },
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
            {value < -0.5 ? "−" : ""}
            {figures.energy(Math.abs(value))}
          </dd>
        </div>
      ))}
    </dl>
  );
};
