import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Card } from "./apps-screen.tsx";
import classes from "./apps.module.css";

const open = <FormattedMessage id="apps.mine.open" />;

/** Lists what is connected to the account, each with its own page. */
export const MyAppsScreen = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <Page title={<FormattedMessage id="apps.mine.title" />} lead={<FormattedMessage id="apps.mine.lead" />}>
    {isSignedIn ? (
      <ul className={classes.cards}>
        <Card
          title={<FormattedMessage id="apps.mine.devices" />}
          line={<FormattedMessage id="apps.mine.devices.line" />}
          path="/account/settings"
          call={open}
        />
        <Card
          title={<FormattedMessage id="apps.mine.trackers" />}
          line={<FormattedMessage id="apps.mine.trackers.line" />}
          path="/apps/step-trackers"
          call={open}
        />
        <Card
          title={<FormattedMessage id="apps.mine.api" />}
          line={<FormattedMessage id="apps.mine.api.line" />}
          path="/api"
          call={open}
        />
      </ul>
    ) : (
      <p className={classes.visitor}>
        <FormattedMessage id="apps.mine.visitor" />
        <ActionLink path="/account/login?callbackUrl=%2Fapps%2Flogged_in_index">
          <FormattedMessage id="navigation.log-in" />
        </ActionLink>
      </p>
    )}
  </Page>
);
