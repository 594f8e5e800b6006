import { HouseholdUseCases } from "@morsel/application/household/use-cases";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeInvited, writeMyHousehold, writeSharedPage } from "../../http-contract/household/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

/** The schema has checked the id. */
const invitationId = (id: string): InvitationId => id as InvitationId;
const memberId = (id: string): MemberId => id as MemberId;

export const householdHandlers = defineHandlers("household", { useCases: HouseholdUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "household", (handlers) =>
    handlers
      .handle("household", () => replyForId(useCases.readHousehold, writeMyHousehold))
      .handle("foundHousehold", ({ payload: { id, name } }) =>
        replyForId((member) => useCases.found(member, id as string as HouseholdId, name), writeMyHousehold),
      )
      .handle("renameHousehold", ({ payload: { version, name } }) =>
        replyForId((member) => useCases.rename(member, version, name), writeMyHousehold),
      )
      .handle("inviteToHousehold", ({ payload: { id, username } }) =>
        replyForId(
          (member) =>
            useCases.invite({ member, id: invitationId(id), ...(username === undefined ? {} : { username }) }),
          writeMyHousehold,
        ),
      )
      .handle("lookAtInvitation", ({ payload: { code } }) =>
        replyForId((member) => useCases.lookAt(member, code), writeInvited),
      )
      .handle("acceptInvitation", ({ payload: { id, code } }) =>
        replyForId(
          (member) => useCases.accept(member, id === undefined ? { code: code ?? "" } : { id: invitationId(id) }),
          writeMyHousehold,
        ),
      )
      .handle("endInvitation", ({ params: { id } }) =>
        replyForId((member) => useCases.endInvitation(member, invitationId(id)), writeMyHousehold),
      )
      .handle("removeFromHousehold", ({ payload: { id } }) =>
        replyForId((member) => useCases.remove(member, memberId(id)), writeMyHousehold),
      )
      .handle("handOverHousehold", ({ payload: { id } }) =>
        replyForId((member) => useCases.handOver(member, memberId(id)), writeMyHousehold),
      )
      .handle("allowLogging", ({ payload: { allows_logging: allowsLogging } }) =>
        replyForId((member) => useCases.allowLogging(member, allowsLogging), writeMyHousehold),
      )
      .handle("ownShares", ({ payload: { ids } }) =>
        forMember((member) => reply(useCases.shared(member, ids), (shared) => ({ ids: shared }))),
      )
      .handle("shareThing", ({ payload: { kind, id, shared } }) =>
        forMember((member) =>
          reply(useCases.share({ member, kind, id, isShared: shared }), () => ({ kind, id, shared })),
        ),
      )
      .handle("sharedThings", ({ query: { kind, query, limit = PAGE, cursor } }) =>
        replyForId(
          (member) =>
            useCases.readShared({
              member,
              kind,
              limit,
              ...(query === undefined ? {} : { text: query }),
              ...(cursor === undefined ? {} : { cursor }),
            }),
          writeSharedPage,
        ),
      ),
  ),
);

export { splitFirstData } from "./first-data.ts";
