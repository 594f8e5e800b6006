import { Button, TextInput } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { HouseholdView } from "@morsel/application/household/household-view";
import type { InvitationId } from "@morsel/domain/household";
import { useState, type FormEvent } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import type { HouseholdCommands } from "../use-household.ts";
import classes from "../../../sharing/sharing.module.css";

export type InviteFormProps = {
  readonly mine: HouseholdView;
  readonly household: HouseholdClient;
  readonly newId: () => string;
  readonly act: HouseholdCommands;
  /** The address at which a link's invitation is accepted. */
  readonly linkOf: (code: string) => string;
  readonly onCopied: () => void;
};

/** The owner's: to invite by name or with a link, and what waits. */
export const InviteForm = ({ mine, household, newId, act, linkOf, onCopied }: InviteFormProps) => {
  const intl = useIntl();
  const [username, setUsername] = useState("");
  const id = (): InvitationId => newId() as InvitationId;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (username.trim() !== "")
      act.mutate(household.invite(id(), username.trim()), { onSuccess: () => setUsername("") });
  };
  return (
    <Sheet labelledBy="invite">
      <h2 id="invite" className={page.subtitle}>
        <FormattedMessage id="household.invite.title" />
      </h2>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <TextInput
          label={<FormattedMessage id="household.invite.username" />}
          value={username}
          onChange={({ currentTarget: { value } }) => setUsername(value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <span className={classes.actions}>
          <Button type="submit" disabled={act.isPending}>
            <FormattedMessage id="household.invite.submit" />
          </Button>
          <Button variant="default" disabled={act.isPending} onClick={() => act.mutate(household.invite(id()))}>
            <FormattedMessage id="household.invite.link" />
          </Button>
        </span>
      </form>
      <p className={classes.hint}>
        <FormattedMessage id="household.invite.hint" />
      </p>
      {mine.invitations.length > 0 && (
        <ul className={classes.list}>
          {mine.invitations.map(({ id: invitation, username: whom, code, expiresAt }) => (
            <li key={invitation} className={classes.row}>
              <span className={classes.words}>
                <span className={classes.name}>{whom ?? <FormattedMessage id="household.invite.aLink" />}</span>
                <span className={classes.hint}>
                  <FormattedMessage
                    id="household.invite.until"
                    values={{ day: <FormattedDate value={expiresAt} day="numeric" month="long" /> }}
                  />
                </span>
              </span>
              {code !== undefined && (
                <TextInput
                  className={classes.link}
                  readOnly
                  aria-label={intl.formatMessage({ id: "household.invite.aLink" })}
                  value={linkOf(code)}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
              <span className={classes.actions}>
                {code !== undefined && (
                  <Button
                    variant="default"
                    onClick={() => void navigator.clipboard.writeText(linkOf(code)).then(onCopied, () => undefined)}
                  >
                    <FormattedMessage id="household.invite.copy" />
                  </Button>
                )}
                <Button
                  variant="default"
                  disabled={act.isPending}
                  aria-label={
                    whom === undefined
                      ? intl.formatMessage({ id: "household.invite.backLink" })
                      : intl.formatMessage({ id: "household.invite.backNamed" }, { name: whom })
                  }
                  onClick={() => act.mutate(household.endInvitation(invitation))}
                >
                  <FormattedMessage id="household.invite.back" />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};
