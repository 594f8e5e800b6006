import { lookUp } from "../lookup/index.ts";
import { err, ok, type Result } from "../result/index.ts";

export type InvitationStatus = "pending" | "accepted" | "declined" | "cancelled";

/** SO12: from one member to another, or to a mail address that may become a member. */
export type Invitation = {
  readonly from: string;
  readonly to: { readonly _tag: "Member"; readonly id: string } | { readonly _tag: "Mail"; readonly email: string };
  readonly status: InvitationStatus;
};

export type InvitationRefused =
  | { readonly _tag: "InvitesOneself" }
  | { readonly _tag: "AlreadyFriends" }
  | { readonly _tag: "AlreadyInvited" }
  | { readonly _tag: "TheyInvitedYou" }
  | { readonly _tag: "TooManyInvitations"; readonly limit: number }
  /** Said as "no such member", so that a block stays unnoticed. */
  | { readonly _tag: "MemberUnknown" };

/** SO15: pending invitations that a member may have out. */
export const PENDING_LIMIT = 100;

export type InviteFacts = {
  readonly from: string;
  readonly to: string;
  readonly isFriend: boolean;
  readonly isBlocked: boolean;
  readonly invitedBefore: boolean;
  readonly invitedByThem: boolean;
  readonly pending: number;
};

/** SO13, SO15: who may invite whom. */
export const inviteMember = (facts: InviteFacts): Result<Invitation, InvitationRefused> => {
  if (facts.from === facts.to) return err({ _tag: "InvitesOneself" });
  if (facts.isBlocked) return err({ _tag: "MemberUnknown" });
  if (facts.isFriend) return err({ _tag: "AlreadyFriends" });
  if (facts.invitedBefore) return err({ _tag: "AlreadyInvited" });
  if (facts.invitedByThem) return err({ _tag: "TheyInvitedYou" });
  if (!(facts.pending < PENDING_LIMIT)) return err({ _tag: "TooManyInvitations", limit: PENDING_LIMIT });
  return ok({ from: facts.from, to: { _tag: "Member", id: facts.to }, status: "pending" });
};

/** SO20: days until the link in a mail expires. */
export const INVITATION_LINK_DAYS = 30;

export type AddressFacts = {
  readonly from: string;
  readonly email: string;
  /** An invitation to the same address waits already. */
  readonly invitedBefore: boolean;
  readonly pending: number;
  /** The member who has the address, where there is one. */
  readonly member?: Omit<InviteFacts, "pending"> | undefined;
};

export type AddressInvitation = {
  readonly invitation: Invitation;
  /** The member whom it reaches. */
  readonly reaches: string | undefined;
  readonly isMailed: boolean;
};

/**
 * SO15, SO21: invites a mail address. Whether it is a member's is not told: an invitation that a member would not get, because of a
 * block or because the two are friends, looks as if it were sent.
 */
export const inviteAddress = (facts: AddressFacts): Result<AddressInvitation, InvitationRefused> => {
  const { from, email, member } = facts;
  if (member?.to === from) return err({ _tag: "InvitesOneself" });
  if (facts.invitedBefore) return err({ _tag: "AlreadyInvited" });
  if (!(facts.pending < PENDING_LIMIT)) return err({ _tag: "TooManyInvitations", limit: PENDING_LIMIT });
  const reaches = member !== undefined && inviteMember({ ...member, pending: 0 }).ok ? member.to : undefined;
  return ok({
    invitation: { from, to: { _tag: "Mail", email }, status: "pending" },
    reaches,
    isMailed: member === undefined || reaches !== undefined,
  });
};

export type InvitationStep = "accept" | "decline" | "cancel";

export type StepRefused =
  | { readonly _tag: "NotYoursToAnswer" }
  | { readonly _tag: "AlreadyAnswered"; readonly status: InvitationStatus };

const OUTCOME: Readonly<Record<InvitationStep, InvitationStatus>> = {
  accept: "accepted",
  decline: "declined",
  cancel: "cancelled",
};

/** SO14: the invited accept or decline, the inviter cancels, each once; the same step again changes nothing. */
export const answerInvitation = (
  invitation: Invitation,
  step: InvitationStep,
  by: string,
): Result<Invitation, StepRefused> => {
  const isInviter = by === invitation.from;
  const isInvited = invitation.to._tag === "Member" && by === invitation.to.id;
  const outcome = lookUp(OUTCOME, step);
  if (outcome === undefined || (step === "cancel" ? !isInviter : !isInvited)) return err({ _tag: "NotYoursToAnswer" });
  if (invitation.status !== "pending" && invitation.status !== outcome)
    return err({ _tag: "AlreadyAnswered", status: invitation.status });
  return ok({ ...invitation, status: outcome });
};

/** SO16: what the header's two counters show. */
export type Notifications = { readonly unread_message_count: number; readonly new_invitation_count: number };

/** SO16: nothing at nought, and "99+" above 99; what is no count shows nothing. */
export const counterText = (count: number): string =>
  Number.isInteger(count) && count > 0 ? (count > 99 ? "99+" : String(count)) : "";
