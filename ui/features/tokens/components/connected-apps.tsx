import { Button } from "@mantine/core";
import type { AppsClient } from "@morsel/application/tokens/client/apps-client";
import type { AppGrantId } from "@morsel/domain/identity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./tokens.module.css";

const KEY = ["connected-apps"];

export type ConnectedAppsProps = { readonly apps: AppsClient };

/** W360: other products that the member let in; nothing is shown where there are none. */
export const ConnectedApps = ({ apps }: ConnectedAppsProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data = [] } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => run(apps.all, signal) });
  const [problem, setProblem] = useState<unknown>();
  const disconnect = async (id: AppGrantId): Promise<void> => {
    try {
      queries.setQueryData(KEY, await run(apps.disconnect(id)));
      setProblem(undefined);
    } catch (refused) {
      setProblem(refused);
    }
  };
  if (data.length === 0) return null;
  return (
    <Sheet labelledBy="apps-standing">
      <h2 id="apps-standing" className={page.subtitle}>
        <FormattedMessage id="tokens.apps" values={{ count: data.length }} />
      </h2>
      <Problem>{problem === undefined ? undefined : refusalWords(intl, problem)}</Problem>
      <ul className={classes.list}>
        {data.map(({ id, name, scopes, createdAt, lastUsedAt }) => (
          <li key={id} className={classes.row}>
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.details}>
                {intl.formatList(
                  scopes.map((scope) => intl.formatMessage({ id: `tokens.scope.${scope}` })),
                  { type: "unit" },
                )}
              </span>
              <span className={classes.details}>
                <FormattedMessage
                  id={lastUsedAt === undefined ? "tokens.connected" : "tokens.connectedUsed"}
                  values={{
                    made: intl.formatDate(createdAt, { dateStyle: "medium" }),
                    used: intl.formatDate(lastUsedAt, { dateStyle: "medium", timeStyle: "short" }),
                  }}
                />
              </span>
            </span>
            <Button
              variant="subtle"
              color="gray"
              aria-label={intl.formatMessage({ id: "tokens.disconnectOne" }, { name })}
              onClick={() => void disconnect(id)}
            >
              <FormattedMessage id="tokens.disconnect" />
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
