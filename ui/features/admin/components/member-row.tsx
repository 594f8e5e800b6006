import type { ShownMember } from "@morsel/application/admin/client/admin-client";
import { givenRoleOf } from "@morsel/domain/admin";
import { FormattedDate, FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./admin.module.css";

/** Role, suspension and deletion of a member at a glance. */
export const MemberBadges = ({ member }: { readonly member: ShownMember }) => {
  const role = givenRoleOf(member.roles);
  return (
    <>
      {role !== "member" && (
        <span className={classes.badge}>
          <FormattedMessage id={`admin.role.${role}`} />
        </span>
      )}
      {member.suspendedAt !== undefined && (
        <span className={classes.badge}>
          <FormattedMessage id="admin.suspended" />
        </span>
      )}
      {member.eraseAt !== undefined && (
        <span className={classes.badge}>
          <FormattedMessage id="admin.leaving" />
        </span>
      )}
    </>
  );
};

/** One member of the list: the whole row opens it. */
export const MemberRow = ({ member }: { readonly member: ShownMember }) => (
  <li>
    <AppLink className={classes.row} path={`/admin/members/${member.id}`}>
      <span className={classes.words}>
        <span className={classes.name}>
          {member.username} <MemberBadges member={member} />
        </span>
        <span className={classes.hint}>{member.email}</span>
      </span>
      <span className={classes.when}>
        <FormattedMessage
          id="admin.joined"
          values={{ date: <FormattedDate value={member.createdAt} dateStyle="medium" /> }}
        />
      </span>
    </AppLink>
  </li>
);
