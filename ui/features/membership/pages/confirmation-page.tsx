import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Page } from "../../../shell/page/page.tsx";
import classes from "../components/membership.module.css";
import { OpenAnew } from "../components/open-anew.tsx";
import { PlanName, Price } from "../components/price.tsx";
import { paidOrderQuery } from "../queries.ts";

const route = getRouteApi("/premium/confirmation");

const Confirmed = ({ id }: { readonly id: string }) => {
  const { locale } = useApp();
  const { premium } = route.useRouteContext();
  const { data, error, refetch } = useQuery(paidOrderQuery(premium, id));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p role="status" className={classes.note}>
        <FormattedMessage id={`premium.confirmation.${data.status}`} />
      </p>
      <dl className={classes.facts}>
        <dt>
          <PlanName product={data.product} />
        </dt>
        <dd>
          <Price amount={data.price} />
        </dd>
      </dl>
      {data.status === "done" && (
        <OpenAnew path="/premium/complete" locale={locale}>
          <FormattedMessage id="premium.confirmation.next" />
        </OpenAnew>
      )}
    </>
  );
};

/** /premium/confirmation: waits for the word of the payment provider, which may come before or after the member. */
export const ConfirmationPage = () => {
  const { order } = route.useSearch();
  return (
    <Page title={<FormattedMessage id="premium.confirmation.title" />}>
      {order === undefined ? (
        <EmptyList
          hint={<FormattedMessage id="refused.OrderNotFound" />}
          first={{ path: "/premium/account", words: <FormattedMessage id="premium.toAccount" /> }}
        />
      ) : (
        <Confirmed id={order} />
      )}
    </Page>
  );
};
