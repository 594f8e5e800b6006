import { Button } from "@mantine/core";
import type {
  OfferedProvider,
  SignInMethodsView,
} from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { linkedProviders } from "@morsel/domain/identity";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ConfirmAction } from "./confirm-action.tsx";
import classes from "./second-step.module.css";

export type ProviderListProps = {
  readonly offered: readonly OfferedProvider[];
  readonly links: SignInMethodsView["links"];
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onConnect: (id: string) => void;
  readonly onRemove: (id: string) => void;
};

/** The services by which one can log in here, and those that let this member in. One that is offered no more can still be removed. */
export const ProviderList = ({ offered, links, timeZone, isBusy, onConnect, onRemove }: ProviderListProps) => {
  const intl = useIntl();
  const [asked, setAsked] = useState<string>();
  const names = new Map(offered.map(({ id, name }) => [id, name]));
  const all = [...new Set([...names.keys(), ...linkedProviders({ socialMediaLinks: links })])];
  if (all.length === 0) return null;
  return (
    <div className={classes.part}>
      <h3 className={classes.name}>
        <FormattedMessage id="ways.providers" />
      </h3>
      <ul className={classes.list}>
        {all.map((id) => {
          const name = names.get(id) ?? id;
          const link = links.find(({ provider }) => provider === id);
          return (
            <li key={id} className={classes.row}>
              <div className={classes.about}>
                <p className={classes.strong}>{name}</p>
                <p className={classes.hint}>
                  {link === undefined ? (
                    <FormattedMessage id="ways.providers.none" />
                  ) : (
                    <FormattedMessage
                      id="ways.providers.since"
                      values={{ when: intl.formatDate(link.linkedAt, { dateStyle: "medium", timeZone }) }}
                    />
                  )}
                </p>
              </div>
              {link !== undefined && asked === id ? (
                <ConfirmAction
                  words={<FormattedMessage id="ways.providers.confirm" values={{ name }} />}
                  yes={<FormattedMessage id="ways.remove" />}
                  no={<FormattedMessage id="ways.remove.keep" />}
                  isBusy={isBusy}
                  onYes={() => onRemove(id)}
                  onNo={() => setAsked(undefined)}
                />
              ) : link === undefined ? (
                <Button
                  variant="default"
                  aria-label={intl.formatMessage({ id: "ways.providers.connect.named" }, { name })}
                  onClick={() => onConnect(id)}
                >
                  <FormattedMessage id="ways.providers.connect" />
                </Button>
              ) : (
                <Button
                  variant="default"
                  aria-label={intl.formatMessage({ id: "ways.providers.remove.named" }, { name })}
                  onClick={() => setAsked(id)}
                >
                  <FormattedMessage id="ways.remove" />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
