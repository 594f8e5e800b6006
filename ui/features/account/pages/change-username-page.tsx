import { Button, TextInput } from "@mantine/core";
import type { UsernameChangedLately } from "@morsel/application/account/refusals";
import { ignoreOutcome } from "@morsel/application/platform/ignore-outcome";
import { checkUsername } from "@morsel/domain/identity";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import form from "../../identity/components/step-frame.module.css";
import { credentialRefusalWords, signUpRefusalWords } from "../../identity/refusal-words.ts";

const route = getRouteApi("/account/change-username");

export const ChangeUsernamePage = () => {
  const { intl, sessionWatch, toasts } = useApp();
  const units = useUnits();
  const { account } = route.useRouteContext();
  const status = sessionWatch.current();
  const go = useNavigateTo();
  const [username, setUsername] = useState(status.status === "authenticated" ? status.me.username : "");
  const [wrong, setWrong] = useState<string>();
  const change = useMutation({
    mutationFn: (wish: string) => run(account.changeUsername(wish)),
    onSuccess: async (kept) => {
      await run(ignoreOutcome(sessionWatch.refresh));
      toasts.show({
        severity: "success",
        message: intl.formatMessage({ id: "accountPages.username.done" }, { username: kept }),
      });
      go("/account/settings");
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkUsername(username);
    setWrong(checked.ok ? undefined : credentialRefusalWords(intl, checked.error));
    change.reset();
    if (checked.ok && !change.isPending) change.mutate(username);
  };
  const refused = refusalIn<{ readonly _tag: string } & Partial<Pick<UsernameChangedLately, "until">>>(change.error);
  const words =
    refused?.until === undefined
      ? change.error === null
        ? undefined
        : refusalWords(intl, change.error, (rule) => signUpRefusalWords(intl, units, rule))
      : intl.formatMessage({ id: "accountPages.username.until" }, { until: Date.parse(refused.until) });
  const isField = refused?._tag === "FieldRefused" || refused?._tag === "UsernameTaken";
  return (
    <Page
      title={<FormattedMessage id="accountPages.username.title" />}
      lead={<FormattedMessage id="accountPages.username.lead" />}
    >
      <Sheet>
        <form className={form.form} onSubmit={submit} noValidate>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            label={<FormattedMessage id="accountPages.username.new" />}
            description={<FormattedMessage id="account.username.hint" />}
            value={username}
            error={wrong ?? (isField ? words : undefined)}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          <Problem>{isField ? undefined : words}</Problem>
          <Button type="submit" loading={change.isPending}>
            <FormattedMessage id="accountPages.username.submit" />
          </Button>
        </form>
      </Sheet>
    </Page>
  );
};
