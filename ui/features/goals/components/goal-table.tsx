import type { Goals } from "@morsel/domain/goals";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../foods/figures.tsx";
import { shortName } from "../../foods/nutrient-names.ts";
import classes from "./goals.module.css";

export type GoalTableProps = { readonly goals: Goals; readonly weekdays: readonly string[] };

const COLUMNS = ["carbohydrates", "fat", "protein"] as const;

/** Seven days as they stand; one line when all are alike. */
export const GoalTable = ({ goals, weekdays }: GoalTableProps) => {
  const figures = useFigures();
  const [first] = goals.dailyGoals;
  const isSame = goals.dailyGoals.every((goal) =>
    (["energy", ...COLUMNS] as const).every((id) => goal[id] === first?.[id]),
  );
  const rows = isSame ? goals.dailyGoals.slice(0, 1) : goals.dailyGoals;
  return (
    <table className={classes.table}>
      <caption className={isSame ? classes.caption : "morsel-hidden"}>
        <FormattedMessage id={isSame ? "goals.which.all" : "goals.now"} />
      </caption>
      <thead>
        <tr>
          {isSame ? null : (
            <th scope="col">
              <FormattedMessage id="goals.day" />
            </th>
          )}
          <th scope="col">
            <FormattedMessage id="goals.energy" />
          </th>
          {COLUMNS.map((id) => (
            <th key={id} scope="col">
              <FormattedMessage {...shortName(id)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((goal, day) => (
          <tr key={weekdays[day]}>
            {isSame ? null : <th scope="row">{weekdays[day]}</th>}
            <td>{figures.energyWithUnit(goal.energy)}</td>
            {COLUMNS.map((id) => (
              <td key={id}>{goal[id] === undefined ? "–" : figures.withUnit(goal[id], "g")}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
