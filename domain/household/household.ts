import type { Brand } from "../brand/index.ts";
import type { MemberId } from "../identity/index.ts";
import { err, ok, type Result } from "../result/index.ts";
import { plainLine } from "../text/index.ts";

/** Made by the founder's client: a UUID. */
export type HouseholdId = string & Brand<"HouseholdId">;
/** Made by the inviting client: a UUID. */
export type InvitationId = string & Brand<"InvitationId">;

export type HouseholdRole = "owner" | "member";

export type HouseholdPerson = {
  readonly id: MemberId;
  readonly role: HouseholdRole;
  /** An instant. */
  readonly joinedAt: number;
  /** W272: what is split among the household may be written into this person's diary at once. */
  readonly allowsLogging: boolean;
};

/** An invitation for one member, or for anybody with the link, of which only a hash is stored. */
export type HouseholdInvitation = {
  readonly id: InvitationId;
  readonly expiresAt: number;
} & (
  | { readonly invited: MemberId; readonly codeHash?: undefined }
  | { readonly invited?: undefined; readonly codeHash: string }
);

export type Household = {
  readonly id: HouseholdId;
  readonly name: string;
  /** Members, the longest-standing first. */
  readonly people: readonly HouseholdPerson[];
  readonly invitations: readonly HouseholdInvitation[];
  /** 1 when founded, one more with each change. */
  readonly version: number;
};

export type HouseholdRefused =
  | { readonly _tag: "NotHouseholdOwner" }
  | { readonly _tag: "HouseholdIsFull"; readonly limit: number }
  | { readonly _tag: "InvitationsAreFull"; readonly limit: number }
  /** The invited or joining person is already in this household. */
  | { readonly _tag: "IsInHousehold" }
  | { readonly _tag: "InvitationNotFound" }
  | { readonly _tag: "HouseholdNotFound" };

const NAME_MAX = 60;
/** W260 */
export const HOUSEHOLD_PEOPLE = 8;
/** W261 */
export const HOUSEHOLD_INVITATIONS = 10;
export const INVITATION_DAYS = 7;

type Answer = Result<Household, HouseholdRefused>;

const refuse = (refused: HouseholdRefused): Answer => err(refused);
const isOwner = ({ people }: Household, who: MemberId): boolean =>
  people.some(({ id, role }) => id === who && role === "owner");
const isIn = ({ people }: Household, who: MemberId): boolean => people.some(({ id }) => id === who);
const next = (household: Household, change: Partial<Household>): Answer =>
  ok({ ...household, ...change, version: household.version + 1 });

/** W260 */
export const checkHouseholdName = (name: string): string | undefined => plainLine(name, NAME_MAX);

/** W261: those that can still be accepted. */
export const openInvitations = ({ invitations }: Household, now: number): readonly HouseholdInvitation[] =>
  invitations.filter(({ expiresAt }) => expiresAt > now);

/** W261: the owner invites; the same id again, and the same member again, is the invitation that waits. */
export const inviteToHousehold = (
  household: Household,
  by: MemberId,
  invitation: HouseholdInvitation,
  now: number,
): Answer => {
  if (!isOwner(household, by)) return refuse({ _tag: "NotHouseholdOwner" });
  const { id, invited } = invitation;
  if (invited !== undefined && isIn(household, invited)) return refuse({ _tag: "IsInHousehold" });
  const open = openInvitations(household, now);
  if (open.some((one) => one.id === id || (invited !== undefined && one.invited === invited))) return ok(household);
  if (household.people.length >= HOUSEHOLD_PEOPLE) return refuse({ _tag: "HouseholdIsFull", limit: HOUSEHOLD_PEOPLE });
  if (open.length >= HOUSEHOLD_INVITATIONS) return refuse({ _tag: "InvitationsAreFull", limit: HOUSEHOLD_INVITATIONS });
  return next(household, { invitations: [...open, invitation] });
};

/** W261: joins by the member's own invitation, or by one of a link, which is used up by it. */
export const joinHousehold = (household: Household, id: InvitationId, who: MemberId, now: number): Answer => {
  if (isIn(household, who)) return refuse({ _tag: "IsInHousehold" });
  const open = openInvitations(household, now);
  const mine = open.find((one) => one.id === id);
  if (mine === undefined || (mine.invited !== undefined && mine.invited !== who))
    return refuse({ _tag: "InvitationNotFound" });
  if (household.people.length >= HOUSEHOLD_PEOPLE) return refuse({ _tag: "HouseholdIsFull", limit: HOUSEHOLD_PEOPLE });
  return next(household, {
    people: [...household.people, { id: who, role: "member", joinedAt: now, allowsLogging: false }],
    invitations: open.filter((one) => one !== mine && one.invited !== who),
  });
};

/** W261: the owner takes an invitation back, or who was invited declines; twice is harmless. */
export const endInvitation = (household: Household, id: InvitationId, by: MemberId): Answer => {
  const found = household.invitations.find((one) => one.id === id);
  if (isOwner(household, by) && found === undefined) return ok(household);
  if (found === undefined || !(isOwner(household, by) || found.invited === by))
    return refuse({ _tag: "InvitationNotFound" });
  return next(household, { invitations: household.invitations.filter((one) => one !== found) });
};

/** W262, W269: when the owner goes, who has been in it longest is the owner; with the last one it ends, which nobody is in. */
export const leaveHousehold = (household: Household, who: MemberId): Answer => {
  if (!isIn(household, who)) return refuse({ _tag: "HouseholdNotFound" });
  const staying = household.people.filter(({ id }) => id !== who);
  const hasOwner = staying.some(({ role }) => role === "owner");
  return next(household, {
    people: staying.map((person, place) => (hasOwner || place > 0 ? person : { ...person, role: "owner" })),
    invitations: staying.length === 0 ? [] : household.invitations,
  });
};

/** W262: the owner removes others; oneself one leaves. */
export const removeFromHousehold = (household: Household, by: MemberId, who: MemberId): Answer => {
  if (by !== who && !isOwner(household, by)) return refuse({ _tag: "NotHouseholdOwner" });
  return leaveHousehold(household, who);
};

/** W262: the owner makes another the owner, and stays as a member. */
export const transferOwnership = (household: Household, by: MemberId, to: MemberId): Answer => {
  if (!isOwner(household, by)) return refuse({ _tag: "NotHouseholdOwner" });
  if (!isIn(household, to)) return refuse({ _tag: "HouseholdNotFound" });
  if (by === to) return ok(household);
  const role = (id: MemberId): HouseholdRole => (id === to ? "owner" : "member");
  return next(household, { people: household.people.map((person) => ({ ...person, role: role(person.id) })) });
};
