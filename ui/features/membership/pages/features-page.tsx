import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { FeatureLists } from "../components/feature-list.tsx";
import classes from "../components/membership.module.css";
import { dayWords } from "../components/price.tsx";
import { offerQuery, subscriptionsQuery } from "../queries.ts";

const features = getRouteApi("/premium/features");
const value = getRouteApi("/premium/redeem/premium-value");

/** /premium/features */
export const FeaturesPage = () => {
  const { premium } = features.useRouteContext();
  const { data, error, refetch } = useQuery(offerQuery(premium));
  return (
    <Page title={<FormattedMessage id="premium.features.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          <FeatureLists features={data.features} />
          <span className={sharing.actions}>
            <ActionLink path={data.hasPremium ? "/premium/account" : "/premium"}>
              <FormattedMessage id={data.hasPremium ? "premium.toAccount" : "premium.toPlans"} />
            </ActionLink>
          </span>
        </>
      )}
    </Page>
  );
};

/** /premium/redeem/premium-value: what a code gave. */
export const PremiumValuePage = () => {
  const intl = useIntl();
  const { premium } = value.useRouteContext();
  const { data, error, refetch } = useQuery(offerQuery(premium));
  const { data: mine } = useQuery(subscriptionsQuery(premium));
  return (
    <Page title={<FormattedMessage id="premium.value.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          {mine?.hasPremium === true && mine.premiumUntil !== undefined && (
            <p className={classes.note}>
              <FormattedMessage id="premium.has" values={{ day: dayWords(intl, mine.premiumUntil) }} />
            </p>
          )}
          <FeatureLists features={data.features} />
          <span className={sharing.actions}>
            <ActionLink path="/food/diary">
              <FormattedMessage id="premium.toDiary" />
            </ActionLink>
          </span>
        </>
      )}
    </Page>
  );
};
