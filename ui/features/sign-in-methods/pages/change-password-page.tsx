import { checkPassword } from "@morsel/domain/identity";
import type { FieldRefused } from "@morsel/application/platform/refusals";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { PasswordForm } from "../components/sign-in/password-form.tsx";
import { passwordRuleWords, credentialRefusalWords } from "../../identity/refusal-words.ts";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { ConfirmSheet } from "./confirm-sheet.tsx";
import { useHasPassword } from "./use-has-password.ts";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/change-password");

export const ChangePasswordPage = () => {
  const { intl, sessionWatch, toasts } = useApp();
  const { password: client, methods, passkeys } = route.useRouteContext();
  const hasPassword = useHasPassword(methods);
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const me = status.status === "authenticated" ? status.me : undefined;
  const go = useNavigateTo();
  const [errors, setErrors] = useState<{ readonly current?: string; readonly next?: string }>({});
  const change = useMutation({
    mutationFn: ({ current, next }: { readonly current: string; readonly next: string }) =>
      run(client.change(hasPassword ? current : undefined, next)),
    onSuccess: () => {
      const id = hasPassword ? "account.changePassword.done" : "account.setPassword.done";
      toasts.show({ severity: "success", message: intl.formatMessage({ id }) });
      go("/account/settings");
    },
  });
  const onChange = (current: string, next: string) => {
    const checked = checkPassword(next, me);
    const wrong = {
      ...(hasPassword && current === "" ? { current: intl.formatMessage({ id: "account.changePassword.empty" }) } : {}),
      ...(checked.ok ? {} : { next: credentialRefusalWords(intl, checked.error) }),
    };
    setErrors(wrong);
    change.reset();
    if (Object.keys(wrong).length === 0) change.mutate({ current, next });
  };
  const refused = refusalIn<{ readonly _tag: string } & Pick<FieldRefused, "rule">>(change.error);
  const words =
    change.error === null ? undefined : refusalWords(intl, change.error, (rule) => passwordRuleWords(intl, rule));
  const isCurrent = refused?._tag === "CurrentPasswordWrong";
  const isNext = refused?._tag === "FieldRefused";
  const asks = refused?._tag === "ConfirmationNeeded" ? change.variables : undefined;
  return (
    <Page
      title={<FormattedMessage id={hasPassword ? "account.changePassword.title" : "account.setPassword.title"} />}
      lead={<FormattedMessage id={hasPassword ? "account.changePassword.lead" : "account.setPassword.lead"} />}
    >
      <Sheet>
        <PasswordForm
          username={me?.username ?? ""}
          hasPassword={hasPassword}
          errors={{
            ...errors,
            ...(isCurrent && words !== undefined ? { current: words } : {}),
            ...(isNext && words !== undefined ? { next: words } : {}),
          }}
          isBusy={change.isPending}
          onChange={onChange}
          {...(words === undefined || isCurrent || isNext || asks !== undefined ? {} : { problem: words })}
        />
        {asks === undefined ? null : (
          <ConfirmSheet
            client={methods}
            passkeys={passkeys}
            here="/account/change-password"
            onConfirmed={() => change.mutate(asks)}
            onClose={() => change.reset()}
          />
        )}
      </Sheet>
    </Page>
  );
};
