import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import classes from "./second-step.module.css";

export type RecoveryCodesProps = {
  readonly codes: readonly string[];
  readonly onSave: () => void;
  readonly onKept: () => void;
};

/** Shown once: nobody can tell them again. */
export const RecoveryCodes = ({ codes, onSave, onKept }: RecoveryCodesProps) => (
  <div className={classes.form}>
    <p className={classes.text}>
      <FormattedMessage id="ways.codes.lead" />
    </p>
    <ol className={classes.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
    <div className={classes.buttons}>
      <Button onClick={onKept}>
        <FormattedMessage id="ways.codes.kept" />
      </Button>
      <Button variant="default" onClick={onSave}>
        <FormattedMessage id="ways.codes.save" />
      </Button>
    </div>
  </div>
);
