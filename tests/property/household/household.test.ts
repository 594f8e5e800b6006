import * as household from "@morsel/domain/household";
import type { Household, HouseholdId, HouseholdInvitation, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const PEOPLE = Array.from({ length: 12 }, (_, n) => `member-${n}` as MemberId);
const member = fc.constantFrom(...PEOPLE);
const NOW = 1_000;
const founded = (owner: MemberId): Household => ({
  id: "h" as HouseholdId,
  name: "Home",
  people: [{ id: owner, role: "owner", joinedAt: 0, allowsLogging: false }],
  invitations: [],
  version: 1,
});
const invitationOf = (n: number, invited?: MemberId, expiresAt = NOW + 1): HouseholdInvitation => {
  const id = `i-${n}` as InvitationId;
  return invited === undefined ? { id, expiresAt, codeHash: `hash-${n}` } : { id, expiresAt, invited };
};

type Act =
  | { readonly act: "invite"; readonly by: MemberId; readonly whom: MemberId; readonly n: number }
  | { readonly act: "join"; readonly who: MemberId; readonly n: number }
  | { readonly act: "end"; readonly by: MemberId; readonly n: number }
  | { readonly act: "remove"; readonly by: MemberId; readonly who: MemberId }
  | { readonly act: "hand"; readonly by: MemberId; readonly to: MemberId };

const n = fc.integer({ min: 0, max: 15 });
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant("invite" as const), by: member, whom: member, n }),
    fc.record({ act: fc.constant("join" as const), who: member, n }),
    fc.record({ act: fc.constant("end" as const), by: member, n }),
    fc.record({ act: fc.constant("remove" as const), by: member, who: member }),
    fc.record({ act: fc.constant("hand" as const), by: member, to: member }),
  ),
  { maxLength: 60 },
);

const doAct = (now: Household, one: Act) => {
  switch (one.act) {
    case "invite":
      return household.inviteToHousehold(now, one.by, invitationOf(one.n, one.n % 4 === 0 ? undefined : one.whom), NOW);
    case "join":
      return household.joinHousehold(now, `i-${one.n}` as InvitationId, one.who, NOW);
    case "end":
      return household.endInvitation(now, `i-${one.n}` as InvitationId, one.by);
    case "remove":
      return household.removeFromHousehold(now, one.by, one.who);
    case "hand":
      return household.transferOwnership(now, one.by, one.to);
  }
};

const ownerOf = ({ people }: Household): MemberId | undefined => people.find(({ role }) => role === "owner")?.id;
const grown = (size: number): Household =>
  PEOPLE.slice(1, size).reduce(
    (now, who, at) => {
      const invited = household.inviteToHousehold(now, PEOPLE[0] as MemberId, invitationOf(at, who), NOW);
      const joined = invited.ok ? household.joinHousehold(invited.value, `i-${at}` as InvitationId, who, NOW) : invited;
      return joined.ok ? joined.value : now;
    },
    founded(PEOPLE[0] as MemberId),
  );

describe("a household", () => {
  it("W260 W262 has one owner and 1 to 8 people, each once, whatever anybody does; only who is in it or invited changes it", () => {
    fc.assert(
      fc.property(acts, (all) => {
        let now = founded(PEOPLE[0] as MemberId);
        for (const one of all) {
          const next = doAct(now, one);
          if (!next.ok) continue;
          const { people, invitations, version } = next.value;
          const ids = people.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(people.filter(({ role }) => role === "owner")).toHaveLength(people.length === 0 ? 0 : 1);
          expect(ids.length).toBeLessThanOrEqual(household.HOUSEHOLD_PEOPLE);
          expect(invitations.length).toBeLessThanOrEqual(household.HOUSEHOLD_INVITATIONS);
          expect(version).toBe(next.value === now ? now.version : now.version + 1);
          if (one.act === "invite" || one.act === "hand") expect(one.by).toBe(ownerOf(now));
          if (one.act === "remove" && one.by !== one.who) expect(one.by).toBe(ownerOf(now));
          if (people.length === 0) return;
          now = next.value;
        }
      }),
    );
  });

  it("W260 a name is a line of 1 to 60 characters", () => {
    expect(["  Home ", "x".repeat(60)].map(household.checkHouseholdName)).toEqual(["Home", "x".repeat(60)]);
    expect([household.checkHouseholdName(" "), household.checkHouseholdName("x".repeat(61))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("W260 the ninth is refused, with an invitation too", () => {
    const full = grown(8);
    expect(full.people).toHaveLength(8);
    expect(household.inviteToHousehold(full, PEOPLE[0] as MemberId, invitationOf(99, PEOPLE[9]), NOW)).toEqual({
      ok: false,
      error: { _tag: "HouseholdIsFull", limit: 8 },
    });
    const late = { ...full, invitations: [invitationOf(99)] };
    expect(household.joinHousehold(late, "i-99" as InvitationId, PEOPLE[9] as MemberId, NOW)).toEqual({
      ok: false,
      error: { _tag: "HouseholdIsFull", limit: 8 },
    });
  });

  it("W261 a link works once, an invitation for one alone, neither after its time, and ten wait at most", () => {
    const [owner = "" as MemberId, bo = "" as MemberId, cy = "" as MemberId] = PEOPLE;
    const home = founded(owner);
    const linked = household.inviteToHousehold(home, owner, invitationOf(1), NOW);
    if (!linked.ok) throw new Error("The owner invites.");
    const joined = household.joinHousehold(linked.value, "i-1" as InvitationId, bo, NOW);
    expect(joined).toMatchObject({ ok: true, value: { people: [{ id: owner }, { id: bo, role: "member" }] } });
    if (joined.ok)
      expect(household.joinHousehold(joined.value, "i-1" as InvitationId, cy, NOW)).toMatchObject({
        error: { _tag: "InvitationNotFound" },
      });
    expect(household.joinHousehold(linked.value, "i-1" as InvitationId, bo, NOW + 1)).toMatchObject({
      error: { _tag: "InvitationNotFound" },
    });
    const named = household.inviteToHousehold(home, owner, invitationOf(2, bo), NOW);
    if (!named.ok) throw new Error("The owner invites.");
    expect(household.joinHousehold(named.value, "i-2" as InvitationId, cy, NOW).ok).toBe(false);
    expect(household.inviteToHousehold(named.value, owner, invitationOf(3, bo), NOW)).toEqual({
      ok: true,
      value: named.value,
    });
    expect(household.endInvitation(named.value, "i-2" as InvitationId, cy)).toMatchObject({
      error: { _tag: "InvitationNotFound" },
    });
    for (const by of [owner, bo])
      expect(household.endInvitation(named.value, "i-2" as InvitationId, by)).toMatchObject({
        value: { invitations: [] },
      });
    const ten = { ...home, invitations: Array.from({ length: 10 }, (_, at) => invitationOf(at)) };
    expect(household.inviteToHousehold(ten, owner, invitationOf(11), NOW)).toEqual({
      ok: false,
      error: { _tag: "InvitationsAreFull", limit: 10 },
    });
    // Expired invitations make room.
    const over = { ...home, invitations: ten.invitations.map((one) => ({ ...one, expiresAt: NOW })) };
    expect(household.inviteToHousehold(over, owner, invitationOf(11), NOW)).toMatchObject({
      value: { invitations: [{ id: "i-11" }] },
    });
  });

  it("W262 when the owner goes, who has been in it longest is the owner; of the last one nobody is left", () => {
    const home = grown(4);
    const [owner = "" as MemberId, second = "" as MemberId, third = "" as MemberId] = PEOPLE;
    const left = household.leaveHousehold(home, owner);
    expect(left.ok && ownerOf(left.value)).toBe(second);
    const handed = household.transferOwnership(home, owner, third);
    expect(handed.ok && ownerOf(handed.value)).toBe(third);
    expect(household.leaveHousehold(founded(owner), owner)).toMatchObject({ value: { people: [], invitations: [] } });
    expect(household.removeFromHousehold(home, second, third)).toMatchObject({ error: { _tag: "NotHouseholdOwner" } });
  });
});
