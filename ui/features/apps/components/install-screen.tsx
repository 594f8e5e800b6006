import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import classes from "./apps.module.css";

const WORDS = {
  iphone: {
    title: "apps.ios.title",
    lead: "apps.ios.lead",
    steps: ["apps.ios.1", "apps.ios.2", "apps.ios.3"],
    notes: ["apps.ios.other", "apps.ios.gone"],
  },
  android: {
    title: "apps.droid.title",
    lead: "apps.droid.lead",
    steps: ["apps.droid.1", "apps.droid.2", "apps.droid.3"],
    notes: ["apps.droid.other", "apps.droid.gone"],
  },
} as const satisfies Readonly<
  Record<string, { title: MessageId; lead: MessageId; steps: readonly MessageId[]; notes: readonly MessageId[] }>
>;

export type InstallScreenProps = { readonly system: keyof typeof WORDS; readonly host: string };

/** How Morsel comes onto the home screen of a phone, step by step. */
export const InstallScreen = ({ system, host }: InstallScreenProps) => {
  const { title, lead, steps, notes } = WORDS[system];
  return (
    <Page title={<FormattedMessage id={title} />} lead={<FormattedMessage id={lead} />}>
      <section aria-labelledby="install-steps">
        <h2 id="install-steps" className={classes.name}>
          <FormattedMessage id="apps.steps" />
        </h2>
        <ol className={classes.steps}>
          {steps.map((step) => (
            <li key={step}>
              <FormattedMessage id={step} values={{ host }} />
            </li>
          ))}
        </ol>
        {notes.map((note) => (
          <p key={note} className={classes.line}>
            <FormattedMessage id={note} />
          </p>
        ))}
      </section>
      <AppLink className={classes.call} path="/apps">
        <FormattedMessage id="apps.all" />
      </AppLink>
    </Page>
  );
};
