import { FormattedMessage } from "react-intl";
import { AppLink } from "../../shell/app-link.tsx";
import classes from "./food-view.module.css";

/** What an account would add, said once and quietly. */
export const SignUpNudge = () => (
  <aside className={classes.nudge}>
    <h2>
      <FormattedMessage id="foods.nudge" />
    </h2>
    <p>
      <FormattedMessage id="foods.nudgeText" />
    </p>
    <AppLink path="/account/create/welcome" className={classes.signUp}>
      <FormattedMessage id="foods.signUp" />
    </AppLink>
  </aside>
);
