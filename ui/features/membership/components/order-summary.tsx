import { Button } from "@mantine/core";
import type { MembershipClient } from "@morsel/application/membership/client/membership-client";
import type { OfferedPlan } from "@morsel/application/membership/order-premium";
import { pathIn, type Locale } from "@morsel/domain/locales";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import classes from "./membership.module.css";
import { amountOf, dayWords, PlanName, Price } from "./price.tsx";

const DAY_MS = 86_400_000;

export type OrderSummaryProps = {
  readonly premium: Pick<MembershipClient, "order">;
  readonly plan: OfferedPlan;
  readonly code?: string | undefined;
  readonly newId: () => string;
  readonly locale: Locale;
  readonly go: (path: string) => void;
};

/** Our own pages are opened within the product, the provider's by the browser. */
export const openUrl = (url: string, locale: Locale, go: (path: string) => void): void =>
  url.startsWith("/") ? go(pathIn(locale, url)) : window.location.assign(url);

/** The plan, its price today and later, and the way to pay. */
export const OrderSummary = ({ premium, plan, code, newId, locale, go }: OrderSummaryProps) => {
  const intl = useIntl();
  // ME21: asked again after a lost answer, it is still the same order.
  const [id] = useState(newId);
  // The day of the first charge after a trial, by the reader's clock.
  const [now] = useState(Date.now);
  const { price, trialDays, interval } = plan;
  const order = useMutation({
    mutationFn: () => run(premium.order(id, plan.code, code)),
    onSuccess: ({ url }) => {
      if (url !== undefined) openUrl(url, locale, go);
    },
  });
  return (
    <>
      <dl className={classes.facts}>
        <dt>
          <PlanName product={plan.code} />
        </dt>
        <dd>
          <Price amount={price} />
        </dd>
        <dt className={classes.sum}>
          <FormattedMessage id="premium.dueToday" />
        </dt>
        <dd className={classes.sum}>
          <Price amount={trialDays > 0 ? amountOf(0, price.currency) : price} />
        </dd>
      </dl>
      <p className={sharing.hint}>
        {trialDays > 0 ? (
          <FormattedMessage
            id={`premium.terms.trial.${interval}`}
            values={{ days: trialDays, day: dayWords(intl, now + trialDays * DAY_MS), price: <Price amount={price} /> }}
          />
        ) : (
          <FormattedMessage id={`premium.terms.${interval}`} values={{ price: <Price amount={price} /> }} />
        )}
      </p>
      <Problem>{order.error === null ? undefined : refusalWords(intl, order.error)}</Problem>
      <span className={sharing.actions}>
        <Button loading={order.isPending} onClick={() => order.mutate()}>
          <FormattedMessage id="premium.toPayment" />
        </Button>
        <ActionLink path="/premium/checkout/new" variant="default">
          <FormattedMessage id="premium.toNewCheckout" />
        </ActionLink>
      </span>
    </>
  );
};
