import * as Effect from "effect/Effect";
import type { EmailTaken, MemberStore, NoWayIn, UsernameTaken } from "@morsel/application/identity/member-store";
import {
  emailKey,
  usernameKey,
  type MemberProfile,
  changedProfile,
  isVersionSeen,
  type UserVersionConflict,
  NO_PASSWORD,
} from "@morsel/domain/identity";
import { addConsequences, deleteSignInMethods } from "./account-tables.ts";
import type { MemoryState } from "../platform/state.ts";
import { isFreeLink } from "./sign-in-methods-of.ts";
import type { MemberCreated, PasswordChanged, TimeZoneChanged } from "./member-steps.ts";
import { membersTable } from "./members-table.ts";
import { sessionsTable } from "./sessions-table.ts";

export type MemberStorePorts = {
  readonly state: MemoryState;
  readonly created: readonly MemberCreated[];
  readonly passwordChanged: readonly PasswordChanged[];
  readonly timeZoneChanged: readonly TimeZoneChanged[];
};

export const makeMemoryMemberStore = ({
  state,
  created,
  passwordChanged,
  timeZoneChanged,
}: MemberStorePorts): MemberStore => {
  const members = state.of(membersTable);
  const kept = () => [...members.values()];
  const hasEmail = (email: string) => kept().some(({ member }) => emailKey(member.email) === emailKey(email));
  const hasUsername = (username: string) =>
    kept().some(({ member }) => usernameKey(member.username) === usernameKey(username));
  return {
    create: (member, password, goals, weight, after) =>
      Effect.suspend((): Effect.Effect<void, EmailTaken | UsernameTaken | NoWayIn> => {
        if (hasEmail(member.email)) return Effect.fail<EmailTaken>({ _tag: "EmailTaken" });
        if (hasUsername(member.username)) return Effect.fail<UsernameTaken>({ _tag: "UsernameTaken" });
        // A database says the same of an id that is in use.
        if (members.has(member.id)) return Effect.fail<UsernameTaken>({ _tag: "UsernameTaken" });
        if (password === NO_PASSWORD && after?.links?.some(isFreeLink(state)) === false)
          return Effect.fail<NoWayIn>({ _tag: "NoWayIn" });
        members.set(member.id, { member, password });
        for (const step of created) step(state, member.id, { goals, weight });
        addConsequences(state, member.id, after);
        return Effect.void;
      }),
    byId: (id) => Effect.sync(() => members.get(id)?.member),
    byLogin: (login) =>
      Effect.sync(() =>
        kept().find(
          ({ member: { email, username } }) =>
            emailKey(email) === emailKey(login) || usernameKey(username) === usernameKey(login),
        ),
      ),
    changePassword: (id, { verified, password }, { before, now }, after) =>
      Effect.sync(() => {
        const known = members.get(id);
        const sessions = state.of(sessionsTable);
        if (known?.password !== verified || sessions.get(id)?.has(before) !== true) return false;
        members.set(id, { ...known, password });
        sessions.set(id, new Map([[now.id, now]]));
        deleteSignInMethods(state, id);
        for (const step of passwordChanged) step(state, id);
        addConsequences(state, id, after);
        return true;
      }),
    changeProfile: (id, change, seen) =>
      Effect.suspend((): Effect.Effect<MemberProfile, UserVersionConflict> => {
        const known = members.get(id);
        if (known === undefined) return Effect.die(new Error(`No member ${id}`));
        const { profile } = known.member;
        const next = changedProfile(profile, change);
        if (!isVersionSeen(profile, next, seen)) return Effect.fail({ _tag: "UserVersionConflict", current: profile });
        members.set(id, { ...known, member: { ...known.member, profile: next } });
        if (next.timeZone !== profile.timeZone) for (const step of timeZoneChanged) step(state, id);
        return Effect.succeed(next);
      }),
    isEmailTaken: (email) => Effect.sync(() => hasEmail(email)),
    isUsernameTaken: (username) => Effect.sync(() => hasUsername(username)),
  };
};
