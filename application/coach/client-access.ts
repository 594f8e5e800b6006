import type { CalendarDate } from "@morsel/domain/calendar";
import type { Member, MemberId } from "@morsel/domain/identity";
import { coachMayRead, type CoachScope } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import type { CoachStore } from "./coach-store.ts";

/** W490: no member of that name is a client whose part may be read; the answer does not tell why. */
export type ClientNotFound = { readonly _tag: "ClientNotFound" };

export type ClientAccessPorts = {
  readonly coaches: CoachStore;
  readonly members: Pick<MemberStore, "byLogin">;
  readonly relations: MemberRelations;
  readonly clock: Clock;
  readonly ids: Ids;
};

export type ClientAccessRequest = {
  readonly coach: MemberId;
  readonly username: string;
  readonly scope: CoachScope;
  readonly date?: CalendarDate;
};

const notFound = Effect.fail<ClientNotFound>({ _tag: "ClientNotFound" });

/** W490: the one way from a coach to a client's data. */
export const makeClientAccess = ({ coaches, members, relations, clock, ids }: ClientAccessPorts) =>
  Effect.fn("OpenClient")(function* ({
    coach,
    username,
    scope,
    date,
  }: ClientAccessRequest): Effect.fn.Return<Member, ClientNotFound> {
    const found = username.includes("@") ? undefined : yield* members.byLogin(username);
    if (found === undefined) return yield* notFound;
    const { member: client } = found;
    const now = yield* clock.now;
    const grants = yield* coaches.received(coach, now, client.id);
    const isGranted = grants.some((grant) => coachMayRead({ ...grant, isRevoked: false }, scope, now));
    if (!isGranted || (yield* relations.isBlockedBetween(coach, client.id))) return yield* notFound;
    const look = { id: yield* ids.next, coach, scope, at: now, ...(date === undefined ? {} : { date }) };
    yield* coaches.noteLook(client.id, look);
    return client;
  });

export type ClientAccess = ReturnType<typeof makeClientAccess>;
