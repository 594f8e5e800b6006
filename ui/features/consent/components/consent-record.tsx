import { ALL_USES, CONSENT_PURPOSES, type ConsentRecord } from "@morsel/application/consent/client/consent-record";
import { FormattedDate, FormattedMessage } from "react-intl";
import { nameOfPurpose, nameOfUse } from "./choice-boxes.tsx";
import classes from "./consent.module.css";

export type ConsentRecordListProps = {
  readonly record: Omit<ConsentRecord, "id">;
  /** Time zone of the reader's days. */
  readonly timeZone: string;
};

/** W235: one answer, as it was given: when, to which questions, and what was agreed to and what was not. */
export const ConsentRecordList = ({ record, timeZone }: ConsentRecordListProps) => {
  const { framework, purposes, uses, hasOptedOut, answeredAt, version } = record;
  const asked =
    framework === "europe"
      ? CONSENT_PURPOSES.map((purpose) => ({ name: nameOfPurpose(purpose), isAgreed: purposes.includes(purpose) }))
      : framework === "california"
        ? [{ name: "consent.sale" as const, isAgreed: !hasOptedOut }]
        : ALL_USES.map((use) => ({ name: nameOfUse(use), isAgreed: uses.includes(use) }));
  return (
    <>
      <p className={classes.quiet}>
        {answeredAt === "" ? (
          <FormattedMessage id="consent.neverAnswered" values={{ version }} />
        ) : (
          <FormattedMessage
            id="consent.record"
            values={{
              date: <FormattedDate value={answeredAt} dateStyle="long" timeStyle="short" timeZone={timeZone} />,
              version,
            }}
          />
        )}{" "}
        <FormattedMessage id={`consent.by.${framework}`} />
      </p>
      <dl className={classes.answers}>
        {asked.map(({ name, isAgreed }) => (
          <div key={name} className={classes.answer}>
            <dt>
              <FormattedMessage id={name} />
            </dt>
            <dd data-agreed={isAgreed || undefined}>
              <FormattedMessage id={isAgreed ? "consent.agreed" : "consent.notAgreed"} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
