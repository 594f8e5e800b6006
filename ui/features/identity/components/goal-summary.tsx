import { weightAimOf, type EnergyPlan } from "@morsel/domain/goals";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { UnderweightNote } from "./underweight-note.tsx";
import classes from "./goal-summary.module.css";

export type GoalSumProps = {
  /** Goal with each step of its calculation. */
  readonly plan: EnergyPlan;
  /** Goal weight, if known. */
  readonly goalWeightKg?: number;
};

/** The goal, and the sum that led to it, line by line. */
export const GoalSummary = ({ plan, goalWeightKg }: GoalSumProps) => {
  const intl = useIntl();
  const units = useUnits();
  const figures = useFigures();
  const signed = (kcal: number) => `${kcal < 0 ? "−" : "+"} ${figures.energyWithUnit(Math.abs(kcal))}`;
  const factor = intl.formatNumber(plan.activityFactor, { minimumFractionDigits: 2 });
  // A week's change is a few pounds for those, too, who weigh themselves in stones.
  const unit = units.weight === "st" ? "lb" : units.weight;
  const change = formatWeight(intl, unit, Math.abs(plan.weeklyChangeKg), 2);
  const direction = weightAimOf(plan.weeklyChangeKg);
  if (figures.isEnergyHidden)
    return (
      <div className={classes.sum}>
        <p className={classes.source}>
          <FormattedMessage id="account.goal.calm" />
        </p>
        <UnderweightNote goalWeightKg={goalWeightKg} heightCm={plan.heightCm} />
      </div>
    );
  return (
    <div className={classes.sum}>
      <p className={classes.goal}>
        <span className={classes.number}>{figures.energy(plan.energy)}</span>{" "}
        <FormattedMessage id={`account.goal.perDay.${figures.unit}`} />
      </p>
      <dl className={classes.lines}>
        <div>
          <dt>
            <FormattedMessage id="account.goal.resting" />
          </dt>
          <dd>{figures.energyWithUnit(plan.restingEnergy)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage
              id="account.goal.activity"
              values={{ factor, level: intl.formatMessage({ id: `account.activity.${plan.activityLevel}` }) }}
            />
          </dt>
          <dd>{signed(plan.maintenance - plan.restingEnergy)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id={`account.goal.change.${direction}`} values={{ change }} />
          </dt>
          <dd>{signed(plan.dailyAdjustment)}</dd>
        </div>
        <div className={classes.total}>
          <dt>
            <FormattedMessage id="account.goal.total" />
          </dt>
          <dd>{figures.energyWithUnit(plan.unfloored)}</dd>
        </div>
      </dl>
      {plan.isFloored ? (
        <p className={classes.floor}>
          <FormattedMessage
            id="account.goal.floored"
            values={{
              floor: figures.energyWithUnit(plan.floor),
              reached: formatWeight(intl, unit, Math.abs(plan.reachedWeeklyChangeKg), 2),
            }}
          />
        </p>
      ) : null}
      <UnderweightNote goalWeightKg={goalWeightKg} heightCm={plan.heightCm} />
      <p className={classes.source}>
        <FormattedMessage id="account.goal.source" />
      </p>
    </div>
  );
};
