import type { InvitationPreview, MyHousehold } from "@morsel/application/household/household-view";
import type { SharedPage } from "@morsel/application/household/shared-things";
import type { FoodId } from "@morsel/domain/foods";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import type { WireInvited, WireMyHousehold, WireSharedPage } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeInvited = ({ expiresAt, ...invited }: InvitationPreview): WireInvited => ({
  ...invited,
  expires_at: instant(expiresAt),
});

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readInvited = ({ id, expires_at: expiresAt, ...invited }: WireInvited): InvitationPreview => ({
  ...invited,
  id: id as InvitationId,
  expiresAt: Date.parse(expiresAt),
});

export const writeMyHousehold = ({ me, household, invited }: MyHousehold): WireMyHousehold => ({
  me,
  household:
    household === undefined
      ? null
      : {
          id: household.id,
          name: household.name,
          version: household.version,
          people: household.people.map(({ joinedAt, allowsLogging, ...person }) => ({
            ...person,
            joined_at: instant(joinedAt),
            allows_logging: allowsLogging,
          })),
          invitations: household.invitations.map(({ expiresAt, ...invitation }) => ({
            ...invitation,
            expires_at: instant(expiresAt),
          })),
        },
  invited: invited.map(writeInvited),
});

export const readMyHousehold = ({ me, household, invited }: WireMyHousehold): MyHousehold => ({
  me: me as MemberId,
  ...(household === null
    ? {}
    : {
        household: {
          id: household.id as HouseholdId,
          name: household.name,
          version: household.version,
          people: household.people.map(({ id, joined_at: joinedAt, allows_logging: allowsLogging, ...person }) => ({
            ...person,
            id: id as MemberId,
            joinedAt: Date.parse(joinedAt),
            allowsLogging,
          })),
          invitations: household.invitations.map(({ id, expires_at: expiresAt, ...invitation }) => ({
            ...invitation,
            id: id as InvitationId,
            expiresAt: Date.parse(expiresAt),
          })),
        },
      }),
  invited: invited.map(readInvited),
});

export const writeSharedPage = ({ items, next }: SharedPage): WireSharedPage => ({ items, next: next ?? null });

export const readSharedPage = ({ items, next }: WireSharedPage): SharedPage => ({
  items: items.map(({ id, ...item }) => ({ ...item, id: id as FoodId })),
  ...(next === null ? {} : { next }),
});
