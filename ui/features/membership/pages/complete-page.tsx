import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { dayWords } from "../components/price.tsx";
import { subscriptionsQuery } from "../queries.ts";

const route = getRouteApi("/premium/complete");

/** /premium/complete: premium runs, until when, and what follows. */
export const CompletePage = () => {
  const intl = useIntl();
  const { premium } = route.useRouteContext();
  const { data, error, refetch } = useQuery(subscriptionsQuery(premium));
  const until = data?.premiumUntil;
  return (
    <Page title={<FormattedMessage id="premium.complete.title" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && !data.hasPremium && (
        <EmptyList
          hint={<FormattedMessage id="premium.complete.none" />}
          first={{ path: "/premium", words: <FormattedMessage id="premium.toPlans" /> }}
        />
      )}
      {data?.hasPremium === true && until !== undefined && (
        <>
          <p>
            <FormattedMessage id="premium.complete.lead" values={{ day: dayWords(intl, until) }} />
          </p>
          <span className={sharing.actions}>
            <ActionLink path="/food/diary">
              <FormattedMessage id="premium.toDiary" />
            </ActionLink>
            <ActionLink path="/premium/account" variant="default">
              <FormattedMessage id="premium.toAccount" />
            </ActionLink>
          </span>
        </>
      )}
    </Page>
  );
};
