import type { MemberId } from "@morsel/domain/identity";
import { gymUntil, readGymMembership } from "@morsel/domain/membership";
import * as Effect from "effect/Effect";
import type { Clock } from "../../platform/clock.ts";
import type { Ids } from "../../platform/ids.ts";
import { token } from "../../platform/token.ts";
import { refuse } from "../refused.ts";
import type { GymLink, GymStore } from "./gym-store.ts";
import type {
  ConfiguredGym,
  GymLinkNotFound,
  GymMembershipTaken,
  GymMembershipUnknown,
  GymOff,
  GymUnavailable,
} from "./partner-gym.ts";

export type GymPorts = {
  readonly asked: ConfiguredGym;
  readonly gyms: GymStore;
  readonly ids: Ids;
  readonly clock: Clock;
};

const AT_ONCE = 100;

/** ME7, ME25: premium by the membership of a gym. */
export const makeUseGym = ({ asked, gyms, ids, clock }: GymPorts) => ({
  /** The gym as the page names it; undefined where there is none. */
  gym: asked.gym === undefined ? undefined : { name: asked.gym.name, isSandbox: asked.gym.isSandbox },

  link: Effect.fn("LinkGym")(function* (
    member: MemberId,
    typed: string,
  ): Effect.fn.Return<GymLink, GymOff | GymMembershipUnknown | GymMembershipTaken | GymUnavailable> {
    if (asked.gym === undefined) return yield* refuse("GymOff");
    const membership = readGymMembership(typed);
    const lasts = membership === undefined ? undefined : yield* asked.gym.lastsUntil(membership);
    const now = yield* clock.now;
    const until = gymUntil(lasts, now);
    if (membership === undefined || until === 0) return yield* refuse("GymMembershipUnknown");
    const known = (yield* gyms.linksOf(member)).find((one) => one.membership === membership);
    const link = { id: known?.id ?? (yield* ids.next), member, membership, until };
    return (yield* gyms.link(link, now)) ? link : yield* refuse("GymMembershipTaken");
  }),

  unlink: Effect.fn("UnlinkGym")(function* (member: MemberId, id: string): Effect.fn.Return<void, GymLinkNotFound> {
    if (!(yield* gyms.unlink(member, id))) yield* refuse("GymLinkNotFound");
  }),

  /** ME25: asks of every link if the membership lasts; where the gym does not answer, what it said before stands. */
  checkAll: Effect.fn("CheckGyms")(function* () {
    const { gym } = asked;
    if (gym === undefined) return;
    let after = "";
    for (;;) {
      const links = yield* gyms.links(after, AT_ONCE);
      for (const { id, member, membership, until } of links) {
        const answer = yield* Effect.result(gym.lastsUntil(membership));
        if (answer._tag === "Failure") continue;
        const next = gymUntil(answer.success, yield* clock.now);
        if (next !== until) yield* gyms.extend(member, id, next);
      }
      const last = links.at(-1);
      if (last === undefined || links.length < AT_ONCE) return;
      after = last.id;
    }
  }),
});

export type UseGym = ReturnType<typeof makeUseGym>;
export const UseGym = token<UseGym>("UseGym");
