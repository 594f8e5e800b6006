import type { ShownAnnouncement } from "@morsel/domain/back-office";
import { useIntl } from "react-intl";
import classes from "./announcement-preview.module.css";

/** BO5: an announcement as pages show it, in one language. */
export const AnnouncementPreview = ({ text, link }: Pick<ShownAnnouncement, "text" | "link">) => {
  const intl = useIntl();
  return (
    <section className={classes.announcement} aria-label={intl.formatMessage({ id: "announcement.label" })}>
      <p className={classes.text}>{link === undefined ? text : <a href={link}>{text}</a>}</p>
      <span className={classes.close} aria-hidden="true" title={intl.formatMessage({ id: "announcement.dismiss" })}>
        ×
      </span>
    </section>
  );
};
