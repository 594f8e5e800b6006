import type { GymLink, GymStore } from "@morsel/application/membership/gym/gym-store";
import type { MembershipStore } from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemoryState } from "../platform/state.ts";
import { subscriptionTable } from "./subscription-table.ts";

export const makeMemoryGymStore = (state: MemoryState, store: Pick<MembershipStore, "grant">): GymStore => {
  const all = (): readonly GymLink[] =>
    [...state.of(subscriptionTable)].flatMap(([member, rows]) =>
      [...rows.values()].flatMap(({ id, source, customer: membership, grantedUntil: until }) =>
        source === "partner_gym" && membership !== undefined ? [{ id, member, membership, until }] : [],
      ),
    );
  const mine = (member: MemberId) => all().filter((link) => link.member === member);
  const put = ({ id, member, membership, until }: GymLink, at: number) =>
    Effect.map(store.grant(member, { id, source: "partner_gym", until, at }), () => {
      const row = state.of(subscriptionTable).get(member)?.get(id);
      if (row !== undefined)
        state
          .of(subscriptionTable)
          .get(member)
          ?.set(id, { ...row, customer: membership });
    });
  const take = (member: MemberId, id: string) =>
    Effect.map(store.grant(member, { id, source: "partner_gym", until: 0, at: 0 }), () => {
      state.of(subscriptionTable).get(member)?.delete(id);
    });
  return {
    link: (link, at) =>
      Effect.gen(function* () {
        if (all().some(({ member, membership }) => membership === link.membership && member !== link.member))
          return false;
        for (const { id } of mine(link.member)) if (id !== link.id) yield* take(link.member, id);
        yield* put(link, at);
        return true;
      }),
    unlink: (member, id) =>
      Effect.suspend(() =>
        mine(member).some((link) => link.id === id) ? Effect.as(take(member, id), true) : Effect.succeed(false),
      ),
    extend: (member, id, until) =>
      Effect.suspend(() => {
        const link = mine(member).find((one) => one.id === id);
        return link === undefined ? Effect.void : put({ ...link, until }, 0);
      }),
    linksOf: (member) => Effect.sync(() => mine(member)),
    links: (after, limit) =>
      Effect.sync(() =>
        all()
          .filter(({ id }) => id > after)
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit),
      ),
  };
};
