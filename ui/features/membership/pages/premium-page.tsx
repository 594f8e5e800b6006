import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { FeatureLists, SandboxNote } from "../components/feature-list.tsx";
import classes from "../components/membership.module.css";
import { PlanCards } from "../components/plan-cards.tsx";
import { dayWords } from "../components/price.tsx";
import { offerQuery, subscriptionsQuery } from "../queries.ts";

const route = getRouteApi("/premium");

/** /premium: what premium adds, and what it costs where the member lives. */
export const PremiumPage = () => {
  const intl = useIntl();
  const { premium } = route.useRouteContext();
  const offer = useQuery(offerQuery(premium));
  const { data: mine } = useQuery(subscriptionsQuery(premium));
  const hasSubscription = mine?.items.some(({ isLive, product }) => isLive && product !== undefined) === true;
  return (
    <Page title={<FormattedMessage id="premium.title" />} lead={<FormattedMessage id="premium.lead" />} width="wide">
      {offer.data === undefined && offer.isError && <Failed error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.data === undefined && !offer.isError && <Waiting />}
      {offer.data !== undefined && (
        <>
          {offer.data.provider === "sandbox" && <SandboxNote />}
          {mine?.hasPremium === true && mine.premiumUntil !== undefined && (
            <p className={classes.note}>
              <FormattedMessage id="premium.has" values={{ day: dayWords(intl, mine.premiumUntil) }} />
            </p>
          )}
          {hasSubscription ? (
            <span className={sharing.actions}>
              <ActionLink path="/premium/account">
                <FormattedMessage id="premium.toAccount" />
              </ActionLink>
            </span>
          ) : (
            <PlanCards plans={offer.data.plans} pathOf={(product) => `/premium/checkout?plan=${product}`} />
          )}
          <FeatureLists features={offer.data.features} />
          <p className={sharing.hint}>
            <AppLink path="/premium/redeem/login">
              <FormattedMessage id="premium.toRedeem" />
            </AppLink>
          </p>
        </>
      )}
    </Page>
  );
};
