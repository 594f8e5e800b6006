import { FormattedMessage } from "react-intl";
import { AppLink, useIsOpen } from "../../../shell/navigation/app-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "./account.module.css";

/** Every room of a member's settings; those that are not open are left out. */
const ROOMS = [
  "email-settings",
  "change-username",
  "change-password",
  "security-log",
  "sharing",
  "profile-privacy",
  "news-feed-settings",
  "my-goals",
  "change-goals-guided",
  "diary-settings",
  "timezone",
  "language-setting",
  "configure-units",
  "ad-consent-settings",
  "api-tokens",
  "consents-existing",
  "help",
  "confirm-delete",
] as const;

export const SettingsLinks = () => {
  const isOpen = useIsOpen();
  return (
    <Sheet labelledBy="settings-rooms">
      <h2 id="settings-rooms" className={page.subtitle}>
        <FormattedMessage id="accountPages.hub" />
      </h2>
      <p className={page.hint}>
        <FormattedMessage id="accountPages.hub.hint" />
      </p>
      <ul className={classes.links}>
        {ROOMS.filter((room) => isOpen(`/account/${room}`)).map((room) => (
          <li key={room}>
            <AppLink path={`/account/${room}`} className={classes.link}>
              <FormattedMessage id={`title.account.${room}`} />
            </AppLink>
          </li>
        ))}
        <li>
          <AppLink path="/household" className={classes.link}>
            <FormattedMessage id="title.household" />
          </AppLink>
        </li>
      </ul>
    </Sheet>
  );
};
