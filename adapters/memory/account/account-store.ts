import { DEFAULT_ACCOUNT_SETTINGS, type SecurityEvent } from "@morsel/domain/account";
import type { AccountStore, StoredToken } from "@morsel/application/account/account-store";
import type { EmailTaken, UsernameTaken } from "@morsel/application/identity/member-store";
import { emailKey, usernameKey, type Member, type MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { membersTable } from "../identity/members-table.ts";
import { sessionsTable } from "../identity/sessions-table.ts";
import { jobsTable } from "../jobs/jobs-table.ts";
import type { MemoryState } from "../platform/state.ts";
import type { PasswordChanged, SettingsChanged, UsernameChanged } from "../identity/member-steps.ts";
import {
  addConsequences,
  deleteSignInMethods,
  eventsTable,
  settingsTable,
  tokensTable,
  usernamesTable,
} from "../identity/account-tables.ts";

const newestFirst = (a: SecurityEvent, b: SecurityEvent): number => b.at - a.at || (a.id < b.id ? 1 : -1);

/** Each method runs in one go, as a transaction would. */
type AccountStorePorts = {
  readonly state: MemoryState;
  readonly passwordChanged: readonly PasswordChanged[];
  readonly usernameChanged: readonly UsernameChanged[];
  readonly settingsChanged: readonly SettingsChanged[];
};

export const makeMemoryAccountStore = ({
  state,
  passwordChanged,
  usernameChanged,
  settingsChanged,
}: AccountStorePorts): AccountStore => {
  const [members, tokens, settings] = [state.of(membersTable), state.of(tokensTable), state.of(settingsTable)];
  const change = (id: MemberId, next: (member: Member) => Member): void => {
    const known = members.get(id);
    if (known !== undefined) members.set(id, { ...known, member: next(known.member) });
  };
  const useUp = ({ hash }: StoredToken): boolean => {
    const known = tokens.get(hash);
    if (known === undefined || known.isUsed) return false;
    tokens.set(hash, { ...known, isUsed: true });
    return true;
  };
  const isOthers = (id: MemberId, is: (member: Member) => boolean): boolean =>
    [...members.values()].some(({ member }) => member.id !== id && is(member));
  const settingsOf = (member: MemberId) => settings.get(member) ?? DEFAULT_ACCOUNT_SETTINGS;
  return {
    note: (member, consequences) => Effect.sync(() => addConsequences(state, member, consequences)),
    token: (hash) => Effect.sync(() => tokens.get(hash)),
    tokensSince: (member, purpose, since) =>
      Effect.sync(
        () =>
          [...tokens.values()].filter((one) => one.member === member && one.purpose === purpose && one.issuedAt > since)
            .length,
      ),
    resetPassword: (token, password, _now, after) =>
      Effect.sync(() => {
        const known = members.get(token.member);
        if (!useUp(token)) return false;
        if (known !== undefined) members.set(token.member, { ...known, password });
        state.of(sessionsTable).delete(token.member);
        deleteSignInMethods(state, token.member);
        for (const step of passwordChanged) step(state, token.member);
        addConsequences(state, token.member, after);
        return true;
      }),
    confirmEmail: (token, now, after) =>
      Effect.suspend((): Effect.Effect<boolean, EmailTaken> => {
        if (isOthers(token.member, ({ email }) => emailKey(email) === emailKey(token.email)))
          return Effect.fail({ _tag: "EmailTaken" });
        if (!useUp(token)) return Effect.succeed(false);
        change(token.member, (member) => ({ ...member, email: token.email, emailVerifiedAt: now }));
        if (token.purpose === "changeEmail") deleteSignInMethods(state, token.member);
        addConsequences(state, token.member, after);
        return Effect.succeed(true);
      }),
    useToken: (token, _now, after) =>
      Effect.sync(() => {
        if (!useUp(token)) return false;
        addConsequences(state, token.member, after);
        return true;
      }),
    changeUsername: (id, username, before, now, after) =>
      Effect.suspend((): Effect.Effect<number | undefined, UsernameTaken> => {
        const own = members.get(id)?.member.username ?? "";
        const changedAt = state.of(usernamesTable).get(id);
        const isSpelling = usernameKey(own) === usernameKey(username);
        if (own === username) return Effect.undefined;
        if (!isSpelling && changedAt !== undefined && changedAt > before) return Effect.succeed(changedAt);
        if (isOthers(id, (member) => usernameKey(member.username) === usernameKey(username)))
          return Effect.fail({ _tag: "UsernameTaken" });
        change(id, (member) => ({ ...member, username }));
        if (!isSpelling) {
          state.of(usernamesTable).set(id, now);
          for (const step of usernameChanged) step(state, id, usernameKey(own), now);
        }
        addConsequences(state, id, after);
        return Effect.undefined;
      }),
    settings: (member) => Effect.sync(() => settingsOf(member)),
    putSettings: (member, next, after) =>
      Effect.suspend(() => {
        const current = settingsOf(member);
        if (current.version !== next.version - 1)
          return Effect.fail({ _tag: "AccountSettingsConflict" as const, current });
        settings.set(member, next);
        for (const step of settingsChanged) step(state, member, { before: current, next });
        addConsequences(state, member, after);
        return Effect.void;
      }),
    setErasure: (id, eraseAt, after) =>
      Effect.sync(() => {
        change(id, ({ eraseAt: _before, ...member }) => (eraseAt === undefined ? member : { ...member, eraseAt }));
        if (eraseAt !== undefined) state.of(sessionsTable).delete(id);
        addConsequences(state, id, after);
      }),
    erase: (id) =>
      Effect.sync(() => {
        state.forget(id);
        for (const [hash, { member }] of tokens) if (member === id) tokens.delete(hash);
        const jobs = state.of(jobsTable);
        for (const [key, { member, kind }] of jobs) if (member === id && kind !== "erase-account") jobs.delete(key);
      }),
    events: (member, limit, after) =>
      Effect.sync(() =>
        (state.of(eventsTable).get(member) ?? [])
          .filter(({ at, id }) => after === undefined || at < after.at || (at === after.at && id < after.id))
          .toSorted(newestFirst)
          .slice(0, limit),
      ),
    forget: (before) =>
      Effect.sync(() => {
        let gone = 0;
        for (const [hash, { issuedAt }] of tokens) if (issuedAt < before.tokens) gone += Number(tokens.delete(hash));
        for (const [member, all] of state.of(eventsTable)) {
          const kept = all.filter(({ at }) => at >= before.events);
          gone += all.length - kept.length;
          state.of(eventsTable).set(member, kept);
        }
        for (const sessions of state.of(sessionsTable).values())
          for (const { id, expiresAt } of sessions.values())
            if (expiresAt < before.sessions) gone += Number(sessions.delete(id));
        return gone;
      }),
  };
};
