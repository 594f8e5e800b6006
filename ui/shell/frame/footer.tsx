import type { Locale } from "@morsel/domain/locales";
import { footerLinks } from "@morsel/domain/navigation";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../i18n/ids.ts";
import { AppLink } from "../navigation/app-link.tsx";
import classes from "./footer.module.css";
import { Wordmark } from "../header/logo.tsx";

export type FooterProps = {
  readonly locale: Locale;
  /** NA15: on phones there is room for what is fixed below. */
  readonly isPadded?: boolean;
  readonly onPrivacyChoices: () => void;
};

export const Footer = ({ locale, isPadded = false, onPrivacyChoices }: FooterProps) => {
  const intl = useIntl();
  return (
    <footer className={classes.footer} data-padded={isPadded || undefined}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Wordmark height={26} />
          <p className={classes.line}>
            <FormattedMessage id="shell.footer.line" />
          </p>
        </div>
        <nav aria-label={intl.formatMessage({ id: "shell.footer" })}>
          <ul className={classes.links}>
            {footerLinks(locale).map((item) => (
              <li key={item.id}>
                <AppLink
                  className={classes.link}
                  path={item.link}
                  fullRefresh={item.fullRefresh}
                  data-testid={item.testId}
                >
                  <FormattedMessage id={item.key as MessageId} />
                </AppLink>
              </li>
            ))}
            <li>
              <button type="button" className={classes.link} data-testid="privacy-choices" onClick={onPrivacyChoices}>
                <FormattedMessage id="shell.privacyChoices" />
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
};
