import { FormattedMessage } from "react-intl";
import classes from "./expenditure.module.css";

export type ExpenditureSwitchProps = {
  /** Undefined until it is known: the words stand already, so that nothing below moves when the answer comes. */
  readonly isOn: boolean | undefined;
  /** Takes no clicks while an answer is being stored. */
  readonly isBusy?: boolean;
  /** Called with the wanted state. */
  readonly onTurn?: (isOn: boolean) => void;
};

/** Turns the estimate of expenditure on and says what it does. */
export const ExpenditureSwitch = ({ isOn, isBusy = false, onTurn }: ExpenditureSwitchProps) => (
  <>
    <label className={classes.turn}>
      <input
        type="checkbox"
        checked={isOn ?? false}
        disabled={isOn === undefined || isBusy}
        onChange={({ currentTarget: { checked } }) => onTurn?.(checked)}
      />
      <span>
        <FormattedMessage id="expenditure.on" />
      </span>
    </label>
    <p className={classes.quiet}>
      <FormattedMessage id="expenditure.lead" />
    </p>
  </>
);
