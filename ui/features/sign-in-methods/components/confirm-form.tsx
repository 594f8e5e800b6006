import type { OfferedProvider } from "@morsel/application/sign-in-methods/client/sign-in-methods-client";
import { Button } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Problem } from "../../../shell/page/page.tsx";
import { PasswordField } from "../../identity/components/credential-steps.tsx";
import classes from "./second-step.module.css";

export type ConfirmFormProps = {
  /** For the password manager. */
  readonly username: string;
  /** ID102: who has no password shows it otherwise. */
  readonly hasPassword: boolean;
  readonly hasPasskeys: boolean;
  /** Linked services, at which one can show it too. */
  readonly services: readonly OfferedProvider[];
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onPassword: (password: string) => void;
  readonly onPasskey: () => void;
  readonly onService: (id: string) => void;
};

/** Asks the person at an open session to prove that they are the member. */
export const ConfirmForm = ({
  username,
  hasPassword,
  hasPasskeys,
  services,
  problem,
  isBusy,
  onPassword,
  onPasskey,
  onService,
}: ConfirmFormProps) => {
  const [password, setPassword] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasPassword) return;
    setEmpty(password === "");
    if (password !== "" && !isBusy) onPassword(password);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>
        <FormattedMessage id={hasPassword ? "ways.confirm.lead" : "ways.confirm.leadWithout"} />
      </p>
      {hasPassword ? (
        <>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            name="current-password"
            label={<FormattedMessage id="ways.confirm.password" />}
            value={password}
            onValue={setPassword}
          />
        </>
      ) : null}
      <Problem>{isEmpty ? <FormattedMessage id="ways.confirm.empty" /> : problem}</Problem>
      <div className={classes.buttons}>
        {hasPassword ? (
          <Button type="submit" loading={isBusy}>
            <FormattedMessage id="ways.confirm.submit" />
          </Button>
        ) : null}
        {hasPasskeys ? (
          <Button variant="default" onClick={onPasskey}>
            <FormattedMessage id="ways.confirm.passkey" />
          </Button>
        ) : null}
        {services.map(({ id, name }) => (
          <Button key={id} variant="default" onClick={() => onService(id)}>
            <FormattedMessage id="ways.confirm.service" values={{ name }} />
          </Button>
        ))}
      </div>
    </form>
  );
};
