import { planOf } from "@morsel/domain/membership";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { SandboxNote } from "../components/feature-list.tsx";
import { OrderSummary } from "../components/order-summary.tsx";
import { offerQuery } from "../queries.ts";

const route = getRouteApi("/premium/checkout");

/** /premium/checkout?plan=…: the plan, its price and terms, before anything is ordered. */
export const CheckoutPage = () => {
  const { device, locale } = useApp();
  const go = useNavigateTo();
  const { premium } = route.useRouteContext();
  const { plan: product } = route.useSearch();
  const { data, error, refetch } = useQuery(offerQuery(premium));
  const asked = product === undefined ? undefined : planOf(product);
  // A plan without its trial costs what the one with a trial costs.
  const offered = data?.plans.find(
    ({ interval, priceType }) => interval === asked?.interval && priceType === asked.priceType,
  );
  const plan =
    asked === undefined || offered === undefined || (asked.trialDays > 0 && offered.trialDays === 0)
      ? undefined
      : { ...asked, price: offered.price };
  return (
    <Page title={<FormattedMessage id="premium.checkout.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && plan === undefined && (
        <EmptyList
          hint={<FormattedMessage id="premium.checkout.none" />}
          first={{ path: "/premium/checkout/new", words: <FormattedMessage id="premium.toPlans" /> }}
        />
      )}
      {plan !== undefined && data !== undefined && (
        <>
          {data.provider === "sandbox" && <SandboxNote />}
          <OrderSummary key={plan.code} premium={premium} plan={plan} newId={device.newId} locale={locale} go={go} />
        </>
      )}
    </Page>
  );
};
