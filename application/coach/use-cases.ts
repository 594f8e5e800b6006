import type { MemberId } from "@morsel/domain/identity";
import { COACH_LINK_DAYS, type CoachLinkRefused, type CoachScope } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import type { MailLinks } from "../mail/mail-links.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseCursor } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import { makeClientAccess, type ClientAccessPorts } from "./client-access.ts";
import type { CoachGrant, LookPlace, StoredLook, TooManyCoaches } from "./coach-store.ts";
import { makeCommentCases, type CommentPorts } from "./comment-cases.ts";
import { makeReadClient, type ReadClientPorts } from "./read-client.ts";

export type CoachPorts = ClientAccessPorts & ReadClientPorts & CommentPorts & { readonly links: MailLinks };

/** A grant as its client sees it; the code of the link until somebody has accepted it. */
export type GivenGrant = Omit<CoachGrant, "client" | "coach" | "codeHash"> & { readonly code?: string };
export type CoachLinkPreview = Required<Pick<CoachGrant, "username">> & Pick<CoachGrant, "scopes" | "expiresAt">;
export type LookPage = { readonly items: readonly StoredLook[]; readonly next?: string };

const DAY = 86_400_000;
const LOOKS_OF_A_PAGE = 30;

/** The secret of a link is made of its grant, so that it is kept nowhere. */
const linkIdOf = (client: MemberId, id: string): string => `coach ${client} ${id}`;

const linkNotFound = Effect.fail<CoachLinkRefused>({ _tag: "CoachLinkNotFound" });

const placeIn = (cursor: string): LookPlace | undefined => {
  const [, at, id] = /^(\d{1,15})\.([\da-f-]{36})$/.exec(cursor) ?? [];
  return id === undefined ? undefined : { at: Number(at), id };
};

/** All that clients and coaches do. */
export const makeCoachUseCases = (ports: CoachPorts) => {
  const { coaches, links, clock } = ports;
  const open = makeClientAccess(ports);
  const givenOf = (kept: CoachGrant): GivenGrant => {
    const { client, coach, codeHash, ...grant } = kept;
    return coach === undefined ? { ...grant, code: links.tokenOf(linkIdOf(client, grant.id), codeHash) } : grant;
  };
  const readGrants = (client: MemberId): Effect.Effect<readonly GivenGrant[]> =>
    Effect.map(
      Effect.flatMap(clock.now, (now) => coaches.given(client, now)),
      (grants) => grants.map(givenOf),
    );
  return {
    readGrants,

    /** SO40, W491: answers all grants that stand. */
    grant: Effect.fn("GrantCoach")(function* (
      client: MemberId,
      { id, scopes, days }: { readonly id: string; readonly scopes: readonly CoachScope[]; readonly days: number },
    ): Effect.fn.Return<readonly GivenGrant[], TooManyCoaches> {
      const now = yield* clock.now;
      yield* coaches.create({
        id,
        client,
        codeHash: links.hashOf(links.tokenOf(linkIdOf(client, id))),
        scopes: [...new Set(scopes)],
        createdAt: now,
        linkExpiresAt: now + COACH_LINK_DAYS * DAY,
        expiresAt: now + days * DAY,
      });
      return yield* readGrants(client);
    }),

    /** W491: by the client or by the coach. */
    end: (member: MemberId, id: string) => Effect.flatMap(clock.now, (now) => coaches.end(member, id, now)),

    preview: Effect.fn("PreviewCoachLink")(function* (
      member: MemberId,
      code: string,
    ): Effect.fn.Return<CoachLinkPreview, CoachLinkRefused> {
      const found = yield* coaches.byCode(links.hashOf(code), yield* clock.now);
      if (found?.username === undefined || (yield* ports.relations.isBlockedBetween(member, found.client)))
        return yield* linkNotFound;
      if (found.client === member) return yield* Effect.fail<CoachLinkRefused>({ _tag: "CoachesOneself" });
      if (found.coach !== undefined && found.coach !== member) return yield* linkNotFound;
      return { username: found.username, scopes: found.scopes, expiresAt: found.expiresAt };
    }),

    /** SO40, W493: a link of a client with whom there is a block does not exist. */
    accept: (member: MemberId, code: string) =>
      Effect.flatMap(clock.now, (now) => coaches.accept(member, links.hashOf(code), now)),

    readLooks: Effect.fn("ReadLooks")(function* (
      client: MemberId,
      cursor?: string,
    ): Effect.fn.Return<LookPage, FieldRefused> {
      const after = cursor === undefined ? undefined : placeIn(cursor);
      if (cursor !== undefined && after === undefined) return yield* refuseCursor;
      const found = yield* coaches.looks(client, {
        limit: LOOKS_OF_A_PAGE + 1,
        ...(after === undefined ? {} : { after }),
      });
      const items = found.slice(0, LOOKS_OF_A_PAGE);
      const last = found.length > LOOKS_OF_A_PAGE ? items.at(-1) : undefined;
      return { items, ...(last === undefined ? {} : { next: `${last.at}.${last.id}` }) };
    }),

    ...makeReadClient(open, ports),
    ...makeCommentCases(open, ports),
  };
};

export type CoachUseCases = ReturnType<typeof makeCoachUseCases>;
export const CoachUseCases = token<CoachUseCases>("CoachUseCases");
