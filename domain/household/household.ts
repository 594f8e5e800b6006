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
/** The member who owns a household. */
export const ownerOf = ({ people }: Pick<Household, "people">): MemberId | undefined =>
  people.find(({ role }) => role === "owner")?.id;
const isIn = ({ people }: Household, who: MemberId): boolean => people.some(({ id }) => id === who);
const next = (household: Household, change: Partial<Household>): Answer =>
  ok({ ...household, ...change, version: household.version + 1 });

/** W260 */
export const checkHouseholdName = (name: string): string | undefined => plainLine(name, NAME_MAX);

/** W260: a household begins with its founder, who owns it and lets nobody else log. */
export const foundHousehold = (id: HouseholdId, name: string, founder: MemberId, now: number): Household => ({
  id,
  name,
  people: [{ id: founder, role: "owner", joinedAt: now, allowsLogging: false }],
  invitations: [],
  version: 1,
});

/** W270: the owner renames the version that was read; a name that stands already is a repeat. */
export const renameHousehold = (
  household: Household,
  by: MemberId,
  version: number,
  name: string,
): Result<Household, HouseholdRefused | HouseholdConflict> => {
  if (!isOwner(household, by)) return refuse({ _tag: "NotHouseholdOwner" });
  if (household.name === name) return ok(household);
  return household.version === version ? next(household, { name }) : err({ _tag: "HouseholdConflict" });
};

/** W272: people decide for their own diary whether others of the household may log into it. */
export const setAllowsLogging = (household: Household, who: MemberId, allowsLogging: boolean): Household =>
  household.people.some((one) => one.id === who && one.allowsLogging !== allowsLogging)
    ? {
        ...household,
        people: household.people.map((one) => (one.id === who ? { ...one, allowsLogging } : one)),
        version: household.version + 1,
      }
    : household;

/** W272: whether what one gives is logged at once for another; else it waits for them. */
export const mayLogFor = ({ people }: Pick<Household, "people">, giver: MemberId, eater: MemberId): boolean =>
  eater === giver || people.some(({ id, allowsLogging }) => id === eater && allowsLogging);

/** W261: those that can still be accepted. */
export const openInvitations = ({ invitations }: Household, now: number): readonly HouseholdInvitation[] =>
  invitations.filter(({ expiresAt }) => expiresAt > now);

/** W271: the open invitations that a member sees of a household: its owner all of them, others the one that is theirs. */
export const visibleInvitations = (household: Household, viewer: MemberId, now: number) => {
  const open = openInvitations(household, now);
  return isOwner(household, viewer) ? open : open.filter(({ invited }) => invited === viewer);
};

/** W261: whether the same invitation, or one for the same member, is open. */
export const hasInvitation = (
  household: Household,
  { id, invited }: Pick<HouseholdInvitation, "id" | "invited">,
  now: number,
): boolean =>
  openInvitations(household, now).some((one) => one.id === id || (invited !== undefined && one.invited === invited));

/** W261: the owner invites; the same id again, and the same member again, is the invitation that waits. */
export const inviteToHousehold = (
  household: Household,
  by: MemberId,
  invitation: HouseholdInvitation,
  now: number,
): Answer => {
  if (!isOwner(household, by)) return refuse({ _tag: "NotHouseholdOwner" });
  const { invited } = invitation;
  if (invited !== undefined && isIn(household, invited)) return refuse({ _tag: "IsInHousehold" });
  if (hasInvitation(household, invitation, now)) return ok(household);
  const open = openInvitations(household, now);
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

/** W270: it changed since it was read; nothing was written. */
export type HouseholdConflict = { readonly _tag: "HouseholdConflict" };
/** W260: somebody who is to be in it is in another one. */
export type HasHousehold = { readonly _tag: "HasHousehold" };

export type HouseholdNotFound = Extract<HouseholdRefused, { readonly _tag: "HouseholdNotFound" }>;
