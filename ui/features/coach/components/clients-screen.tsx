import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { formatDay } from "../../../dates/dates.ts";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { clientsQuery } from "../queries.ts";
import { useCoachCommands, type CoachPorts } from "../use-coach-commands.ts";
import { Scopes } from "./scopes.tsx";

/** A coach's clients: when each last logged, on how many days of the week, and the way to their data. */
export const ClientsScreen = ({ coach, toasts }: CoachPorts) => {
  const intl = useIntl();
  const { data: clients, error, refetch } = useQuery(clientsQuery(coach));
  const act = useCoachCommands({ toasts });
  return (
    <Page title={<FormattedMessage id="coach.clients.title" />} lead={<FormattedMessage id="coach.clients.lead" />}>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && clients === undefined && <Waiting />}
      {clients !== undefined && clients.length === 0 && (
        <EmptyList
          title={<FormattedMessage id="coach.clients.none" />}
          hint={<FormattedMessage id="coach.clients.none.hint" />}
        />
      )}
      {clients !== undefined && clients.length > 0 && (
        <ul className={classes.list}>
          {clients.map(({ id, username, scopes, expiresAt, logged, waiting }) => (
            <li key={id} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{username}</span>
                {waiting !== undefined && (
                  <AppLink path={`/friends/clients/${encodeURIComponent(username)}?date=${waiting.date}`}>
                    <FormattedMessage id="coach.clients.waiting" values={{ count: waiting.unread }} />
                  </AppLink>
                )}
                {logged !== undefined && (
                  <span className={classes.hint}>
                    {logged.last === undefined ? (
                      <FormattedMessage id="coach.clients.never" />
                    ) : (
                      <FormattedMessage
                        id="coach.clients.logged"
                        values={{ day: formatDay(intl, logged.last), count: logged.ofWeek }}
                      />
                    )}
                  </span>
                )}
                <span className={classes.hint}>
                  <FormattedMessage
                    id="coach.until"
                    values={{
                      scopes: <Scopes scopes={scopes} />,
                      day: <FormattedDate value={expiresAt} dateStyle="medium" />,
                    }}
                  />
                </span>
              </span>
              <span className={classes.actions}>
                <ActionLink
                  path={`/friends/clients/${encodeURIComponent(username)}`}
                  variant="default"
                  aria-label={intl.formatMessage({ id: "coach.clients.open.named" }, { username })}
                >
                  <FormattedMessage id="coach.clients.open" />
                </ActionLink>
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={intl.formatMessage({ id: "coach.clients.end.named" }, { username })}
                  onClick={() =>
                    act.mutate({
                      asked: coach.end(id),
                      done: intl.formatMessage({ id: "coach.clients.ended" }, { username }),
                    })
                  }
                >
                  <FormattedMessage id="coach.clients.end" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
};
