import { Button } from "@mantine/core";
import { MOST_PASSKEYS } from "@morsel/domain/identity";
import type { SignInMethodsView } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { useState } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { ConfirmAction } from "./confirm-action.tsx";
import classes from "./second-step.module.css";

type ShownPasskey = SignInMethodsView["passkeys"][number];

export type PasskeyListProps = {
  readonly passkeys: readonly ShownPasskey[];
  readonly timeZone: string;
  readonly isSupported: boolean;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (id: string) => void;
};

const nameOf = (intl: IntlShape, { browser, system }: ShownPasskey): string =>
  browser !== undefined && system !== undefined
    ? intl.formatMessage({ id: "ways.passkeys.name" }, { browser, system })
    : (browser ?? system ?? intl.formatMessage({ id: "ways.passkeys.unknown" }));

/** The passkeys of a member, each told by where and when it was made. */
export const PasskeyList = ({ passkeys, timeZone, isSupported, isBusy, onAdd, onRemove }: PasskeyListProps) => {
  const intl = useIntl();
  const [asked, setAsked] = useState<string>();
  const when = (instant: number): string =>
    intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short", timeZone });
  const isFull = passkeys.length >= MOST_PASSKEYS;
  return (
    <div className={classes.part}>
      <h3 className={classes.name}>
        <FormattedMessage id="ways.passkeys" />
      </h3>
      <p className={classes.hint}>
        <FormattedMessage id="ways.passkeys.hint" />
      </p>
      {passkeys.length === 0 ? (
        <p className={classes.text}>
          <FormattedMessage id="ways.passkeys.none" />
        </p>
      ) : (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={classes.row}>
              <div className={classes.about}>
                <p className={classes.strong}>{nameOf(intl, passkey)}</p>
                <p className={classes.hint}>
                  <FormattedMessage id="ways.passkeys.made" values={{ when: when(passkey.createdAt) }} />
                </p>
                {passkey.lastUsedAt === undefined ? null : (
                  <p className={classes.hint}>
                    <FormattedMessage id="ways.passkeys.used" values={{ when: when(passkey.lastUsedAt) }} />
                  </p>
                )}
              </div>
              {asked === passkey.id ? (
                <ConfirmAction
                  words={<FormattedMessage id="ways.remove.confirm" />}
                  yes={<FormattedMessage id="ways.remove" />}
                  no={<FormattedMessage id="ways.remove.keep" />}
                  isBusy={isBusy}
                  onYes={() => onRemove(passkey.id)}
                  onNo={() => setAsked(undefined)}
                />
              ) : (
                <Button
                  variant="default"
                  aria-label={intl.formatMessage(
                    { id: "ways.remove.named" },
                    { name: nameOf(intl, passkey), when: when(passkey.createdAt) },
                  )}
                  onClick={() => setAsked(passkey.id)}
                >
                  <FormattedMessage id="ways.remove" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSupported && !isFull ? (
        <Button variant="default" loading={isBusy && asked === undefined} onClick={onAdd}>
          <FormattedMessage id="ways.passkeys.add" />
        </Button>
      ) : (
        <p className={classes.hint}>
          <FormattedMessage id={isFull ? "ways.passkeys.full" : "ways.passkeys.unsupported"} />
        </p>
      )}
    </div>
  );
};
