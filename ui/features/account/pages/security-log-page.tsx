import { Button, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { EventList } from "../components/event-list.tsx";

const route = getRouteApi("/account/security-log");

export const SecurityLogPage = () => {
  const { intl, sessionWatch } = useApp();
  const { account } = route.useRouteContext();
  const status = sessionWatch.current();
  const log = useInfiniteQuery({
    queryKey: ["security-log"],
    queryFn: ({ pageParam, signal }) => run(account.events(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
  const events = log.data?.pages.flatMap(({ items }) => items);
  return (
    <Page
      title={<FormattedMessage id="accountPages.log.title" />}
      lead={<FormattedMessage id="accountPages.log.lead" />}
    >
      {events === undefined ? null : (
        <Sheet>
          <EventList events={events} timeZone={status.status === "authenticated" ? status.me.timeZone : "UTC"} />
        </Sheet>
      )}
      {events === undefined && log.error === null ? <Skeleton height={320} radius="lg" aria-busy="true" /> : null}
      <Problem>
        {log.error === null ? undefined : (
          <>
            <FormattedMessage id="accountPages.failed" /> {refusalWords(intl, log.error)}
          </>
        )}
      </Problem>
      {log.error === null ? null : (
        <Button variant="default" onClick={() => void log.refetch()}>
          <FormattedMessage id="accountPages.again" />
        </Button>
      )}
      {log.hasNextPage ? (
        <Button variant="default" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          <FormattedMessage id="accountPages.log.more" />
        </Button>
      ) : null}
    </Page>
  );
};
