import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";

const LogIn = () => (
  <div>
    <ActionLink path="/account/login" variant="default">
      <FormattedMessage id="account.login.submit" />
    </ActionLink>
  </div>
);

/** ID130: nobody joins now. */
export const ClosedPage = () => (
  <Page title={<FormattedMessage id="account.closed.title" />} lead={<FormattedMessage id="account.closed.lead" />}>
    <LogIn />
  </Page>
);

/** ID130: asks for the invitation before anything else; whether it counts, the server says with the account. */
export const InvitationPage = ({ onInvitation }: { readonly onInvitation: (invitation: string) => void }) => {
  const [text, setText] = useState("");
  return (
    <Page
      title={<FormattedMessage id="account.invitation.title" />}
      lead={<FormattedMessage id="account.invitation.lead" />}
    >
      <form
        className={sharing.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onInvitation(text.trim());
        }}
      >
        <TextInput
          label={<FormattedMessage id="account.invitation.label" />}
          value={text}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div>
          <Button type="submit">
            <FormattedMessage id="account.invitation.next" />
          </Button>
        </div>
      </form>
      <LogIn />
    </Page>
  );
};
