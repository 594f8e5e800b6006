import { CURRENT_VERSIONS, type AgreedDocument, type Agreement } from "@morsel/domain/consent";
import { FormattedDate, FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "./consent.module.css";

const READ = {
  terms_of_service: { path: "/terms-of-service", words: "consent.terms.service" },
  privacy_policy: { path: "/privacy-policy", words: "consent.terms.privacy" },
} as const satisfies Readonly<Record<AgreedDocument, object>>;

export type AgreedTextsProps = {
  readonly agreements: readonly Agreement[];
  /** Said where nothing was kept of what somebody agreed to: who joined before versions were kept. */
  readonly joinedAt: number | undefined;
  /** Time zone of the reader's days. */
  readonly timeZone: string;
};

/** ID120: the texts that somebody agreed to when they joined, each with its version and the time; taken back by leaving. */
export const AgreedTexts = ({ agreements, joinedAt, timeZone }: AgreedTextsProps) => {
  const day = (instant: number) => <FormattedDate value={instant} dateStyle="long" timeZone={timeZone} />;
  const time = (instant: number) => (
    <FormattedDate value={instant} dateStyle="long" timeStyle="short" timeZone={timeZone} />
  );
  return (
    <Sheet labelledBy="terms-agreed">
      <h2 id="terms-agreed" className={page.subtitle}>
        <FormattedMessage id="consent.terms" />
      </h2>
      {agreements.length === 0 ? (
        joinedAt === undefined ? null : (
          <p className={classes.quiet}>
            <FormattedMessage id="consent.terms.when" values={{ date: day(joinedAt) }} />
          </p>
        )
      ) : (
        <>
          <dl className={classes.answers}>
            {agreements.map(({ document, version, agreedAt }) => (
              <div key={`${document} ${version}`} className={classes.answer}>
                <dt>
                  <FormattedMessage id={`consent.terms.name.${document}`} />
                </dt>
                <dd>
                  <FormattedMessage id="consent.terms.agreed" values={{ date: time(agreedAt), version }} />
                </dd>
              </div>
            ))}
          </dl>
          {agreements.every(({ document, version }) => version === CURRENT_VERSIONS[document]) ? null : (
            <p className={classes.quiet}>
              <FormattedMessage id="consent.terms.changed" />
            </p>
          )}
          <p className={classes.quiet}>
            <FormattedMessage id="consent.terms.leaving" />
          </p>
        </>
      )}
      <ul className={classes.links}>
        {[...Object.values(READ), { path: "/account/confirm-delete", words: "consent.terms.leave" } as const].map(
          ({ path, words }) => (
            <li key={path}>
              <AppLink path={path} className={classes.policy}>
                <FormattedMessage id={words} />
              </AppLink>
            </li>
          ),
        )}
      </ul>
    </Sheet>
  );
};
