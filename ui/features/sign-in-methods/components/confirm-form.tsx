import { Button } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page.tsx";
import { PasswordField } from "../../identity/components/credential-steps.tsx";
import classes from "./second-step.module.css";

export type ConfirmFormProps = {
  /** For the password manager. */
  readonly username: string;
  readonly hasPasskeys: boolean;
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => void;
  readonly onPasskey: () => void;
};

/** Whoever sits before an open session shows that they are the member. */
export const ConfirmForm = ({ username, hasPasskeys, problem, isBusy, onPassword, onPasskey }: ConfirmFormProps) => {
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(password === "");
    if (password !== "" && !isBusy) onPassword(password);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>
        <FormattedMessage id="ways.confirm.lead" />
      </p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        name="current-password"
        label={<FormattedMessage id="ways.confirm.password" />}
        value={password}
        onValue={setPassword}
      />
      <Problem>{isEmpty ? <FormattedMessage id="ways.confirm.empty" /> : problem}</Problem>
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="ways.confirm.submit" />
        </Button>
        {hasPasskeys ? (
          <Button variant="default" onClick={onPasskey}>
            <FormattedMessage id="ways.confirm.passkey" />
          </Button>
        ) : null}
      </div>
    </form>
  );
};
