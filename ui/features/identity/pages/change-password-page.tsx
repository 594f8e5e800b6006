import { checkPassword } from "@morsel/domain/identity";
import type { FieldRefused } from "@morsel/application/platform/refusals";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { PasswordForm } from "../components/password-form.tsx";
import { passwordRuleWords, credentialRefusalWords } from "../refusal-words.ts";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { Page, Sheet } from "../../../shell/page.tsx";
import { useApp, useGo } from "../../../routes/use-app.ts";

const route = getRouteApi("/account/change-password");

export const ChangePasswordPage = () => {
  const { intl, sessionWatch, toasts } = useApp();
  const { password: client } = route.useRouteContext();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const me = status.status === "authenticated" ? status.me : undefined;
  const go = useGo();
  const [errors, setErrors] = useState<{ readonly current?: string; readonly next?: string }>({});
  const change = useMutation({
    mutationFn: ({ current, next }: { readonly current: string; readonly next: string }) =>
      run(client.change(current, next)),
    onSuccess: () => {
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "account.changePassword.done" }) });
      go("/account/settings");
    },
  });
  const onChange = (current: string, next: string) => {
    const checked = checkPassword(next, me);
    const wrong = {
      ...(current === "" ? { current: intl.formatMessage({ id: "account.changePassword.empty" }) } : {}),
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
  return (
    <Page
      title={<FormattedMessage id="account.changePassword.title" />}
      lead={<FormattedMessage id="account.changePassword.lead" />}
    >
      <Sheet>
        <PasswordForm
          username={me?.username ?? ""}
          errors={{
            ...errors,
            ...(isCurrent && words !== undefined ? { current: words } : {}),
            ...(isNext && words !== undefined ? { next: words } : {}),
          }}
          isBusy={change.isPending}
          onChange={onChange}
          {...(words === undefined || isCurrent || isNext ? {} : { problem: words })}
        />
      </Sheet>
    </Page>
  );
};
