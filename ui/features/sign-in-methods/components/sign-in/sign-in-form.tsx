import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../../shell/page/page.tsx";
import { PasswordField } from "../../../identity/components/credential-steps.tsx";
import classes from "../../../identity/components/step-frame.module.css";

export type SignInFormProps = {
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  /** Asks for the code of the second step. */
  readonly needsCode?: boolean;
  readonly onSignIn: (login: string, password: string, code?: string) => void;
};

export const SignInForm = ({ problem, isBusy, needsCode = false, onSignIn }: SignInFormProps) => {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const [empty, setEmpty] = useState<"account.login.empty" | "ways.login.code.empty">();
  const codeField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The words are there before the script is: what was typed meanwhile is kept.
  useEffect(() => {
    const typed = new FormData(form.current ?? undefined);
    const [early, secret] = [typed.get("username"), typed.get("password")];
    if (typeof early === "string" && early !== "") setLogin(early);
    if (typeof secret === "string" && secret !== "") setPassword(secret);
  }, []);
  useEffect(() => {
    if (needsCode) codeField.current?.focus();
  }, [needsCode]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing =
      login.trim() === "" || password === ""
        ? "account.login.empty"
        : needsCode && code.trim() === ""
          ? "ways.login.code.empty"
          : undefined;
    setEmpty(missing);
    if (missing !== undefined || isBusy) return;
    onSignIn(login.trim(), password, ...(needsCode ? [code.trim()] : []));
  };
  return (
    <form ref={form} className={classes.form} method="post" onSubmit={submit} noValidate>
      <TextInput
        name="username"
        label={<FormattedMessage id="account.login.name" />}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        value={login}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <PasswordField label={<FormattedMessage id="account.password" />} value={password} onValue={setPassword} />
      {needsCode ? (
        <TextInput
          ref={codeField}
          name="code"
          label={<FormattedMessage id="ways.login.code" />}
          description={<FormattedMessage id="ways.login.code.hint" />}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      ) : null}
      <Problem>{empty === undefined ? problem : <FormattedMessage id={empty} />}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="account.login.submit" />
      </Button>
    </form>
  );
};
