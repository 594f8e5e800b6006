import type { GoalBasis } from "@morsel/application/goals/read-basis";
import type { CalendarDate } from "@morsel/domain/calendar";
import { weightAimOf, energyPlan, type Goals } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { GoalWeightBandWords } from "./goal-weight-part.tsx";
import { GoalSummary } from "../../identity/components/goal-summary.tsx";

export type WeightAimProps = { readonly basis: GoalBasis; readonly goals: Goals; readonly today: CalendarDate };

/** Goal weight and pace, with the resulting calculation. */
export const WeightAim = ({ basis, goals, today }: WeightAimProps) => {
  const plan = energyPlan(basis.body, today);
  return (
    <>
      {plan.ok ? <GoalSummary plan={plan.value} goalWeightKg={basis.body.goalWeightKg} /> : null}
      <GoalWeightBandWords basis={basis} goals={goals} today={today} />
      <ActionLink path="/account/change-goals-guided" variant="default">
        <FormattedMessage id="goals.weight.change" />
      </ActionLink>
    </>
  );
};

/** "Lose 0.5 kg a week, to 66 kg." */
export const WeightAimWords = ({ basis: { body } }: Pick<WeightAimProps, "basis">) => {
  const intl = useIntl();
  const units = useUnits();
  const perWeek = units.weight === "st" ? "lb" : units.weight;
  return (
    <FormattedMessage
      id={`goals.weight.${weightAimOf(body.weeklyChangeKg)}`}
      values={{
        change: formatWeight(intl, perWeek, Math.abs(body.weeklyChangeKg), 2),
        goal: formatWeight(intl, units.weight, body.goalWeightKg),
      }}
    />
  );
};
