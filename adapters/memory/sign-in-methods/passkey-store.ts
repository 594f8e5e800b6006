import type { Passkey, PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { addConsequences } from "../identity/account-tables.ts";
import { memoryTable, type MemoryState } from "../platform/state.ts";
import { passkeysTable, signInMethodsOf } from "../identity/sign-in-methods-of.ts";

const challengesTable = memoryTable(() => new Map<MemberId, Map<string, number>>());

/** Orders passkeys newest first. */
const byAge = (a: Passkey, b: Passkey): number => b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1);

/** Each method runs in one go, as a transaction would. */
export const makeMemoryPasskeyStore = (state: MemoryState): PasskeyStore => {
  const of = (member: MemberId): readonly Passkey[] => state.of(passkeysTable).get(member) ?? [];
  const put = (member: MemberId, passkeys: readonly Passkey[]) => void state.of(passkeysTable).set(member, passkeys);
  const found = (member: MemberId, id: string): Passkey | undefined => of(member).find((one) => one.id === id);
  return {
    all: (member) => Effect.sync(() => of(member).toSorted(byAge)),
    find: (member, id) => Effect.sync(() => found(member, id)),
    add: (member, passkey, most, after) =>
      Effect.sync(() => {
        if (of(member).length >= most || found(member, passkey.id) !== undefined) return false;
        put(member, [...of(member), passkey]);
        addConsequences(state, member, after);
        return true;
      }),
    used: (member, id, { counter, at }) =>
      Effect.sync(() => {
        const known = found(member, id);
        if (known === undefined || !(known.counter < counter || (known.counter === 0 && counter === 0))) return false;
        const next = { ...known, counter, lastUsedAt: at };
        put(
          member,
          of(member).map((one) => (one.id === id ? next : one)),
        );
        return true;
      }),
    methods: (member) => Effect.sync(() => signInMethodsOf(state, member)),
    remove: (member, id, mayRemove, after) =>
      Effect.sync(() => {
        if (found(member, id) === undefined) return "unknown" as const;
        if (!mayRemove(signInMethodsOf(state, member))) return "refused" as const;
        put(
          member,
          of(member).filter((one) => one.id !== id),
        );
        addConsequences(state, member, after);
        return "removed" as const;
      }),
    useChallenge: (member, hash, expiresAt, now) =>
      Effect.sync(() => {
        const used = new Map([...(state.of(challengesTable).get(member) ?? [])].filter(([, until]) => until >= now));
        const isFirst = !used.has(hash);
        state.of(challengesTable).set(member, used.set(hash, isFirst ? expiresAt : (used.get(hash) ?? expiresAt)));
        return isFirst;
      }),
  };
};
