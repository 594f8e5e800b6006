import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page.tsx";
import { PasswordField } from "./credential-steps.tsx";
import classes from "./step-frame.module.css";

export type SignInFormProps = {
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onSignIn: (login: string, password: string) => void;
};

export const SignInForm = ({ problem, isBusy, onSignIn }: SignInFormProps) => {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(login.trim() === "" || password === "");
    if (login.trim() !== "" && password !== "" && !isBusy) onSignIn(login.trim(), password);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        name="username"
        label={<FormattedMessage id="account.login.name" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={login}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <PasswordField label={<FormattedMessage id="account.password" />} value={password} onValue={setPassword} />
      <Problem>{isEmpty ? <FormattedMessage id="account.login.empty" /> : problem}</Problem>
      <Button type="submit" loading={isBusy}>
        <FormattedMessage id="account.login.submit" />
      </Button>
    </form>
  );
};
