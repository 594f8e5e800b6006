import * as Effect from "effect/Effect";
import type { BlockStore } from "./block-store.ts";
import type { FriendInvitation, FriendStore, InvitationPlace } from "./friend-store.ts";
import { instantCell } from "@morsel/domain/export";
import { type ExportFiles, paginate } from "../platform/export-file.ts";

type Ports = {
  readonly friends: Pick<FriendStore, "all" | "pending">;
  readonly blocks: Pick<BlockStore, "page">;
};

const AT_ONCE = 100;

/** W155: friends, invitations that wait, and blocked members, each by the name that the member sees. */
export const makeFriendsExport =
  ({ friends, blocks }: Ports): ExportFiles =>
  ({ id }) => {
    const invitations = (isSent: boolean) =>
      paginate(
        AT_ONCE,
        (after: InvitationPlace | undefined, limit) =>
          friends.pending(id, { isSent, now: 0, limit, ...(after === undefined ? {} : { after }) }),
        (last): InvitationPlace => ({ createdAt: last.createdAt, id: last.id }),
        ({ id: invitation, username, email, createdAt, expiresAt }: FriendInvitation) => [
          [
            invitation,
            email ?? username,
            instantCell(createdAt),
            expiresAt === undefined ? undefined : instantCell(expiresAt),
          ],
        ],
      );
    const columns = ["id", "whom", "created_at_utc", "expires_at_utc"];
    return [
      {
        name: "friends.csv",
        columns: ["username", "friends_since_utc"],
        first: Effect.map(friends.all(id), (all) => ({
          rows: all.map(({ username, friendsSince }) => [username, instantCell(friendsSince)]),
        })),
      },
      { name: "invitations_received.csv", columns, first: invitations(false) },
      { name: "invitations_sent.csv", columns, first: invitations(true) },
      {
        name: "blocked_members.csv",
        columns: ["username"],
        first: paginate(
          AT_ONCE,
          (after: number | undefined, limit) =>
            Effect.map(blocks.page(id, { offset: after ?? 0, limit }), (page) =>
              page.map(({ username }, nth) => ({ username, place: (after ?? 0) + nth + 1 })),
            ),
          ({ place }) => place,
          ({ username }) => [[username]],
        ),
      },
    ];
  };
