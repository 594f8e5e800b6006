import { Button, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import classes from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { friendsKey } from "../queries.ts";
import type { FriendPorts } from "../use-friend-commands.ts";

export type InviteScreenProps = FriendPorts & { readonly newId: () => string };

/** Invites by username or e-mail address. An address gets the same answer whether or not a member has it. */
export const InviteScreen = ({ friends, toasts, newId }: InviteScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [whom, setWhom] = useState("");
  const [wrong, setWrong] = useState<string>();
  // W461: tried again after a lost answer, it is still the same invitation.
  const [id, setId] = useState(newId);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (words: string): void => {
    setWrong(words);
    field.current?.focus();
  };
  const invite = useMutation({
    mutationFn: (given: string) => run(friends.invite(id, given)),
    onSuccess: (_, given) => {
      setWhom("");
      setId(newId());
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "friends.invite.sent" }, { whom: given }) });
      return queries.invalidateQueries({ queryKey: friendsKey });
    },
    onError: (problem) =>
      refuse(
        refusalIn(problem)?._tag === "FieldRefused"
          ? intl.formatMessage({ id: "friends.invite.wrong" })
          : refusalWords(intl, problem),
      ),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = whom.trim();
    setWrong(undefined);
    if (given === "") refuse(intl.formatMessage({ id: "friends.invite.wrong" }));
    else if (!invite.isPending) invite.mutate(given);
  };
  return (
    <Page title={<FormattedMessage id="friends.invite.title" />} lead={<FormattedMessage id="friends.invite.lead" />}>
      <Sheet>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            ref={field}
            label={<FormattedMessage id="friends.invite.whom" />}
            description={<FormattedMessage id="friends.invite.hint" />}
            value={whom}
            maxLength={254}
            error={wrong}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => setWhom(value)}
          />
          <Button type="submit" loading={invite.isPending}>
            <FormattedMessage id="friends.invite.submit" />
          </Button>
        </form>
      </Sheet>
      <span className={classes.actions}>
        <ActionLink path="/invitations" variant="default">
          <FormattedMessage id="friends.toInvitations" />
        </ActionLink>
        <ActionLink path="/friends" variant="default">
          <FormattedMessage id="friends.invited.toFriends" />
        </ActionLink>
      </span>
    </Page>
  );
};
