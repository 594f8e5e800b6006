import { pathIn } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { CardForm } from "../components/card-form.tsx";
import { SandboxNote } from "../components/feature-list.tsx";
import classes from "../components/membership.module.css";
import { moneyWords, PlanName, Price } from "../components/price.tsx";
import { orderQuery } from "../queries.ts";

const route = getRouteApi("/premium/payment");

const Order = ({ id }: { readonly id: string }) => {
  const intl = useIntl();
  const { locale } = useApp();
  const go = useNavigateTo();
  const { premium } = route.useRouteContext();
  const { data, error, refetch } = useQuery(orderQuery(premium, id));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  if (data.status === "replaced")
    return (
      <EmptyList
        hint={<FormattedMessage id="refused.OrderClosed" />}
        first={{ path: "/premium/checkout/new", words: <FormattedMessage id="premium.toPlans" /> }}
      />
    );
  if (data.status === "done")
    return (
      <span className={sharing.actions}>
        <ActionLink path={`/premium/confirmation?order=${id}`}>
          <FormattedMessage id="premium.toConfirmation" />
        </ActionLink>
      </span>
    );
  return (
    <>
      <SandboxNote />
      <dl className={classes.facts}>
        <dt>
          <PlanName product={data.product} />
        </dt>
        <dd>
          <Price amount={data.price} />
        </dd>
      </dl>
      <CardForm
        submit={
          data.trialDays > 0 ? (
            <FormattedMessage id="premium.startTrial" />
          ) : (
            <FormattedMessage id="premium.payNow" values={{ price: moneyWords(intl, data.price) }} />
          )
        }
        pay={(card) => premium.pay(id, card)}
        onPaid={() => go(pathIn(locale, `/premium/confirmation?order=${id}`))}
      />
    </>
  );
};

/** /premium/payment: the payment of an order on a server that takes test payments, or the card of the subscription. */
export const PaymentPage = () => {
  const { locale } = useApp();
  const go = useNavigateTo();
  const { premium } = route.useRouteContext();
  const { order } = route.useSearch();
  return (
    <Page title={<FormattedMessage id={order === undefined ? "premium.card.title" : "premium.payment.title"} />}>
      {order !== undefined && <Order id={order} />}
      {order === undefined && (
        <>
          <SandboxNote />
          <CardForm
            submit={<FormattedMessage id="premium.card.save" />}
            pay={premium.changeCard}
            onPaid={() => go(pathIn(locale, "/premium/account"))}
          />
        </>
      )}
    </Page>
  );
};
