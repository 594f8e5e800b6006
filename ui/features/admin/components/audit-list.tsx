import type { AdminClient, ShownAuditEntry } from "@morsel/application/admin/client/admin-client";
import type { AuditAct } from "@morsel/domain/admin";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { auditQuery } from "../queries.ts";
import classes from "./admin.module.css";
import { MoreButton } from "./more-button.tsx";

export type AuditListProps = {
  readonly admin: AdminClient;
  readonly act?: AuditAct | undefined;
  /** Only acts on this member. */
  readonly subject?: string | undefined;
};

const Who = ({ id, name }: { readonly id: string | undefined; readonly name: string | undefined }) => {
  if (id === undefined) return <FormattedMessage id="admin.audit.operator" />;
  if (name === undefined) return <FormattedMessage id="admin.audit.gone" />;
  return (
    <AppLink className={classes.member} path={`/admin/members/${id}`}>
      {name}
    </AppLink>
  );
};

const AuditRow = ({ entry }: { readonly entry: ShownAuditEntry }) => {
  const { at, act, actor, actorName, subject, subjectName, reason, details = {} } = entry;
  const intl = useIntl();
  const nothing = intl.formatMessage({ id: "admin.audit.nothing" });
  const until = details["until"];
  const role = details["role"];
  const name = details["name"];
  const { before, after } = details;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span>
          <strong>
            <FormattedMessage id={`admin.audit.${act}`} />
          </strong>
          {subject !== undefined && subject !== actor && (
            <>
              {" "}
              <Who id={subject} name={subjectName} />
            </>
          )}
          {until !== undefined && (
            <>
              {" "}
              <FormattedMessage
                id="admin.audit.until"
                values={{ date: intl.formatDate(until, { dateStyle: "medium", timeStyle: "short" }) }}
              />
            </>
          )}
          {role !== undefined && ` · ${role}`}
          {name !== undefined && ` · ${name}`}
        </span>
        {before !== undefined && after !== undefined && (
          <span className={sharing.hint}>
            <FormattedMessage id="admin.audit.change" values={{ before: before || nothing, after: after || nothing }} />
          </span>
        )}
        {reason !== undefined && <span className={sharing.hint}>{reason}</span>}
        <span className={sharing.hint}>
          <Who id={actor} name={actorName} />
        </span>
      </span>
      <span className={classes.when}>
        <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
      </span>
    </li>
  );
};

/** Acts of admins, the newest first, page by page. */
export const AuditList = ({ admin, act, subject }: AuditListProps) => {
  const listed = useInfiniteQuery(auditQuery(admin, { act, subject }));
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  return (
    <>
      {shown.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="admin.audit.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {shown.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </>
  );
};
