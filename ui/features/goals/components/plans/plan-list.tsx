import { Button } from "@mantine/core";
import type { ListedPlan } from "@morsel/domain/goals";
import type { CalendarDate } from "@morsel/domain/calendar";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { planDate } from "../../plan-dates.ts";
import classes from "./plans.module.css";

export type PlanListProps = {
  readonly plans: readonly ListedPlan[];
  /** Address at which an upcoming plan is edited. */
  readonly addressOf: (from: CalendarDate) => string;
  readonly isBusy: boolean;
  readonly onTakeBack: (plan: ListedPlan) => void;
  /** There are earlier ones. */
  readonly onMore?: () => void;
};

/** Goals by the days that they hold: what comes, what is in force, what was. */
export const PlanList = ({ plans, addressOf, isBusy, onTakeBack, onMore }: PlanListProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const date = (day: CalendarDate) => planDate(intl, day);
  return (
    <>
      <ol className={classes.plans}>
        {plans.map((plan) => {
          const { goals, state, lastDay, energy } = plan;
          const from = date(goals.effectiveFrom);
          return (
            <li key={goals.effectiveFrom} data-state={state}>
              <div className={classes.words}>
                <strong>
                  <FormattedMessage
                    id={lastDay === undefined ? "goals.plans.from" : "goals.plans.between"}
                    values={{ from, to: lastDay === undefined ? "" : date(lastDay) }}
                  />
                </strong>
                {figures.isEnergyHidden ? null : (
                  <span className={classes.energy}>
                    <FormattedMessage
                      id={energy.least === energy.most ? "goals.plans.even" : "goals.plans.uneven"}
                      values={{ energy: figures.energyWithUnit(energy.most), least: figures.energy(energy.least) }}
                    />
                  </span>
                )}
              </div>
              <span className={classes.state}>
                <FormattedMessage id={`goals.plans.${state}`} />
              </span>
              {state === "coming" ? (
                <div className={classes.tools}>
                  <Button
                    variant="default"
                    aria-label={intl.formatMessage({ id: "goals.plans.editOf" }, { from })}
                    renderRoot={(props) => (
                      <AppLink {...props} path={addressOf(goals.effectiveFrom)} className={props.className} />
                    )}
                  >
                    <FormattedMessage id="goals.plans.edit" />
                  </Button>
                  <Button
                    variant="subtle"
                    loading={isBusy}
                    aria-label={intl.formatMessage({ id: "goals.plans.takeBackOf" }, { from })}
                    onClick={() => onTakeBack(plan)}
                  >
                    <FormattedMessage id="goals.plans.takeBack" />
                  </Button>
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      {onMore === undefined ? null : (
        <Button variant="default" onClick={onMore}>
          <FormattedMessage id="goals.plans.more" />
        </Button>
      )}
    </>
  );
};
