import type { AdminStore, MemberQuery } from "@morsel/application/admin/admin-store";
import type { AuditEntry } from "@morsel/domain/admin";
import { emailKey, isAdmin, type Member, type MemberId, type SessionId, usernameKey } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { sessionsTable } from "../identity/sessions-table.ts";
import { addJobs, jobsTable } from "../jobs/jobs-table.ts";
import { type MemoryState, memoryTable, ownRows } from "../platform/state.ts";
import { secondStepsTable } from "../sign-in-methods/second-step-store.ts";
import { deadOf, queueOf, removeDeadJob, reviveJob } from "./job-acts.ts";
import { audited, auditTable } from "./admin-table.ts";

const entriesTable = memoryTable(() => new Map<MemberId, Map<SessionId, number>>());
const linkTable = memoryTable(() => new Map<"link", { readonly hash: string; readonly endsAt: number }>());

type Sorted = { readonly member: Member; readonly key: string };

const matching = (members: readonly Member[], query: MemberQuery): readonly Sorted[] => {
  if (query.by === "newest")
    return members
      .filter(
        ({ suspendedAt, roles }) =>
          query.view === "all" || (query.view === "suspended" ? suspendedAt !== undefined : isAdmin(roles)),
      )
      .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
      .map((member) => ({ member, key: String(member.createdAt) }));
  const keyOf = ({ email, username }: Member) => (query.by === "email" ? emailKey(email) : usernameKey(username));
  return members
    .map((member) => ({ member, key: keyOf(member) }))
    .filter(({ key }) => key.startsWith(query.begins))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
};

const isBehind = ({ member, key }: Sorted, { by, after }: MemberQuery): boolean => {
  if (after === undefined) return true;
  if (by !== "newest") return key > after.key;
  const at = Number(after.key);
  return member.createdAt < at || (member.createdAt === at && member.id < after.id);
};

const newestFirst = (a: AuditEntry, b: AuditEntry): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryAdminStore = (state: MemoryState): AdminStore => {
  const members = state.of(membersTable);
  const change = (id: MemberId, next: (member: Member) => Member): void => {
    const known = members.get(id);
    if (known !== undefined) members.set(id, { ...known, member: next(known.member) });
  };
  const act = (entry: AuditEntry, done: () => void): Effect.Effect<void> =>
    Effect.sync(() => audited(state, entry, done));
  const endAll = (member: MemberId): void => void state.of(sessionsTable).delete(member);
  const withRoles =
    (roles: readonly string[]) =>
    ({ roles: _before, ...member }: Member): Member =>
      roles.length === 0 ? member : { ...member, roles };
  const nameOf = (id: MemberId | undefined, as: "actorName" | "subjectName") => {
    const found = id === undefined ? undefined : members.get(id);
    return found === undefined ? {} : { [as]: found.member.username };
  };
  const all = (): readonly Member[] => [...members.values()].map(({ member }) => member);
  return {
    enteredAt: (member, session) =>
      Effect.sync(() =>
        state.of(secondStepsTable).get(member)?.confirmedAt === undefined
          ? undefined
          : state.of(entriesTable).get(member)?.get(session),
      ),
    enter: (session, entry) =>
      act(entry, () => void ownRows(state.of(entriesTable), entry.actor).set(session, entry.at)),
    members: (query) =>
      Effect.sync(() =>
        matching(all(), query)
          .filter((one) => isBehind(one, query))
          .slice(0, query.limit)
          .map(({ member }) => member),
      ),
    factsOf: (member) =>
      Effect.sync(() => ({
        sessions: state.of(sessionsTable).get(member)?.size ?? 0,
        hasSecondStep: state.of(secondStepsTable).get(member)?.confirmedAt !== undefined,
      })),
    setRoles: (id, roles, entry) => act(entry, () => change(id, withRoles(roles))),
    suspend: (id, { at, until, reason }, entry) =>
      act(entry, () => {
        change(id, ({ suspendedUntil: _before, ...member }) => ({
          ...member,
          suspendedAt: at,
          suspensionReason: reason,
          ...(until === undefined ? {} : { suspendedUntil: until }),
        }));
        endAll(id);
      }),
    endSuspension: (id, entry) =>
      act(entry, () =>
        change(id, ({ suspendedAt: _at, suspendedUntil: _until, suspensionReason: _reason, ...member }) => member),
      ),
    endSessions: (id, entry) => act(entry, () => endAll(id)),
    erase: (id, at, jobs, entry) =>
      act(entry, () => {
        change(id, (member) => ({ ...member, eraseAt: at }));
        endAll(id);
        addJobs(state, jobs);
      }),
    audit: ({ limit, after, act: only, subject, actor }) =>
      Effect.sync(() =>
        [...state.of(auditTable).values()]
          .filter((entry) => only === undefined || entry.act === only)
          .filter((entry) => subject === undefined || entry.subject === subject)
          .filter((entry) => actor === undefined || entry.actor === actor)
          .filter(({ at, id }) => after === undefined || at < after.at || (at === after.at && id < after.id))
          .toSorted(newestFirst)
          .slice(0, limit)
          .map((entry) => ({
            ...entry,
            ...nameOf(entry.actor, "actorName"),
            ...nameOf(entry.subject, "subjectName"),
          })),
      ),
    queue: Effect.sync(() => queueOf([...state.of(jobsTable).values()])),
    deadJobs: ({ limit, after }) =>
      Effect.sync(() =>
        deadOf([...state.of(jobsTable).values()])
          .filter(
            ({ diedAt, id }) => after === undefined || diedAt < after.at || (diedAt === after.at && id < after.id),
          )
          .slice(0, limit),
      ),
    hasDeadJob: (job) => Effect.sync(() => state.of(jobsTable).get(job)?.death !== undefined),
    retryJob: (job, entry) => act(entry, () => reviveJob(state, job, entry.at)),
    removeJob: (job, entry) => act(entry, () => removeDeadJob(state, job)),
    hasAdmin: Effect.sync(() => all().some(({ roles }) => isAdmin(roles))),
    putFirstLink: (link) => Effect.sync(() => void state.of(linkTable).set("link", link)),
    useFirstLink: (hash, now, roles, entry) =>
      Effect.sync(() => {
        const link = state.of(linkTable).get("link");
        if (link?.hash !== hash || now >= link.endsAt) return false;
        state.of(linkTable).delete("link");
        change(entry.actor, withRoles(roles));
        audited(state, entry, () => undefined);
        return true;
      }),
  };
};
