import { type GivenRole, rolesWith } from "@morsel/domain/admin";
import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { AdminStore } from "./admin-store.ts";

/** ID1, W530: by the operator at the command line; answers the member, if there is one of that name or address. */
export const makeGrantRole = (ports: {
  readonly admin: Pick<AdminStore, "setRoles">;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly ids: Ids;
  readonly clock: Clock;
}) =>
  Effect.fn("GrantRole")(function* (login: string, role: GivenRole): Effect.fn.Return<Member | undefined> {
    const found = yield* ports.members.byLogin(login);
    if (found === undefined) return undefined;
    const { member } = found;
    yield* ports.admin.setRoles(member.id, rolesWith(member.roles, role), {
      id: yield* ports.ids.next,
      at: yield* ports.clock.now,
      act: "roleChanged",
      subject: member.id,
      details: { role },
    });
    return member;
  });
