import { ExpenditureSwitch } from "./expenditure-switch.tsx";
import classes from "./expenditure.module.css";

/** The panel before its answer: the words that stand in each of its states. */
export const ExpenditureWaiting = () => (
  <div className={classes.panel} aria-busy="true">
    <ExpenditureSwitch isOn={undefined} />
  </div>
);
