import { ownerOf, visibleInvitations, type Household } from "@morsel/domain/household";
import type { HouseholdPerson, HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import type { MailLinks } from "../mail/mail-links.ts";
import type { MemberRelations } from "../social/member-relations.ts";
import { withoutBlocked } from "./blocked-owners.ts";
import type { HouseholdStore } from "./household-store.ts";

export type PersonView = HouseholdPerson & { readonly username: string };

/** An open invitation as the owner sees it: for a member, or a link. */
export type InvitationView = {
  readonly id: InvitationId;
  readonly expiresAt: number;
  readonly username?: string;
  /** Last part of the link. */
  readonly code?: string;
};

export type HouseholdView = {
  readonly id: HouseholdId;
  readonly name: string;
  readonly version: number;
  readonly people: readonly PersonView[];
  /** The owner's to see. */
  readonly invitations: readonly InvitationView[];
};

/** A household that one is invited into: what there is to see of it before one is in it. */
export type InvitationPreview = {
  readonly id: InvitationId;
  readonly name: string;
  readonly owner: string;
  readonly people: number;
  readonly expiresAt: number;
};

/** The member's household, if there is one, and those that the member is invited into. */
export type MyHousehold = {
  readonly me: MemberId;
  readonly household?: HouseholdView;
  readonly invited: readonly InvitationPreview[];
};

export type ViewPorts = {
  readonly households: HouseholdStore;
  readonly members: Pick<MemberStore, "byId">;
  readonly links: MailLinks;
  readonly blocks: MemberRelations;
};

/** Code at the end of an invitation's link; the same id has another code in another household. */
export const invitationCode = (links: MailLinks, household: HouseholdId, id: InvitationId): string =>
  links.tokenOf(`${household} ${id}`);

const AT_ONCE = { concurrency: "unbounded" } as const;

/** Names as they are now; of somebody who is gone there is none. */
export const namesOf = (
  members: ViewPorts["members"],
  ids: readonly MemberId[],
): Effect.Effect<ReadonlyMap<MemberId, string>> =>
  Effect.map(
    Effect.all(
      [...new Set(ids)].map((id) => members.byId(id)),
      AT_ONCE,
    ),
    (found) => {
      const names = new Map<MemberId, string>();
      for (const member of found) if (member !== undefined) names.set(member.id, member.username);
      return names;
    },
  );

export const invitationPreview = (
  household: Household,
  id: InvitationId,
  expiresAt: number,
  names: ReadonlyMap<MemberId, string>,
): InvitationPreview => ({
  id,
  name: household.name,
  owner: names.get(ownerOf(household) ?? ("" as MemberId)) ?? "",
  people: household.people.length,
  expiresAt,
});

/** W271: what a member may see: of their own household all but invitations, which are the owner's; of others what invites them. */
export const makeReadHousehold = (ports: ViewPorts & { readonly now: Effect.Effect<number> }) =>
  Effect.fn("ReadHousehold")(function* (member: MemberId) {
    const [mine, inviting, now] = yield* Effect.all(
      [
        ports.households.of(member),
        Effect.flatMap(ports.households.inviting(member), (all) => withoutBlocked(ports.blocks, member, all)),
        ports.now,
      ],
      AT_ONCE,
    );
    const waiting = mine === undefined ? [] : visibleInvitations(mine, member, now);
    const names = yield* namesOf(ports.members, [
      ...[mine, ...inviting].flatMap((household) => household?.people.map(({ id }) => id) ?? []),
      ...waiting.flatMap(({ invited }) => invited ?? []),
    ]);
    const invited = inviting.flatMap((household) =>
      visibleInvitations(household, member, now).map(({ id, expiresAt }) =>
        invitationPreview(household, id, expiresAt, names),
      ),
    );
    if (mine === undefined) return { me: member, invited } satisfies MyHousehold as MyHousehold;
    const household: HouseholdView = {
      id: mine.id,
      name: mine.name,
      version: mine.version,
      people: mine.people.map((person) => ({ ...person, username: names.get(person.id) ?? "" })),
      invitations: waiting.map(({ id, expiresAt, invited: whom }) => ({
        id,
        expiresAt,
        ...(whom === undefined
          ? { code: invitationCode(ports.links, mine.id, id) }
          : { username: names.get(whom) ?? "" }),
      })),
    };
    return { me: member, household, invited } satisfies MyHousehold as MyHousehold;
  });
