import { SANDBOX_ACTS } from "@morsel/domain/membership";
import { Button } from "@mantine/core";
import type { MembershipClient, PagePayment } from "@morsel/application/membership/client/membership-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { paymentsQuery } from "../queries.ts";
import type { PremiumAct } from "../use-premium-act.ts";
import classes from "./membership.module.css";
import { dayWords, moneyWords, PlanName } from "./price.tsx";

export type PaymentsListProps = {
  readonly premium: MembershipClient;
  readonly act: PremiumAct;
  /** Offers on the last payment what a bank or an operator does, where payments are tests. */
  readonly isSandbox: boolean;
};

const Row = ({ payment, href }: { readonly payment: PagePayment; readonly href: string }) => {
  const intl = useIntl();
  const { number, outcome, product, total, createdAt } = payment;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>
          {product === undefined ? null : <PlanName product={product} />}
          {total === undefined ? null : ` · ${moneyWords(intl, total)}`}
        </span>
        <span className={sharing.hint}>
          {dayWords(intl, createdAt)} · <FormattedMessage id={`premium.outcome.${outcome}`} />
        </span>
      </span>
      {number !== undefined && (
        <Button
          component="a"
          href={href}
          variant="default"
          aria-label={intl.formatMessage({ id: "premium.invoice.named" }, { number })}
        >
          <FormattedMessage id="premium.invoice" />
        </Button>
      )}
    </li>
  );
};

/** Invoices, the newest first. */
export const PaymentsList = ({ premium, act, isSandbox }: PaymentsListProps) => {
  const intl = useIntl();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    paymentsQuery(premium),
  );
  const shown = data?.pages.flatMap(({ items }) => items);
  const last = shown?.[0];
  return (
    <section className={classes.section} aria-labelledby="invoices">
      <h2 id="invoices">
        <FormattedMessage id="premium.invoices" />
      </h2>
      {shown === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {shown === undefined && error === null && <Waiting />}
      {shown?.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="premium.invoices.none" />
        </p>
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={sharing.list}>
          {shown.map((payment) => (
            <Row key={payment.id} payment={payment} href={premium.invoiceAddress(payment.id)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <div>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <FormattedMessage id="premium.invoices.more" />
          </Button>
        </div>
      )}
      {isSandbox && last !== undefined && (
        <>
          <p className={sharing.hint}>
            <FormattedMessage id="premium.sandbox.acts" />
          </p>
          <span className={sharing.actions}>
            {SANDBOX_ACTS.map((one) => (
              <Button
                key={one}
                variant="default"
                onClick={() =>
                  act.mutate({
                    asked: premium.act(last.id, one),
                    done: intl.formatMessage({ id: "premium.sandbox.done" }),
                  })
                }
              >
                <FormattedMessage id={`premium.sandbox.${one}`} />
              </Button>
            ))}
          </span>
        </>
      )}
    </section>
  );
};
