import type { AdminClient, ShownMember } from "@morsel/application/admin/client/admin-client";
import type { MemberFacts } from "@morsel/application/admin/admin-store";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { FormattedDate, FormattedMessage, FormattedNumber } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { AdminPage } from "../components/admin-page.tsx";
import classes from "../components/admin.module.css";
import { AuditList } from "../components/audit-list.tsx";
import { MemberActs } from "../components/member-acts.tsx";
import { MemberBadges } from "../components/member-row.tsx";
import { memberQuery } from "../queries.ts";

const route = getRouteApi("/admin/members/$id");

/** /admin/members/…: one member, and what an admin can do. */
export const MemberPage = () => {
  const { admin } = route.useRouteContext();
  const { id } = route.useParams();
  return (
    <AdminPage admin={admin} section="/admin" title={<FormattedMessage id="admin.member.title" />}>
      <Member key={id} id={id} admin={admin} />
    </AdminPage>
  );
};

const Member = ({ id, admin }: { readonly id: string; readonly admin: AdminClient }) => {
  const { toasts, device } = useApp();
  const { data, error, refetch } = useQuery(memberQuery(admin, id));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <h2>
        {data.member.username} <MemberBadges member={data.member} />
      </h2>
      <Facts member={data.member} facts={data.facts} />
      <p>
        <AppLink path={`/admin/premium/${id}`}>
          <FormattedMessage id="admin.member.premium" />
        </AppLink>
      </p>
      <MemberActs admin={admin} toasts={toasts} newId={device.newId} now={Date.now} member={data.member} />
      <h2>
        <FormattedMessage id="admin.member.log" />
      </h2>
      <AuditList admin={admin} subject={id} />
    </>
  );
};

const FACTS = [
  "email",
  "id",
  "joined",
  "lastLogin",
  "sessions",
  "secondStep",
  "suspended",
  "until",
  "reason",
  "erased",
] as const;
type FactName = (typeof FACTS)[number];

const When = ({ at }: { readonly at: number | undefined }): ReactNode =>
  at === undefined ? null : <FormattedDate value={at} dateStyle="medium" timeStyle="short" />;

const orElse = (at: number | undefined, words: MessageId): ReactNode =>
  at === undefined ? <FormattedMessage id={words} /> : <When at={at} />;

const Facts = ({ member, facts }: { readonly member: ShownMember; readonly facts: MemberFacts }) => {
  const { suspendedAt, suspendedUntil, eraseAt, lastLogin } = member;
  const rows: { readonly [name in FactName]: ReactNode } = {
    email: member.email,
    id: member.id,
    joined: <When at={member.createdAt} />,
    lastLogin: orElse(lastLogin, "admin.never"),
    sessions: <FormattedNumber value={facts.sessions} />,
    secondStep: <FormattedMessage id={facts.hasSecondStep ? "admin.on" : "admin.off"} />,
    suspended: suspendedAt === undefined ? undefined : <When at={suspendedAt} />,
    until: suspendedAt === undefined ? undefined : orElse(suspendedUntil, "admin.noEnd"),
    reason: member.suspensionReason,
    erased: eraseAt === undefined ? undefined : <When at={eraseAt} />,
  };
  return (
    <dl className={classes.facts}>
      {FACTS.map((name) =>
        rows[name] === undefined ? null : (
          <Fragment key={name}>
            <dt>
              <FormattedMessage id={`admin.member.${name}`} />
            </dt>
            <dd>{rows[name]}</dd>
          </Fragment>
        ),
      )}
    </dl>
  );
};
