import { SIGN_UP_PATH, withCallback } from "@morsel/domain/navigation";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./food-view.module.css";

export type SignUpNudgeProps = {
  /** Address to return to as a member. */
  readonly back: string;
};

/** Says once and quietly what an account adds. */
export const SignUpNudge = ({ back }: SignUpNudgeProps) => (
  <aside className={classes.nudge}>
    <h2>
      <FormattedMessage id="foods.nudge" />
    </h2>
    <p>
      <FormattedMessage id="foods.nudgeText" />
    </p>
    <AppLink path={withCallback(SIGN_UP_PATH, back)} className={classes.signUp}>
      <FormattedMessage id="foods.signUp" />
    </AppLink>
  </aside>
);
