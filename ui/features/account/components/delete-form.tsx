import { Button } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { PasswordField } from "../../identity/components/credential-steps.tsx";
import form from "../../identity/components/step-frame.module.css";
import classes from "./account.module.css";

const LOST = ["diary", "body", "own", "account"] as const;

export type DeleteFormProps = {
  readonly username: string;
  /** ID102: who has none shows otherwise who they are. */
  readonly hasPassword: boolean;
  readonly error?: ReactNode;
  readonly problem?: ReactNode;
  readonly isBusy: boolean;
  readonly onDelete: (password: string) => void;
};

/** Says what goes, offers to take it along, and asks for the password. */
export const DeleteForm = ({ username, hasPassword, error, problem, isBusy, onDelete }: DeleteFormProps) => {
  const [password, setPassword] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onDelete(password);
  };
  return (
    <form className={form.form} onSubmit={submit} noValidate>
      <h2 className={page.subtitle}>
        <FormattedMessage id="accountPages.delete.lost" />
      </h2>
      <ul className={classes.list}>
        {LOST.map((what) => (
          <li key={what}>
            <FormattedMessage id={`accountPages.delete.lost.${what}`} />
          </li>
        ))}
      </ul>
      <ActionLink path="/reports/export" variant="default">
        <FormattedMessage id="accountPages.delete.export" />
      </ActionLink>
      {hasPassword ? (
        <>
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            label={<FormattedMessage id="accountPages.delete.password" />}
            value={password}
            onValue={setPassword}
            {...(error === undefined ? {} : { error })}
          />
        </>
      ) : null}
      <Problem>{problem}</Problem>
      <Button type="submit" variant="default" className={classes.danger} loading={isBusy}>
        <FormattedMessage id="accountPages.delete.submit" />
      </Button>
      <ActionLink path="/account/settings" variant="default">
        <FormattedMessage id="accountPages.delete.keep" />
      </ActionLink>
    </form>
  );
};
