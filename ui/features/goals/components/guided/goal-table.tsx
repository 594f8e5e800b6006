import { weekdaysFrom } from "@morsel/domain/calendar";
import type { Goals } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { shortName } from "../../../../figures/nutrient-names.ts";
import { useWeekStart } from "../../../../settings/week-start.tsx";
import classes from "../goals.module.css";

export type GoalTableProps = { readonly goals: Goals; readonly weekdays: readonly string[] };

const COLUMNS = ["carbohydrates", "fat", "protein"] as const;

/** Seven days as they stand; one line when all are alike. */
export const GoalTable = ({ goals, weekdays }: GoalTableProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [first] = goals.dailyGoals;
  const isSame = goals.dailyGoals.every((goal) =>
    (["energy", ...COLUMNS] as const).every((id) => goal[id] === first?.[id]),
  );
  const weekStart = useWeekStart();
  const rows = (isSame ? [0] : weekdaysFrom(weekStart)).flatMap((day) => {
    const goal = goals.dailyGoals[day];
    return goal === undefined ? [] : [{ day, goal }];
  });
  const energy = intl.formatMessage({ id: "goals.energy" });
  return (
    <div className={classes.goals}>
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
            {figures.isEnergyHidden ? null : <th scope="col">{energy}</th>}
            {COLUMNS.map((id) => (
              <th key={id} scope="col">
                {intl.formatMessage(shortName(id))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ goal, day }) => (
            <tr key={weekdays[day]}>
              {isSame ? null : <th scope="row">{weekdays[day]}</th>}
              {figures.isEnergyHidden ? null : <td data-column={energy}>{figures.energyWithUnit(goal.energy)}</td>}
              {COLUMNS.map((id) => (
                <td key={id} data-column={intl.formatMessage(shortName(id))}>
                  {goal[id] === undefined ? "–" : figures.withUnit(goal[id], "g")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
