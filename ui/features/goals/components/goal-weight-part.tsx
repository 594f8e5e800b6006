import { meanEnergy, goalWeightBand, weightAimOf, energyPlan, type Goals } from "@morsel/domain/goals";
import type { GoalBasis } from "@morsel/application/goals/read-basis";
import type { CalendarDate } from "@morsel/domain/calendar";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import classes from "../../../figures/widgets.module.css";
import { GoalWeightWords } from "./goal-weight-words.tsx";

export type GoalWeightPartProps = { readonly basis: GoalBasis; readonly goals: Goals; readonly today: CalendarDate };

/** W128: date of the goal weight, as a band; nothing for members who keep their weight. */
export const GoalWeightBandWords = ({ basis, goals, today }: GoalWeightPartProps) => {
  const intl = useIntl();
  const units = useUnits();
  const { goalWeightKg, weeklyChangeKg } = basis.body;
  const weightKg = basis.weighed?.kg ?? basis.body.weightKg;
  const plan = energyPlan({ ...basis.body, weightKg }, today);
  const eaten = meanEnergy(goals);
  if (!plan.ok || weightAimOf(weeklyChangeKg) === "maintain") return null;
  return (
    <GoalWeightWords
      band={goalWeightBand({ weightKg, goalWeightKg, maintenance: plan.value.maintenance, eaten, today })}
      goal={formatWeight(intl, units.weight, goalWeightKg)}
      eaten={eaten}
    />
  );
};

/** The same as a part of a page. */
export const GoalWeightPart = (props: GoalWeightPartProps) =>
  weightAimOf(props.basis.body.weeklyChangeKg) === "maintain" ? null : (
    <section className={classes.part} aria-labelledby="goal-weight">
      <h2 id="goal-weight">
        <FormattedMessage id="goals.band" />
      </h2>
      <div className={classes.band}>
        <GoalWeightBandWords {...props} />
      </div>
    </section>
  );
