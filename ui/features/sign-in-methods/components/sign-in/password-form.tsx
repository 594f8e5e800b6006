import { Button } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../../shell/page/page.tsx";
import { PasswordField } from "../../../identity/components/credential-steps.tsx";
import classes from "../../../identity/components/step-frame.module.css";

export type PasswordFormProps = {
  /** For the password manager, which keeps the new one with it. */
  readonly username: string;
  /** ID102: who has none sets the first one. */
  readonly hasPassword: boolean;
  readonly problem?: ReactNode;
  /** Errors of the current and the new password. */
  readonly errors: { readonly current?: string; readonly next?: string };
  readonly isBusy: boolean;
  readonly onChange: (current: string, next: string) => void;
};

export const PasswordForm = ({ username, hasPassword, problem, errors, isBusy, onChange }: PasswordFormProps) => {
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const form = useRef<HTMLFormElement>(null);
  // Words that appear may push the button out of the window: the first refused field is where one goes on.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
  }, [errors.current, errors.next]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onChange(current, next);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          name="current-password"
          label={<FormattedMessage id="account.changePassword.current" />}
          value={current}
          onValue={setCurrent}
          {...(errors.current === undefined ? {} : { error: errors.current })}
        />
      ) : null}
      <PasswordField
        isNew
        name="new-password"
        label={<FormattedMessage id="account.changePassword.new" />}
        description={<FormattedMessage id="account.password.hint" />}
        value={next}
        onValue={setNext}
        {...(errors.next === undefined ? {} : { error: errors.next })}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id={hasPassword ? "account.changePassword.submit" : "account.setPassword.submit"} />
      </Button>
    </form>
  );
};
