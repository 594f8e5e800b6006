import { FormattedMessage } from "react-intl";
import classes from "../../figures/widgets.module.css";

/** D22: days in a row. It praises nobody, and who does not want it takes it off the page. */
export const Streak = ({ days }: { readonly days: number }) => (
  <section className={classes.part} aria-labelledby="home-streak">
    <h2 id="home-streak">
      <FormattedMessage id="home.widget.streak" />
    </h2>
    <p className={classes.quiet}>
      <FormattedMessage id="home.streak" values={{ days }} />
    </p>
  </section>
);
