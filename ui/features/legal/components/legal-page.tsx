import { CURRENT_VERSIONS, type AgreedDocument } from "@morsel/domain/consent";
import { ADVERTISING_ANCHORS, type Locale } from "@morsel/domain/locales";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Page } from "../../../shell/page/page.tsx";
import { Passages, type Passage } from "../../../shell/page/passages.tsx";

/** Sections of each legal page, in reading order. */
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
    { title: "legal.privacy.ads.title", text: "legal.privacy.ads" },
    { title: "legal.privacy.measuring.title", text: "legal.privacy.measuring" },
    { title: "legal.privacy.gone.title", text: "legal.privacy.gone" },
    { title: "legal.changes.title", text: "legal.changes" },
  ],
  guidelines: [
    { title: "legal.guidelines.kind.title", text: "legal.guidelines.kind" },
    { title: "legal.guidelines.safe.title", text: "legal.guidelines.safe" },
    { title: "legal.guidelines.honest.title", text: "legal.guidelines.honest" },
    { title: "legal.guidelines.private.title", text: "legal.guidelines.private" },
    { title: "legal.guidelines.report.title", text: "legal.guidelines.report" },
    { title: "legal.changes.title", text: "legal.changes" },
  ],
  data: [
    { title: "legal.data.never.title", text: "legal.data.never" },
    { title: "legal.changes.title", text: "legal.changes" },
  ],
} as const satisfies Readonly<Record<string, readonly Passage[]>>;

/** ID120: texts that new members agree to. */
const AGREED: ReadonlyMap<string, AgreedDocument> = new Map([
  ["terms", "terms_of_service"],
  ["privacy", "privacy_policy"],
] as const);

export type LegalPageProps = {
  readonly about: keyof typeof SECTIONS;
  /** Whose words these are: the server's own address. */
  readonly host: string;
  readonly locale: Locale;
  /** SS9: who runs it, and as what; absent where the operator gave no name. */
  readonly operator?: string | undefined;
  readonly siteName?: string | undefined;
  /** Before the passages. */
  readonly children?: ReactNode;
};

/** Statements of the operator: their messages are the operator's to replace. */
export const LegalPage = ({ about, host, locale, operator, siteName = host, children }: LegalPageProps) => {
  const document = AGREED.get(about);
  const passages: readonly Passage[] = SECTIONS[about].map((one) =>
    // LO16: the footer's link leads here, under the anchor of the page's language.
    one.text === "legal.privacy.ads" ? { ...one, anchor: ADVERTISING_ANCHORS[locale] } : one,
  );
  return (
    <Page
      title={<FormattedMessage id={`legal.${about}.title`} />}
      lead={<FormattedMessage id={`legal.${about}.lead`} values={{ host }} />}
    >
      {operator === undefined ? null : (
        <p>
          <FormattedMessage id="legal.operator" values={{ site: siteName, operator }} />
        </p>
      )}
      {children}
      {document === undefined ? null : (
        <p>
          <FormattedMessage id="legal.version" values={{ version: CURRENT_VERSIONS[document] }} />
        </p>
      )}
      <Passages passages={passages} values={{ host }} />
    </Page>
  );
};
