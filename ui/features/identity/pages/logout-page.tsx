import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { useApp } from "../../../routes/use-app.ts";

/** Coming here is the wish to leave; who came as nobody has left already. */
export const LogoutPage = () => {
  const { intl, session, sessionWatch } = useApp();
  const [isMember] = useState(() => sessionWatch.current().status !== "unauthenticated");
  const { mutate, isSuccess, error } = useMutation({
    mutationFn: () => run(session.signOut),
    onSuccess: () => sessionWatch.became(undefined),
  });
  useEffect(() => {
    if (isMember) mutate();
  }, [isMember, mutate]);
  if (isMember && !isSuccess)
    return (
      <Page title={<FormattedMessage id="account.logout.busy" />}>
        <Problem>{error === null ? undefined : refusalWords(intl, error)}</Problem>
        {error === null ? null : (
          <Button onClick={() => mutate()}>
            <FormattedMessage id="shell.retry" />
          </Button>
        )}
      </Page>
    );
  return (
    <Page title={<FormattedMessage id="account.logout.title" />} lead={<FormattedMessage id="account.logout.lead" />}>
      <ActionLink path="/account/login">
        <FormattedMessage id="navigation.log-in" />
      </ActionLink>
    </Page>
  );
};
