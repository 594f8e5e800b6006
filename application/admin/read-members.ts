import { memberSearch, type MemberView } from "@morsel/domain/admin";
import type { Member, MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { MemberStore } from "../identity/member-store.ts";
import { readPage } from "../platform/paging.ts";
import type { FieldRefused } from "../platform/refusals.ts";
import type { AdminStore, MemberFacts, MemberPlace, MemberQuery } from "./admin-store.ts";
import type { MemberNotFound } from "./refusals.ts";

export type ReadMembersPorts = { readonly admin: AdminStore; readonly members: Pick<MemberStore, "byId"> };
export type MembersRequest = {
  readonly text: string;
  readonly view: MemberView;
  readonly limit: number;
  readonly cursor?: string | undefined;
};
export type MembersPage = { readonly items: readonly Member[]; readonly next?: string };
export type SeenMember = { readonly member: Member; readonly facts: MemberFacts };

const UUID_LENGTH = 36;

const placeIn = (cursor: string): MemberPlace | undefined => {
  const id = cursor.slice(-UUID_LENGTH);
  const key = cursor.slice(0, -UUID_LENGTH - 1);
  return /^[\da-f-]{36}$/.test(id) && key !== "" ? { key, id } : undefined;
};

const keyOf = (member: Member, by: MemberQuery["by"]): string =>
  by === "newest" ? String(member.createdAt) : (by === "email" ? member.email : member.username).toLowerCase();

/** AD7, W535 */
export const makeReadMembers = ({ admin, members }: ReadMembersPorts) => ({
  list: ({ text, view, limit, cursor }: MembersRequest): Effect.Effect<MembersPage, FieldRefused> => {
    const search = memberSearch(text);
    if (search.by === "id")
      return Effect.map(members.byId(search.id), (found) => ({ items: found === undefined ? [] : [found] }));
    const query = search.by === "newest" ? { by: search.by, view } : search;
    return readPage({
      limit,
      cursor,
      placeIn: (said) => {
        const place = placeIn(said);
        return search.by === "newest" && !/^\d{1,15}$/.test(place?.key ?? "") ? undefined : place;
      },
      read: (page) => admin.members({ ...query, ...page }),
      cursorOf: (last) => `${keyOf(last, search.by)}.${last.id}`,
    });
  },

  see: Effect.fn("SeeMember")(function* (id: MemberId): Effect.fn.Return<SeenMember, MemberNotFound> {
    const member = yield* members.byId(id);
    if (member === undefined) return yield* Effect.fail<MemberNotFound>({ _tag: "MemberNotFound" });
    return { member, facts: yield* admin.factsOf(id) };
  }),
});
