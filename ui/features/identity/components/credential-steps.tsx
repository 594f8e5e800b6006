import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/PasswordInput.css";
import { Button, Checkbox, PasswordInput, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import type { StepProps } from "./profile-steps.tsx";
import classes from "./step-frame.module.css";

export type PasswordFieldProps = {
  /** Name of the field in a form with several. */
  readonly name?: string;
  /** Label of the field. */
  readonly label: ReactNode;
  /** Password as typed so far. */
  readonly value: string;
  /** Called with the password at every change. */
  readonly onValue: (value: string) => void;
  /** Reason why the password is refused. */
  readonly error?: ReactNode;
  /** Hint below the label. */
  readonly description?: ReactNode;
  /** Asks password managers for a new password rather than the saved one. */
  readonly isNew?: boolean;
};

const touchableToggle = () => ({ root: { "--psi-button-size": "2.75rem" } });

export const PasswordField = ({
  name = "password",
  label,
  value,
  onValue,
  error,
  description,
  isNew = false,
}: PasswordFieldProps) => {
  const intl = useIntl();
  return (
    <PasswordInput
      label={label}
      name={name}
      autoComplete={isNew ? "new-password" : "current-password"}
      value={value}
      error={error}
      aria-invalid={error !== undefined || undefined}
      description={description}
      rightSectionWidth={44}
      vars={touchableToggle}
      visibilityToggleButtonProps={{
        "aria-label": intl.formatMessage({ id: "account.password.show" }),
        tabIndex: 0,
        "aria-hidden": false,
      }}
      onChange={(event) => onValue(event.currentTarget.value)}
    />
  );
};

export type EmailStepProps = StepProps & {
  readonly password: string;
  readonly passwordError?: string;
  /** ID103: the service that makes one needless. */
  readonly service?: string;
  readonly onPassword: (password: string) => void;
  readonly isTaken: boolean;
};

export const EmailStep = (props: EmailStepProps) => {
  const { draft, errors, onChange, password, passwordError, service, onPassword, isTaken } = props;
  return (
    <>
      <TextInput
        type="email"
        name="email"
        label={<FormattedMessage id="account.email" />}
        autoComplete="email"
        spellCheck={false}
        value={draft.email}
        error={errors.email ?? (isTaken ? <FormattedMessage id="account.email.taken" /> : undefined)}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      {isTaken ? (
        <AppLink path="/account/login" className={classes.instead}>
          <FormattedMessage id="account.logInInstead" />
        </AppLink>
      ) : null}
      <PasswordField
        isNew
        label={<FormattedMessage id="account.password" />}
        description={
          service === undefined ? (
            <FormattedMessage id="account.password.hint" />
          ) : (
            <FormattedMessage id="account.password.optional" values={{ provider: service }} />
          )
        }
        value={password}
        error={passwordError}
        onValue={onPassword}
      />
    </>
  );
};

export type UsernameStepProps = StepProps & {
  readonly verdict: "free" | "taken" | undefined;
  readonly suggestions: readonly string[];
};

export const UsernameStep = ({ draft, errors, onChange, verdict, suggestions }: UsernameStepProps) => (
  <>
    <TextInput
      name="username"
      label={<FormattedMessage id="account.username" />}
      description={<FormattedMessage id="account.username.hint" />}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      value={draft.username}
      error={errors.username ?? (verdict === "taken" ? <FormattedMessage id="account.username.taken" /> : undefined)}
      onChange={(event) => onChange({ username: event.currentTarget.value })}
    />
    <div aria-live="polite">
      {verdict === "free" && errors.username === undefined ? (
        <p className={classes.free}>
          <FormattedMessage id="account.username.free" values={{ username: draft.username }} />
        </p>
      ) : null}
      {verdict === "free" || suggestions.length === 0 ? null : (
        <div className={classes.suggestions}>
          <span className={classes.hint}>
            <FormattedMessage id="account.username.suggestions" />
          </span>
          {suggestions.slice(0, 4).map((name) => (
            <Button key={name} variant="default" onClick={() => onChange({ username: name })}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  </>
);

/** In a tab of its own: what is typed here, the password above all, is not kept. */
const besides = (path: string) => (words: ReactNode) => (
  <AppLink path={path} target="_blank" rel="noopener">
    {words}
    <span className="morsel-hidden">
      {" "}
      <FormattedMessage id="account.newTab" />
    </span>
  </AppLink>
);
const termsLink = besides("/terms-of-service");
const privacyLink = besides("/privacy-policy");

export const ConsentStep = ({ draft, errors, onChange }: StepProps) => (
  <Checkbox
    size="md"
    classNames={{ error: classes.consent ?? "" }}
    checked={draft.hasAgreed}
    error={errors.hasAgreed}
    onChange={(event) => onChange({ hasAgreed: event.currentTarget.checked })}
    label={<FormattedMessage id="account.consents.agree" values={{ terms: termsLink, privacy: privacyLink }} />}
  />
);
