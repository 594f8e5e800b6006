import { Button } from "@mantine/core";
import type { MembershipClient } from "@morsel/application/membership/client/membership-client";
import type { ProductCode } from "@morsel/domain/membership";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { quoteQuery } from "../queries.ts";
import type { PremiumAct } from "../use-premium-act.ts";
import classes from "./membership.module.css";
import { amountOf, dayWords, PlanName, Price } from "./price.tsx";

export type ChangePlanProps = {
  readonly premium: MembershipClient;
  readonly product: ProductCode;
  readonly act: PremiumAct;
  /** End of what is paid. */
  readonly endsAt: number;
  readonly onClose: () => void;
};

/** ME18: the other plan with what is credited and due, before it is confirmed. */
export const ChangePlan = ({ premium, product, act, endsAt, onClose }: ChangePlanProps) => {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(quoteQuery(premium, product));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  const { currency } = data.price;
  return (
    <div className={classes.plan} role="group" aria-labelledby="change-plan">
      <h3 id="change-plan">
        <FormattedMessage id="premium.change.title" values={{ plan: <PlanName product={product} /> }} />
      </h3>
      <dl className={classes.facts}>
        <dt>
          <PlanName product={product} />
        </dt>
        <dd>
          <Price amount={data.price} />
        </dd>
        {data.credit > 0 && (
          <>
            <dt>
              <FormattedMessage id="premium.change.credit" />
            </dt>
            <dd>
              <Price amount={amountOf(-data.credit, currency)} />
            </dd>
          </>
        )}
        <dt className={classes.sum}>
          <FormattedMessage id="premium.dueToday" />
        </dt>
        <dd className={classes.sum}>
          <Price amount={amountOf(data.due, currency)} />
        </dd>
      </dl>
      <p className={sharing.hint}>
        <FormattedMessage id={`premium.change.${data.begins}`} values={{ day: dayWords(intl, endsAt) }} />
      </p>
      <span className={sharing.actions}>
        <Button
          loading={act.isPending}
          onClick={() =>
            act.mutate(
              { asked: premium.change(data), done: intl.formatMessage({ id: "premium.change.done" }) },
              { onSuccess: onClose, onError: () => void refetch() },
            )
          }
        >
          <FormattedMessage id="premium.change.yes" />
        </Button>
        <Button variant="default" onClick={onClose}>
          <FormattedMessage id="premium.change.no" />
        </Button>
      </span>
    </div>
  );
};
