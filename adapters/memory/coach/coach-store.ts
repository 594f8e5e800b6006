import type {
  CoachGrant,
  CoachGrantNotFound,
  CoachStore,
  NewCoachGrant,
  TooManyCoaches,
} from "@morsel/application/coach/coach-store";
import { fromResult } from "@morsel/application/platform/from-result";
import type { MemberId } from "@morsel/domain/identity";
import {
  acceptCoachLink,
  COACHES_LIMIT,
  isSameLook,
  LOOKS_LIMIT,
  type CoachLinkRefused,
  type CoachLook,
} from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { memoryTable, type MemoryState, ownRows } from "../platform/state.ts";
import { blockedBetween } from "../social/relation-tables.ts";

type Row = NewCoachGrant & { readonly coach?: MemberId; readonly isEnded: boolean };
type Look = CoachLook & { readonly id: string };

const grantTable = memoryTable(() => new Map<MemberId, Map<string, Row>>());
const lookTable = memoryTable(() => new Map<MemberId, readonly Look[]>());

const byNewest = (a: { createdAt: number; id: string }, b: { createdAt: number; id: string }): number =>
  b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1);
const looksByNewest = (a: Pick<Look, "at" | "id">, b: Pick<Look, "at" | "id">): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

const all = (state: MemoryState): readonly Row[] =>
  [...state.of(grantTable).values()].flatMap((rows) => [...rows.values()]);

const put = (state: MemoryState, row: Row): void => {
  ownRows(state.of(grantTable), row.client).set(row.id, row);
};

/** W493: a block ends the grants between the two. */
export const endGrantsBetween = (state: MemoryState, one: MemberId, other: MemberId): void => {
  for (const row of all(state))
    if ((row.client === one && row.coach === other) || (row.client === other && row.coach === one))
      put(state, { ...row, isEnded: true });
};

/** Each method runs in one go, as a transaction would. */
export const makeMemoryCoachStore = (state: MemoryState): CoachStore => {
  const nameOf = (member: MemberId | undefined): string | undefined =>
    member === undefined ? undefined : state.of(membersTable).get(member)?.member.username;
  const isOpen = ({ isEnded, expiresAt, linkExpiresAt, coach }: Row, now: number): boolean =>
    !isEnded && expiresAt > now && (coach !== undefined || linkExpiresAt > now);
  const grantOf = (kept: Row, other: MemberId | undefined): CoachGrant => {
    const { isEnded: _, ...row } = kept;
    const username = nameOf(other);
    return { ...row, ...(username === undefined ? {} : { username }) };
  };
  const open = (now: number) =>
    all(state)
      .filter((row) => isOpen(row, now))
      .toSorted(byNewest);
  const given = (client: MemberId, now: number) => open(now).filter((row) => row.client === client);
  const received = (coach: MemberId, now: number) =>
    open(now).filter((row) => row.coach === coach && nameOf(row.client) !== undefined);
  const byCode = (codeHash: string, now: number) =>
    open(now).find((row) => row.codeHash === codeHash && nameOf(row.client) !== undefined);
  const looksOf = (client: MemberId) => state.of(lookTable).get(client) ?? [];

  return {
    create: (grant) =>
      Effect.suspend((): Effect.Effect<void, TooManyCoaches> => {
        if (state.of(grantTable).get(grant.client)?.has(grant.id) === true) return Effect.void;
        if (given(grant.client, grant.createdAt).length >= COACHES_LIMIT)
          return Effect.fail({ _tag: "TooManyCoaches", limit: COACHES_LIMIT });
        return Effect.sync(() => put(state, { ...grant, isEnded: false }));
      }),
    given: (client, now) => Effect.sync(() => given(client, now).map((row) => grantOf(row, row.coach))),
    received: (coach, now, client) =>
      Effect.sync(() =>
        received(coach, now)
          .filter((row) => client === undefined || row.client === client)
          .map((row) => grantOf(row, row.client)),
      ),
    byCode: (codeHash, now) =>
      Effect.sync(() => {
        const row = byCode(codeHash, now);
        return row && grantOf(row, row.client);
      }),
    accept: (coach, codeHash, now) =>
      Effect.gen(function* (): Effect.fn.Return<void, CoachLinkRefused> {
        const row = byCode(codeHash, now);
        if (row === undefined) return yield* Effect.fail<CoachLinkRefused>({ _tag: "CoachLinkNotFound" });
        const facts = {
          client: row.client,
          coach: row.coach,
          linkExpiresAt: row.linkExpiresAt,
          isRevoked: false,
          isBlocked: blockedBetween(state, coach, row.client),
          clients: received(coach, now).length,
        };
        if ((yield* fromResult(acceptCoachLink(facts, coach, now))) === "bind") put(state, { ...row, coach });
      }),
    end: (member, id) =>
      Effect.suspend((): Effect.Effect<void, CoachGrantNotFound> => {
        const rows = all(state).filter((row) => row.id === id && (row.client === member || row.coach === member));
        if (rows.length === 0) return Effect.fail({ _tag: "CoachGrantNotFound" });
        for (const row of rows) put(state, { ...row, isEnded: true });
        return Effect.void;
      }),
    noteLook: (client, look) =>
      Effect.sync(() => {
        const kept = looksOf(client);
        if (kept.slice(0, 20).some((last) => isSameLook(last, look))) return;
        state.of(lookTable).set(client, [look, ...kept].toSorted(looksByNewest).slice(0, LOOKS_LIMIT));
      }),
    looks: (client, { limit, after }) =>
      Effect.sync(() =>
        looksOf(client)
          .filter((look) => after === undefined || looksByNewest(after, look) < 0)
          .slice(0, limit)
          .map(({ coach, ...look }) => {
            const username = nameOf(coach as MemberId);
            return { ...look, ...(username === undefined ? {} : { username }) };
          }),
      ),
    forgetLooks: (before) =>
      Effect.sync(() => {
        let gone = 0;
        for (const [client, looks] of state.of(lookTable)) {
          const kept = looks.filter(({ at }) => at >= before);
          gone += looks.length - kept.length;
          state.of(lookTable).set(client, kept);
        }
        return gone;
      }),
    leave: (member) =>
      Effect.sync(() => {
        for (const rows of state.of(grantTable).values())
          for (const row of rows.values()) if (row.coach === member) rows.delete(row.id);
      }),
  };
};
