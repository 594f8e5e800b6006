import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { GymPanel } from "../components/gym-panel.tsx";
import classes from "../components/membership.module.css";
import { PaymentsList } from "../components/payments-list.tsx";
import { dayWords } from "../components/price.tsx";
import { SubscriptionPanel } from "../components/subscription-panel.tsx";
import { offerQuery, subscriptionsQuery } from "../queries.ts";
import { usePremiumAct } from "../use-premium-act.ts";

const route = getRouteApi("/premium/account");

/** /premium/account: the subscription, its renewal, and the invoices. */
export const AccountPage = () => {
  const intl = useIntl();
  const { locale, toasts } = useApp();
  const go = useNavigateTo();
  const { premium } = route.useRouteContext();
  const { data, error, refetch } = useQuery(subscriptionsQuery(premium));
  const { data: offer } = useQuery(offerQuery(premium));
  const act = usePremiumAct(toasts);
  const gymAct = usePremiumAct(toasts);
  const live = data?.items.find(({ isLive, product }) => isLive && product !== undefined);
  const paid = data?.items.find(({ product }) => product !== undefined);
  return (
    <Page title={<FormattedMessage id="premium.account.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          {live === undefined && data.hasPremium && data.premiumUntil !== undefined && (
            <p className={classes.note}>
              <FormattedMessage id="premium.has" values={{ day: dayWords(intl, data.premiumUntil) }} />
            </p>
          )}
          {live === undefined && !data.hasPremium && (
            <EmptyList
              hint={<FormattedMessage id="premium.account.none" />}
              first={{ path: "/premium", words: <FormattedMessage id="premium.toPlans" /> }}
            />
          )}
          {live !== undefined && (
            <SubscriptionPanel premium={premium} subscription={live} act={act} locale={locale} go={go} />
          )}
          {paid !== undefined && <PaymentsList premium={premium} act={act} isSandbox={paid.source === "sandbox"} />}
          {offer?.gym !== undefined && (
            <GymPanel
              premium={premium}
              gym={offer.gym}
              link={data.items.find(({ source }) => source === "partner_gym")}
              act={gymAct}
            />
          )}
        </>
      )}
    </Page>
  );
};
