import type { GoalBasis } from "@morsel/application/goals/read-basis";
import type { GuidedResult, BodyProfile, Goals } from "@morsel/domain/goals";
import { FormattedMessage } from "react-intl";
import { ChoiceGroup } from "../../../../shell/choice/choice.tsx";
import { Sheet } from "../../../../shell/page/page.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { GoalSummary } from "../../../identity/components/goal-summary.tsx";
import { GoalComparison } from "./goal-comparison.tsx";

export type GoalReviewProps = {
  readonly basis: GoalBasis;
  readonly body: BodyProfile;
  readonly goals: Goals;
  readonly result: GuidedResult;
  readonly keepsEnergy: boolean;
  readonly onKeep: (keepsEnergy: boolean) => void;
};

const ENERGY = ["sum", "keep"] as const;

/** Before it is saved: the sum of the new answers, and old and new side by side. */
export const GoalReview = ({ basis, body, goals, result, keepsEnergy, onKeep }: GoalReviewProps) => {
  const figures = useFigures();
  const after = keepsEnergy ? goals : result.goals;
  return (
    <>
      <Sheet>
        <GoalSummary plan={result.plan} goalWeightKg={body.goalWeightKg} />
      </Sheet>
      <Sheet>
        <GoalComparison before={{ body: basis.body, goals }} after={{ body, goals: after }} />
      </Sheet>
      <ChoiceGroup
        name="energy-of"
        legend={<FormattedMessage id="goals.guided.which" />}
        choices={ENERGY.map((one) => ({
          value: one,
          label: (
            <FormattedMessage
              id={one === "sum" && figures.isEnergyHidden ? "goals.guided.which.calm" : `goals.guided.which.${one}`}
              values={{ energy: figures.energyWithUnit(result.plan.energy) }}
            />
          ),
        }))}
        value={keepsEnergy ? "keep" : "sum"}
        onChoose={(one) => onKeep(one === "keep")}
      />
    </>
  );
};
