import type { ShownAppeal } from "@morsel/application/moderation/client/moderation-client";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import classes from "./moderation.module.css";

export type DecisionViewProps = {
  readonly decision: ShownAppeal;
  /** Acts that its reader may do with it. */
  readonly children?: ReactNode;
};

/** FO14: a decision with its reason, the appeal and the answer. */
export const DecisionView = ({ decision, children }: DecisionViewProps) => {
  const intl = useIntl();
  const { kind, aboutName, act, reason, until, at, appeal, answer } = decision;
  return (
    <li className={classes.case}>
      <h3 className={classes.head}>
        <FormattedMessage id={`moderation.did.${act}`} />
      </h3>
      <span className={sharing.hint}>
        <FormattedMessage id={`moderation.about.${kind}`} />
        {aboutName !== undefined && ` · ${aboutName}`}
        {" · "}
        <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
        {until !== undefined && (
          <>
            {" · "}
            <FormattedMessage
              id="admin.audit.until"
              values={{ date: intl.formatDate(until, { dateStyle: "medium", timeStyle: "short" }) }}
            />
          </>
        )}
      </span>
      <p className={classes.text}>{reason}</p>
      {appeal !== undefined && (
        <>
          <strong>
            <FormattedMessage id="moderation.appeal" />
          </strong>
          <p className={classes.text}>{appeal}</p>
        </>
      )}
      {answer !== undefined && (
        <>
          <strong>
            <FormattedMessage id={answer.isUpheld ? "moderation.upheld" : "moderation.undone"} />
          </strong>
          <p className={classes.text}>{answer.reason}</p>
        </>
      )}
      {children}
    </li>
  );
};
