import type { OfferedPlan } from "@morsel/application/membership/order-premium";
import { PRODUCT_CODES, planOf, yearlySaving, type ProductCode } from "@morsel/domain/membership";
import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./membership.module.css";
import { amountOf, PlanName, Price } from "./price.tsx";

export type PlanCardsProps = {
  readonly plans: readonly OfferedPlan[];
  /** The page that a plan leads to. */
  readonly pathOf: (product: ProductCode) => string;
};

const withoutTrial = ({ interval, priceType }: OfferedPlan): ProductCode | undefined =>
  PRODUCT_CODES.map(planOf).find(
    (plan) => plan.interval === interval && plan.priceType === priceType && plan.trialDays === 0,
  )?.code;

/** ME4: the plans on offer side by side, each with its price and what a year saves. */
export const PlanCards = ({ plans, pathOf }: PlanCardsProps) => {
  const month = plans.find(({ interval }) => interval === "month");
  return (
    <div className={classes.plans}>
      {plans.map((plan) => {
        const { code, price, trialDays, interval, priceType } = plan;
        const saving = interval === "year" && month !== undefined ? yearlySaving(month.price, price) : 0;
        const direct = trialDays > 0 ? withoutTrial(plan) : undefined;
        return (
          <section key={code} className={classes.plan} aria-labelledby={`plan-${code}`}>
            <h2 id={`plan-${code}`}>
              <PlanName product={code} />
            </h2>
            <p className={classes.price}>
              <Price amount={price} />
            </p>
            <span>
              <FormattedMessage id={interval === "year" ? "premium.perYear" : "premium.perMonth"} />
            </span>
            {interval === "year" && (
              <span>
                <FormattedMessage
                  id="premium.monthly"
                  values={{ price: <Price amount={amountOf(Math.ceil(price.minor / 12), price.currency)} /> }}
                />
              </span>
            )}
            {saving > 0 && (
              <strong>
                <FormattedMessage id="premium.saving" values={{ percent: saving }} />
              </strong>
            )}
            {priceType !== "STANDARD" && (
              <strong>
                <FormattedMessage id={`premium.priceType.${priceType}`} />
              </strong>
            )}
            {trialDays > 0 && (
              <span>
                <FormattedMessage id="premium.trial" values={{ days: trialDays }} />
              </span>
            )}
            <span className={classes.push} />
            <ActionLink path={pathOf(code)} variant={interval === "year" ? "filled" : "default"}>
              <FormattedMessage id={trialDays > 0 ? `premium.try.${interval}` : `premium.buy.${interval}`} />
            </ActionLink>
            {direct !== undefined && (
              <AppLink path={pathOf(direct)}>
                <FormattedMessage id={`premium.direct.${interval}`} />
              </AppLink>
            )}
          </section>
        );
      })}
    </div>
  );
};
