import { Button, TextInput } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ProposedSecondStep } from "@morsel/application/sign-in-methods/set-up-second-step";
import { ConfirmAction } from "./confirm-action.tsx";
import { QrCode } from "./qr-code.tsx";
import classes from "./second-step.module.css";

export type SecondStepProps = {
  /** Absent where none is asked for. */
  readonly recoveryCodesLeft?: number;
  /** Key for the authenticator app, while it is being set up. */
  readonly proposed?: ProposedSecondStep;
  readonly isBusy: boolean;
  readonly onSetUp: () => void;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
  readonly onRenew: () => void;
  readonly onTurnOff: () => void;
};

/** In groups of four, as one reads it out. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, "$1 ");

const SetUp = ({
  proposed,
  isBusy,
  onCode,
  onCancel,
}: Pick<SecondStepProps, "isBusy" | "onCode" | "onCancel"> & { readonly proposed: ProposedSecondStep }) => {
  const intl = useIntl();
  const [code, setCode] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(code.trim() === "");
    if (code.trim() !== "" && !isBusy) onCode(code.trim());
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.text}>
        <FormattedMessage id="ways.step.scan" />
      </p>
      <QrCode text={proposed.address} label={intl.formatMessage({ id: "ways.step.picture" })} />
      <div>
        <p className={classes.hint}>
          <FormattedMessage id="ways.step.key" />
        </p>
        <p className={`${classes.text} ${classes.key}`}>{inGroups(proposed.secret)}</p>
      </div>
      <TextInput
        name="code"
        label={<FormattedMessage id="ways.step.code" />}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        error={isEmpty ? <FormattedMessage id="ways.step.empty" /> : undefined}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy}>
          <FormattedMessage id="ways.step.turnOn" />
        </Button>
        <Button variant="default" onClick={onCancel}>
          <FormattedMessage id="ways.step.cancel" />
        </Button>
      </div>
    </form>
  );
};

/** Two-step verification: the code after the password. */
export const SecondStep = ({
  recoveryCodesLeft,
  proposed,
  isBusy,
  onSetUp,
  onCode,
  onCancel,
  onRenew,
  onTurnOff,
}: SecondStepProps) => {
  const [isAsked, setAsked] = useState(false);
  const isOn = recoveryCodesLeft !== undefined;
  return (
    <div className={classes.part}>
      <h3 className={classes.name}>
        <FormattedMessage id="ways.step" />
      </h3>
      <p className={classes.hint}>
        <FormattedMessage id="ways.step.hint" />
      </p>
      {isOn ? (
        <p className={classes.text}>
          <FormattedMessage id="ways.step.on" values={{ count: recoveryCodesLeft }} />
        </p>
      ) : null}
      {isOn ? null : proposed === undefined ? (
        <>
          <p className={classes.text}>
            <FormattedMessage id="ways.step.off" />
          </p>
          <Button variant="default" loading={isBusy} onClick={onSetUp}>
            <FormattedMessage id="ways.step.setUp" />
          </Button>
        </>
      ) : (
        <SetUp proposed={proposed} isBusy={isBusy} onCode={onCode} onCancel={onCancel} />
      )}
      {isOn && isAsked ? (
        <ConfirmAction
          words={<FormattedMessage id="ways.step.turnOff.confirm" />}
          yes={<FormattedMessage id="ways.step.turnOff" />}
          no={<FormattedMessage id="ways.step.turnOff.keep" />}
          isBusy={isBusy}
          onYes={onTurnOff}
          onNo={() => setAsked(false)}
        />
      ) : null}
      {isOn && !isAsked ? (
        <div className={classes.buttons}>
          <Button variant="default" loading={isBusy} onClick={onRenew}>
            <FormattedMessage id="ways.step.renew" />
          </Button>
          <Button variant="default" onClick={() => setAsked(true)}>
            <FormattedMessage id="ways.step.turnOff" />
          </Button>
        </div>
      ) : null}
    </div>
  );
};
