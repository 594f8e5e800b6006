import { Button, TextInput } from "@mantine/core";
import type { GivenGrant } from "@morsel/application/coach/use-cases";
import { useQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { grantsQuery } from "../queries.ts";
import { useCoachCommands, type CoachPorts } from "../use-coach-commands.ts";
import { GrantForm } from "./grant-form.tsx";
import { LookList } from "./look-list.tsx";
import { Scopes } from "./scopes.tsx";

export type CoachesScreenProps = CoachPorts & { readonly newId: () => string };

const linkOf = (code: string): string => `${window.location.origin}/coaching#${code}`;

/** A client's coaches: access given and ended, and the log of what they opened. */
export const CoachesScreen = ({ coach, toasts, newId }: CoachesScreenProps) => {
  const intl = useIntl();
  const { data: grants, error, refetch } = useQuery(grantsQuery(coach));
  const act = useCoachCommands({ toasts });
  return (
    <Page title={<FormattedMessage id="coach.title" />} lead={<FormattedMessage id="coach.lead" />}>
      <Sheet labelledBy="coach-new">
        <h2 id="coach-new">
          <FormattedMessage id="coach.new" />
        </h2>
        <p className={classes.hint}>
          <FormattedMessage id="coach.new.hint" />
        </p>
        <GrantForm
          isBusy={act.isPending}
          onGrant={(scopes, days) =>
            act.mutate({
              asked: coach.grant(newId(), scopes, days),
              done: intl.formatMessage({ id: "coach.created" }),
            })
          }
        />
      </Sheet>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {error === null && grants === undefined && <Waiting />}
      {grants !== undefined && grants.length > 0 && (
        <Sheet labelledBy="coach-grants">
          <h2 id="coach-grants">
            <FormattedMessage id="coach.grants" />
          </h2>
          <ul className={classes.list}>
            {grants.map((grant) => (
              <GrantRow
                key={grant.id}
                grant={grant}
                onEnd={() =>
                  act.mutate({ asked: coach.end(grant.id), done: intl.formatMessage({ id: "coach.ended" }) })
                }
              />
            ))}
          </ul>
        </Sheet>
      )}
      <LookList coach={coach} />
    </Page>
  );
};

const GrantRow = ({ grant, onEnd }: { readonly grant: GivenGrant; readonly onEnd: () => void }) => {
  const intl = useIntl();
  const { username, code, scopes, expiresAt, linkExpiresAt } = grant;
  const name = username ?? intl.formatMessage({ id: "coach.link.open" });
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.hint}>
          <FormattedMessage
            id="coach.until"
            values={{ scopes: <Scopes scopes={scopes} />, day: <FormattedDate value={expiresAt} dateStyle="medium" /> }}
          />
        </span>
      </span>
      <span className={classes.actions}>
        <Button variant="default" aria-label={intl.formatMessage({ id: "coach.end.named" }, { name })} onClick={onEnd}>
          <FormattedMessage id="coach.end" />
        </Button>
      </span>
      {code !== undefined && (
        <TextInput
          className={classes.link}
          readOnly
          label={<FormattedMessage id="coach.link" />}
          description={
            <FormattedMessage
              id="coach.link.until"
              values={{ day: <FormattedDate value={linkExpiresAt} dateStyle="medium" /> }}
            />
          }
          value={linkOf(code)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </li>
  );
};
