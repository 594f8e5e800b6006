import { FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import classes from "../../../shell/page.module.css";
import { Page } from "../../../shell/page.tsx";

type Section = { readonly title: MessageId; readonly text: MessageId };

/** What a server says of itself, in the order in which one asks. */
const SECTIONS = {
  terms: [
    { title: "legal.terms.who.title", text: "legal.terms.who" },
    { title: "legal.terms.use.title", text: "legal.terms.use" },
    { title: "legal.terms.advice.title", text: "legal.terms.advice" },
    { title: "legal.terms.yours.title", text: "legal.terms.yours" },
    { title: "legal.terms.cost.title", text: "legal.terms.cost" },
    { title: "legal.changes.title", text: "legal.changes" },
  ],
  privacy: [
    { title: "legal.privacy.stored.title", text: "legal.privacy.stored" },
    { title: "legal.privacy.where.title", text: "legal.privacy.where" },
    { title: "legal.privacy.cookies.title", text: "legal.privacy.cookies" },
    { title: "legal.privacy.others.title", text: "legal.privacy.others" },
    { title: "legal.privacy.gone.title", text: "legal.privacy.gone" },
    { title: "legal.changes.title", text: "legal.changes" },
  ],
} as const satisfies Readonly<Record<string, readonly Section[]>>;

export type LegalPageProps = {
  readonly about: keyof typeof SECTIONS;
  /** Whose words these are: the server's own address. */
  readonly host: string;
};

/** Terms or privacy of a server that somebody runs for themselves: the messages are the operator's to replace. */
export const LegalPage = ({ about, host }: LegalPageProps) => (
  <Page
    title={<FormattedMessage id={`legal.${about}.title`} />}
    lead={<FormattedMessage id={`legal.${about}.lead`} values={{ host }} />}
  >
    {SECTIONS[about].map(({ title, text }) => (
      <section key={title} className={classes.passage}>
        <h2>
          <FormattedMessage id={title} />
        </h2>
        <p>
          <FormattedMessage id={text} values={{ host }} />
        </p>
      </section>
    ))}
  </Page>
);
