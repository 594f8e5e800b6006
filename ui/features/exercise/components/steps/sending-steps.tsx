import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import rows from "../day/exercise-day.module.css";
import classes from "./trackers.module.css";

/** Example request of a device: it runs as shown, apart from the token. */
const example = (origin: string): string =>
  [
    `curl ${origin}/api/services/steps \\`,
    `  -H "Authorization: Bearer morsel_…" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"counts":[{"date":"2026-03-02","steps":8212},`,
    `       {"date":"2026-03-03","from":"10:00","to":"10:15","steps":1450}]}'`,
  ].join("\n");

export const SendingSteps = ({ origin }: { readonly origin: string }) => {
  return (
    <section aria-labelledby="trackers-token">
      <h2 id="trackers-token" className={rows.title}>
        <FormattedMessage id="exercise.trackers.token" />
      </h2>
      <p>
        <FormattedMessage id="exercise.trackers.tokenHint" />
      </p>
      <pre className={classes.code}>
        <code>{example(origin)}</code>
      </pre>
      <p className={classes.links}>
        <AppLink path="/account/api-tokens" className={rows.link}>
          <FormattedMessage id="title.account.api-tokens" />
        </AppLink>
        <a href="/api/docs" className={rows.link}>
          <FormattedMessage id="exercise.trackers.docs" />
        </a>
      </p>
    </section>
  );
};
