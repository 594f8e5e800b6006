import { Button, TextInput } from "@mantine/core";
import type { AccountClient } from "@morsel/application/account/client/account-client";
import type { FieldRefused } from "@morsel/application/platform/refusals";
import { checkEmail } from "@morsel/domain/identity";
import type { Passkeys } from "@morsel/application/sign-in-methods/client/passkeys";
import type { SignInMethodsClient } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useLatest } from "../../../hooks/use-latest.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { ConfirmSheet } from "../../sign-in-methods/pages/confirm-sheet.tsx";
import { useHasPassword } from "../../sign-in-methods/pages/use-has-password.ts";
import { PasswordField } from "../../identity/components/credential-steps.tsx";
import form from "../../identity/components/step-frame.module.css";
import { credentialRefusalWords, signUpRefusalWords } from "../../identity/refusal-words.ts";
import { useUnits } from "../../../i18n/units.tsx";
import classes from "../components/account.module.css";

type EmailAddressProps = {
  readonly client: AccountClient;
  readonly methods: SignInMethodsClient;
  readonly passkeys: Passkeys;
  readonly isVerified: boolean;
};
type Errors = { readonly email?: string; readonly password?: string };

/** The member's address: whether it is confirmed, and how another one becomes it. */
export const EmailAddress = ({ client, methods, passkeys, isVerified }: EmailAddressProps) => {
  const hasPassword = useHasPassword(methods);
  const { intl, sessionWatch, toasts } = useApp();
  const units = useUnits();
  const status = useLatest(sessionWatch.status$, sessionWatch.current());
  const own = status.status === "authenticated" ? status.me.email : "";
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const resend = useMutation({
    mutationFn: () => run(client.resendVerification),
    onSuccess: () =>
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "accountPages.email.resent" }) }),
  });
  const change = useMutation({
    mutationFn: (wish: { readonly email: string; readonly password: string }) =>
      run(client.changeEmail(wish.email, hasPassword ? wish.password : undefined)),
    onSuccess: () => setPassword(""),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkEmail(email);
    const wrong: Errors = {
      ...(checked.ok ? {} : { email: credentialRefusalWords(intl, checked.error) }),
      ...(hasPassword && password === ""
        ? { password: intl.formatMessage({ id: "accountPages.email.password.empty" }) }
        : {}),
    };
    setErrors(wrong);
    change.reset();
    if (Object.keys(wrong).length === 0 && !change.isPending) change.mutate({ email, password });
  };
  const refused = refusalIn<{ readonly _tag: string } & Pick<FieldRefused, "rule">>(change.error)?._tag;
  const asks = refused === "ConfirmationNeeded" ? change.variables : undefined;
  const words =
    change.error === null
      ? undefined
      : refusalWords(intl, change.error, (rule) => signUpRefusalWords(intl, units, rule));
  const emailWords = errors.email ?? (refused === "FieldRefused" || refused === "EmailTaken" ? words : undefined);
  const passwordWords = errors.password ?? (refused === "CurrentPasswordWrong" ? words : undefined);
  const isSaid = emailWords !== undefined || passwordWords !== undefined || asks !== undefined;
  return (
    <Sheet labelledBy="email-address">
      <h2 id="email-address" className={page.subtitle}>
        <FormattedMessage id="accountPages.email.address" />
      </h2>
      <p className={classes.said}>
        <FormattedMessage
          id={isVerified ? "accountPages.email.verified" : "accountPages.email.unverified"}
          values={{ email: own }}
        />
      </p>
      {isVerified ? null : (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
          <FormattedMessage id="accountPages.email.resend" />
        </Button>
      )}
      <Problem>{resend.error === null ? undefined : refusalWords(intl, resend.error)}</Problem>
      {change.isSuccess ? (
        <p role="status" className={classes.said}>
          <FormattedMessage id="accountPages.email.asked" values={{ email: change.variables.email }} />
        </p>
      ) : null}
      <form className={form.form} onSubmit={submit} noValidate aria-labelledby="email-change">
        <h3 id="email-change">
          <FormattedMessage id="accountPages.email.change" />
        </h3>
        <TextInput
          type="email"
          name="email"
          autoComplete="email"
          spellCheck={false}
          label={<FormattedMessage id="accountPages.email.new" />}
          value={email}
          error={emailWords}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {hasPassword ? (
          <PasswordField
            label={<FormattedMessage id="accountPages.email.password" />}
            value={password}
            onValue={setPassword}
            {...(passwordWords === undefined ? {} : { error: passwordWords })}
          />
        ) : null}
        <Problem>{isSaid ? undefined : words}</Problem>
        <Button type="submit" loading={change.isPending}>
          <FormattedMessage id="accountPages.email.submit" />
        </Button>
      </form>
      {asks === undefined ? null : (
        <ConfirmSheet
          client={methods}
          passkeys={passkeys}
          here="/account/email-settings"
          onConfirmed={() => change.mutate(asks)}
          onClose={() => change.reset()}
        />
      )}
    </Sheet>
  );
};
