import type { Me, SessionClient, SignedUp } from "@morsel/application/identity/client/session-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import { goalOn } from "@morsel/domain/goals";
import { safeCallbackUrl, type Member } from "@morsel/domain/identity";
import { unitsOf } from "@morsel/application/identity/units-of";
import * as Effect from "effect/Effect";
import type { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import type { MemberStore } from "@morsel/application/identity/member-store";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { ActiveSession } from "@morsel/application/identity/session-store";
import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import type { MemoryConnection } from "../platform/connection.ts";

export type SessionClientPorts = {
  readonly connection: MemoryConnection;
  readonly members: MemberStore;
  readonly settings: DiarySettingsStore;
  readonly useCases: IdentityUseCases;
  readonly methods: SignInMethodUseCases;
};

const ORIGIN = "http://localhost";

const meOf = (member: Member, diary: DiarySettings): Me => {
  const {
    id,
    username,
    email,
    eraseAt,
    profile: { locale, timeZone, country },
  } = member;
  return {
    userId: id,
    username,
    email,
    ...(eraseAt === undefined ? {} : { eraseAt }),
    locale,
    timeZone,
    country,
    units: unitsOf(member),
    diary,
    isAdmin: false,
    createdAt: member.createdAt,
    lastLogin: member.lastLogin,
  };
};

/** The page's browser is signed in from now on; answers where to go. */
const entered = ({ browser }: MemoryConnection, { member, session }: ActiveSession, callbackUrl: string): string => {
  browser.member = member.id;
  browser.session = session.id;
  return safeCallbackUrl(callbackUrl, ORIGIN);
};

/** A session in the memory of one page; who signs up is signed in. */
export const makeMemorySessionClient = ({
  connection,
  members,
  settings,
  useCases,
  methods,
}: SessionClientPorts): SessionClient => ({
  me: connection.reach(
    Effect.suspend(() => {
      const { member } = connection.browser;
      if (member === undefined) return Effect.undefined;
      return Effect.zipWith(members.byId(member), settings.of(member), (found, diary) =>
        found === undefined ? undefined : meOf(found, diary),
      );
    }),
  ),
  signUp: (request) =>
    connection.reach(
      useCases.signUp(request).pipe(
        Effect.mapError(asFieldRefused),
        Effect.map(({ member, goals, plan }): SignedUp => {
          connection.browser.member = member.id;
          return {
            me: meOf(member, DEFAULT_DIARY_SETTINGS),
            goal: goalOn(goals, goals.effectiveFrom) ?? { energy: plan.energy },
          };
        }),
      ),
    ),
  signIn: (login, password, callbackUrl, code) =>
    connection.reach(
      Effect.map(useCases.signIn({ login, password, code, address: "::1" }), (active) =>
        entered(connection, active, callbackUrl),
      ),
    ),
  signInByPasskey: (credential, callbackUrl) =>
    connection.reach(
      Effect.map(
        methods.passkeys.signIn(
          { origin: ORIGIN, challenge: callbackUrl, expiresAt: Number.POSITIVE_INFINITY, credential },
          {},
        ),
        (active) => entered(connection, active, callbackUrl),
      ),
    ),
  signOut: connection.reach(
    Effect.sync(() => {
      connection.browser.member = undefined;
      connection.browser.session = undefined;
    }),
  ),
});
