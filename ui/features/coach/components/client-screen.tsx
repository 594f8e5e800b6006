import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { CoachClient } from "@morsel/application/coach/read-client";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { DayEntries } from "../../diary-sharing/components/day-entries.tsx";
import { DayNav, type DayNavProps } from "../../diary-sharing/components/day-nav.tsx";
import { DayTotals } from "../../diary-sharing/components/day-totals.tsx";
import { clientDayQuery, clientsQuery } from "../queries.ts";
import { ClientComments } from "./client-comments.tsx";
import { ClientBody, ClientReport } from "./client-figures.tsx";

export type ClientScreenProps = DayNavProps & {
  readonly coach: CoachClientPort;
  readonly username: string;
  readonly newId: () => string;
};

/** A client's data, read-only: the parts that the client shares. */
export const ClientScreen = ({ coach, username, ...nav }: ClientScreenProps) => {
  const intl = useIntl();
  const { data: clients, error, refetch } = useQuery(clientsQuery(coach));
  const client = clients?.find((one) => one.username.toLowerCase() === username.toLowerCase());
  return (
    <Page width="wide" title={client?.username ?? username} lead={<FormattedMessage id="coach.client.lead" />}>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && clients === undefined && <Waiting />}
      {clients !== undefined && client === undefined && (
        <Problem>{refusalWords(intl, { _tag: "ClientNotFound" })}</Problem>
      )}
      {client !== undefined && <ClientParts coach={coach} client={client} {...nav} />}
    </Page>
  );
};

type PartsProps = Omit<ClientScreenProps, "username"> & { readonly client: CoachClient };

const ClientParts = ({ coach, client: { username, scopes }, ...nav }: PartsProps) => (
  <>
    {scopes.includes("days") && <ClientDay coach={coach} username={username} {...nav} />}
    {scopes.includes("reports") && <ClientReport coach={coach} username={username} />}
    {scopes.includes("body") && <ClientBody coach={coach} username={username} />}
  </>
);

const ClientDay = ({ coach, username, newId, ...nav }: ClientScreenProps) => {
  const { data: day, error, refetch } = useQuery(clientDayQuery(coach, username, nav.date));
  return (
    <>
      <DayNav {...nav} />
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && day === undefined && <Waiting />}
      {day !== undefined && error === null && (
        <>
          <DayTotals date={day.date} entries={day.entries} budget={day.budget} />
          <DayEntries slots={day.slots} entries={day.entries} />
          <ClientComments
            key={day.date}
            coach={coach}
            username={username}
            newId={newId}
            date={day.date}
            entries={day.entries}
          />
        </>
      )}
    </>
  );
};
