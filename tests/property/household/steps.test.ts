import {
  endInvitation,
  FORGOTTEN_AFTER_DAYS,
  HOUSEHOLD_INVITATIONS,
  HOUSEHOLD_PEOPLE,
  INVITATION_DAYS,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  PORTION_STATES,
  removeFromHousehold,
  SHARED_KINDS,
  SHARES_LIMIT,
  transferOwnership,
  type Household,
  type HouseholdId,
  type HouseholdInvitation,
  type HouseholdPerson,
  type InvitationId,
} from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import { describe, expect, it } from "vitest";

const memberId = (name: string) => name as MemberId;
const [ada, ben, cem, dan] = ["ada", "ben", "cem", "dan"].map(memberId) as [MemberId, MemberId, MemberId, MemberId];
const person = (id: MemberId, joinedAt: number, role: HouseholdPerson["role"] = "member"): HouseholdPerson => ({
  id,
  role,
  joinedAt,
  allowsLogging: false,
});
const invitation = (id: string, invited: MemberId, expiresAt = 100): HouseholdInvitation => ({
  id: id as InvitationId,
  expiresAt,
  invited,
});
const link = (id: string, expiresAt = 100): HouseholdInvitation => ({
  id: id as InvitationId,
  expiresAt,
  codeHash: id,
});
const home: Household = {
  id: "home" as HouseholdId,
  name: "Home",
  people: [person(ada, 1, "owner"), person(ben, 2), person(cem, 3)],
  invitations: [invitation("i1", dan)],
  version: 5,
};
const refusal = (answer: ReturnType<typeof leaveHousehold>) => (answer.ok ? "taken" : answer.error._tag);
const rolesOf = (answer: ReturnType<typeof leaveHousehold>) =>
  answer.ok ? answer.value.people.map(({ id, role }) => `${id} ${role}`) : [];

describe("the steps of a household", () => {
  it("W261 the owner alone invites, and no one who is in it", () => {
    expect(refusal(inviteToHousehold(home, ben, invitation("i2", dan), 0))).toBe("NotHouseholdOwner");
    expect(refusal(inviteToHousehold(home, ada, invitation("i2", ben), 0))).toBe("IsInHousehold");
    expect(inviteToHousehold(home, ada, link("i2"), 0)).toEqual({
      ok: true,
      value: { ...home, invitations: [...home.invitations, link("i2")], version: 6 },
    });
    expect(inviteToHousehold(home, ada, invitation("other", dan), 0)).toEqual({ ok: true, value: home });
    expect(inviteToHousehold(home, ada, invitation("again", dan), 100)).toMatchObject({
      value: { invitations: [{ id: "again" }] },
    });
    const links = Array.from({ length: HOUSEHOLD_INVITATIONS }, (_, n) => link(`l${n}`));
    expect(inviteToHousehold({ ...home, invitations: links }, ada, link("more"), 0)).toEqual({
      ok: false,
      error: { _tag: "InvitationsAreFull", limit: 10 },
    });
  });

  it("W261 joins by an own invitation or a link, which are used up, as one who allows nothing yet", () => {
    const open = { ...home, invitations: [invitation("i1", dan), link("l1"), invitation("i2", memberId("eve"))] };
    expect(joinHousehold(open, "l1" as InvitationId, dan, 7)).toEqual({
      ok: true,
      value: { ...open, people: [...open.people, person(dan, 7)], invitations: [open.invitations[2]], version: 6 },
    });
    expect(refusal(joinHousehold(open, "l1" as InvitationId, ben, 7))).toBe("IsInHousehold");
    expect(refusal(joinHousehold(open, "i2" as InvitationId, dan, 7))).toBe("InvitationNotFound");
    expect(refusal(joinHousehold(open, "i1" as InvitationId, dan, 100))).toBe("InvitationNotFound");
    const crowd = { ...open, people: Array.from({ length: HOUSEHOLD_PEOPLE }, (_, n) => person(memberId(`m${n}`), n)) };
    expect(joinHousehold(crowd, "i1" as InvitationId, dan, 7)).toEqual({
      ok: false,
      error: { _tag: "HouseholdIsFull", limit: 8 },
    });
  });

  it("W261 an invitation is ended by the owner or by who was invited", () => {
    const id = "i1" as InvitationId;
    for (const by of [ada, dan])
      expect(endInvitation(home, id, by)).toMatchObject({ value: { invitations: [], version: 6 } });
    expect(refusal(endInvitation(home, id, ben))).toBe("InvitationNotFound");
    expect(endInvitation(home, "gone" as InvitationId, ada)).toEqual({ ok: true, value: home });
    expect(refusal(endInvitation(home, "gone" as InvitationId, dan))).toBe("InvitationNotFound");
  });

  it("W262 W269 the longest-standing follows an owner who leaves; the last one takes the invitations along", () => {
    expect(rolesOf(leaveHousehold(home, ada))).toEqual(["ben owner", "cem member"]);
    expect(rolesOf(leaveHousehold(home, ben))).toEqual(["ada owner", "cem member"]);
    const second = { ...home, people: [person(ben, 1), person(ada, 2, "owner"), person(cem, 3)] };
    expect(rolesOf(leaveHousehold(second, cem))).toEqual(["ben member", "ada owner"]);
    expect(leaveHousehold(home, ben)).toMatchObject({ value: { invitations: home.invitations, version: 6 } });
    expect(leaveHousehold({ ...home, people: [person(ada, 1, "owner")] }, ada)).toMatchObject({
      value: { people: [], invitations: [] },
    });
    expect(refusal(leaveHousehold(home, dan))).toBe("HouseholdNotFound");
  });

  it("W262 the owner removes others, and makes another the owner", () => {
    expect(refusal(removeFromHousehold(home, ben, cem))).toBe("NotHouseholdOwner");
    expect(rolesOf(removeFromHousehold(home, ada, cem))).toEqual(["ada owner", "ben member"]);
    expect(rolesOf(removeFromHousehold(home, ben, ben))).toEqual(["ada owner", "cem member"]);
    expect(refusal(transferOwnership(home, ben, cem))).toBe("NotHouseholdOwner");
    expect(refusal(transferOwnership(home, ada, dan))).toBe("HouseholdNotFound");
    expect(transferOwnership(home, ada, ada)).toEqual({ ok: true, value: home });
    expect(rolesOf(transferOwnership(home, ada, cem))).toEqual(["ada member", "ben member", "cem owner"]);
  });

  it("W261 W276 W262 have their limits", () => {
    expect([INVITATION_DAYS, FORGOTTEN_AFTER_DAYS, SHARES_LIMIT]).toEqual([7, 30, 1000]);
    expect(PORTION_STATES).toEqual(["waiting", "logged", "given-back"]);
    expect(SHARED_KINDS).toEqual(["food", "recipe"]);
  });
});
