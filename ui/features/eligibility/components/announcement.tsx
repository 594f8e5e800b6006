import DOMPurify from "dompurify";
import { useIntl } from "react-intl";
import classes from "./announcement.module.css";

/** Allowed HTML of an announcement: words, emphasis and links; nothing that runs, loads or styles. */
const ALLOWED = {
  ALLOWED_TAGS: ["a", "b", "br", "em", "i", "p", "span", "strong", "u"],
  ALLOWED_ATTR: ["href", "lang", "dir"],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/))/i,
};

export const sanitised = (html: string): string => DOMPurify.sanitize(html, ALLOWED);

/** EL17: the operator's HTML, sanitised. Longer than its place, it is scrolled there. */
export const Announcement = ({ html }: { readonly html: string }) => {
  const intl = useIntl();
  return (
    <section
      className={classes.announcement}
      aria-label={intl.formatMessage({ id: "announcement.label" })}
      // Keyboard users scroll to overflowing content too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-testid="announcement-banner"
    >
      {/* oxlint-disable-next-line react/no-danger */}
      <div className={classes.words} dangerouslySetInnerHTML={{ __html: sanitised(html) }} />
    </section>
  );
};
