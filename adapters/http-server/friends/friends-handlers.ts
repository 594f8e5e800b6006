import { FriendUseCases } from "@morsel/application/friends/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeFriendPage, writeInvitationPage, writeInvitationPreview } from "../../http-contract/friends/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { limitedMember } from "../requests/limited-member.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

export const friendsHandlers = defineHandlers("friends", { useCases: FriendUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "friends", (handlers) =>
    handlers
      .handle("friends", ({ query: { sort = "newest", query, limit = PAGE, cursor } }) =>
        replyForId((member) => useCases.readFriends({ member, sort, limit, text: query, cursor }), writeFriendPage),
      )
      .handle("removeFriend", ({ payload: { username } }) =>
        forMember((member) => reply(useCases.removeFriend(member, username), () => ({ username }))),
      ),
  ),
);

export const invitationsHandlers = defineHandlers(
  "invitations",
  { useCases: FriendUseCases, limits: RateLimits },
  ({ useCases, limits }) =>
    HttpApiBuilder.group(Api, "invitations", (handlers) =>
      handlers
        .handle("invitations", ({ query: { direction, limit = PAGE, cursor } }) =>
          replyForId(
            (member) => useCases.readInvitations({ member, isSent: direction === "sent", limit, cursor }),
            writeInvitationPage,
          ),
        )
        .handle("inviteFriend", ({ payload: { id, whom } }) =>
          limitedMember(limits)("invite", ({ id: member }) =>
            reply(useCases.invite({ member, id, whom }), () => ({ id })),
          ),
        )
        .handle("previewFriendInvitation", ({ payload: { code } }) =>
          replyForId((member) => useCases.previewInvitation(member, code), writeInvitationPreview),
        )
        .handle("acceptFriendInvitation", ({ payload: { id, code } }) =>
          forMember((member) =>
            id === undefined
              ? reply(useCases.acceptInvitation(member, { code: code ?? "" }), () => ({ code }))
              : reply(useCases.acceptInvitation(member, { id }), () => ({ id })),
          ),
        )
        .handle("declineFriendInvitation", ({ payload: { id } }) =>
          forMember((member) => reply(useCases.answerInvitation(member, id, "decline"), () => ({ id }))),
        )
        .handle("cancelFriendInvitation", ({ payload: { id } }) =>
          forMember((member) => reply(useCases.answerInvitation(member, id, "cancel"), () => ({ id }))),
        ),
    ),
);

export const blockedUsersHandlers = defineHandlers("blockedUsers", { useCases: FriendUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "blockedUsers", (handlers) =>
    handlers
      .handle("blockedUsers", ({ query: { page, limit } }) =>
        forMember((member) => reply(useCases.readBlocked(member, page, limit), (found) => found)),
      )
      .handle("blockUser", ({ payload: { username } }) =>
        forMember((member) => reply(useCases.block(member, username), () => ({ username }))),
      )
      .handle("unblockUsers", ({ payload: { usernames } }) =>
        forMember((member) => reply(useCases.unblock(member, usernames), () => ({ usernames }))),
      ),
  ),
);
