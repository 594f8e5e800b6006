import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import classes from "../../identity/components/step-frame.module.css";

export type LoginNameFormProps = {
  readonly submit: ReactNode;
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onLogin: (login: string) => void;
};

/** Asks for e-mail or username to send a link to. */
export const LoginNameForm = ({ submit, problem, isBusy, onLogin }: LoginNameFormProps) => {
  const [login, setLogin] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = login.trim();
    setEmpty(given === "");
    if (given !== "" && !isBusy) onLogin(given);
  };
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <TextInput
        name="username"
        label={<FormattedMessage id="accountPages.login" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={login}
        error={isEmpty ? <FormattedMessage id="accountPages.login.empty" /> : undefined}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
};
