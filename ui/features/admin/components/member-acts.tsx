import { Button } from "@mantine/core";
import type { AdminClient, ShownMember } from "@morsel/application/admin/client/admin-client";
import { givenRoleOf } from "@morsel/domain/admin";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import sharing from "../../../sharing/sharing.module.css";
import { useAdminAct } from "../use-admin-act.ts";
import { ActForm, type ActName, type ActWish } from "./act-form.tsx";

export type MemberActsProps = {
  readonly admin: AdminClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
  readonly now: () => number;
  readonly member: ShownMember;
};

const DAY_MS = 86_400_000;

/** Acts of an admin on a member, each with its reason. */
export const MemberActs = ({ admin, toasts, newId, now, member }: MemberActsProps) => {
  const intl = useIntl();
  const act = useAdminAct(toasts);
  const [open, setOpen] = useState<{ readonly name: ActName; readonly id: string }>();
  const isSuspended = member.suspendedAt !== undefined;
  const acts: readonly ActName[] = [isSuspended ? "unsuspend" : "suspend", "role", "logOut", "erase"];
  const ask = (name: ActName, id: string, { reason, days, role, username }: ActWish) => {
    const wish = { id, member: member.id, reason };
    if (name === "suspend") return admin.suspend({ ...wish, until: days === 0 ? undefined : now() + days * DAY_MS });
    if (name === "unsuspend") return admin.endSuspension(wish);
    if (name === "role") return admin.setRole({ ...wish, role });
    if (name === "logOut") return admin.endSessions(wish);
    return admin.erase({ ...wish, username });
  };
  return (
    <>
      <span className={sharing.actions}>
        {acts.map((name) => (
          <Button
            key={name}
            variant="default"
            aria-expanded={open?.name === name}
            onClick={() => setOpen({ name, id: newId() })}
          >
            <FormattedMessage id={`admin.act.${name}`} />
          </Button>
        ))}
      </span>
      {open !== undefined && (
        <ActForm
          key={open.name}
          act={open.name}
          username={member.username}
          role={givenRoleOf(member.roles)}
          isBusy={act.isPending}
          onCancel={() => setOpen(undefined)}
          onSubmit={(wish) =>
            act.mutate(
              {
                asked: ask(open.name, open.id, wish),
                done: intl.formatMessage({ id: `admin.act.${open.name}.done` }, { username: member.username }),
              },
              { onSuccess: () => setOpen(undefined) },
            )
          }
        />
      )}
    </>
  );
};
