import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Passages } from "../../../shell/page/passages.tsx";
import classes from "./apps.module.css";

export type CardProps = {
  readonly title: ReactNode;
  readonly line: ReactNode;
  /** Target of the card; a card without one is complete in itself. */
  readonly path?: string;
  readonly call?: ReactNode;
};

/** Something that one can have or open. */
export const Card = ({ title, line, path, call }: CardProps) => (
  <li className={classes.card}>
    <h2 className={classes.name}>{title}</h2>
    <p className={classes.line}>{line}</p>
    {path === undefined ? null : (
      <AppLink className={classes.call} path={path} fullRefresh={path.startsWith("/api/")}>
        {call} <span className="morsel-hidden">{title}</span>
      </AppLink>
    )}
  </li>
);

const how = <FormattedMessage id="apps.see" />;

/** Lists the devices that Morsel can be installed on. */
export const AppsScreen = () => (
  <Page title={<FormattedMessage id="apps.title" />} lead={<FormattedMessage id="apps.lead" />}>
    <ul className={classes.cards}>
      <Card
        title={<FormattedMessage id="apps.iphone" />}
        line={<FormattedMessage id="apps.iphone.line" />}
        path="/mobile/iphone"
        call={how}
      />
      <Card
        title={<FormattedMessage id="apps.android" />}
        line={<FormattedMessage id="apps.android.line" />}
        path="/mobile/android"
        call={how}
      />
      <Card title={<FormattedMessage id="apps.desktop" />} line={<FormattedMessage id="apps.desktop.line" />} />
      <Card
        title={<FormattedMessage id="apps.bmr" />}
        line={<FormattedMessage id="apps.bmr.line" />}
        path="/tools/bmr-calculator"
        call={<FormattedMessage id="apps.mine.open" />}
      />
    </ul>
    <Passages passages={[{ title: "apps.same.title", text: "apps.same" }]} />
  </Page>
);
