import type { Me, SessionClient, SignedUp } from "@morsel/application/identity/client/session-client";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { DEFAULT_DIARY_SETTINGS, type DiarySettings } from "@morsel/domain/diary";
import { goalOn } from "@morsel/domain/goals";
import { safeCallbackUrl, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemoryWorld } from "../platform/world.ts";

const ORIGIN = "http://localhost";

const meOf = ({ id, username, email, profile: { locale, timeZone, country } }: Member, diary: DiarySettings): Me => ({
  userId: id,
  username,
  email,
  locale,
  timeZone,
  country,
  diary,
});

/** A session in the memory of one page; who signs up is signed in. */
export const makeMemorySessionClient = (world: MemoryWorld): SessionClient => ({
  me: world.reach(
    Effect.suspend(() => {
      const { member } = world.browser;
      if (member === undefined) return Effect.undefined;
      return Effect.zipWith(world.stores.members.byId(member), world.stores.settings.of(member), (found, diary) =>
        found === undefined ? undefined : meOf(found, diary),
      );
    }),
  ),
  signUp: (request) =>
    world.reach(
      world.signUp(request).pipe(
        Effect.mapError(asFieldRefused),
        Effect.map(({ member, goals, plan }): SignedUp => {
          world.browser.member = member.id;
          return {
            me: meOf(member, DEFAULT_DIARY_SETTINGS),
            goal: goalOn(goals, goals.effectiveFrom) ?? { energy: plan.energy },
          };
        }),
      ),
    ),
  signIn: (login, password, callbackUrl) =>
    world.reach(
      Effect.map(world.signIn({ login, password, address: "::1" }), (member) => {
        world.browser.member = member.id;
        return safeCallbackUrl(callbackUrl, ORIGIN);
      }),
    ),
  signOut: world.reach(
    Effect.sync(() => {
      world.browser.member = undefined;
    }),
  ),
});
