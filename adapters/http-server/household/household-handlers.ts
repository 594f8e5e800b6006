import { HouseholdUseCases } from "@morsel/application/household/use-cases";
import type { HouseholdId, InvitationId } from "@morsel/domain/household";
import type { MemberId } from "@morsel/domain/identity";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeInvited, writeMyHousehold, writeSharedPage } from "../../http-contract/household/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 25;

/** The schema has checked the id. */
const invitationId = (id: string): InvitationId => id as InvitationId;
const memberId = (id: string): MemberId => id as MemberId;

export const householdHandlers = defineHandlers("household", { useCases: HouseholdUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "household", (handlers) =>
    handlers
      .handle("household", () => forMember((member) => reply(useCases.readHousehold(member), writeMyHousehold)))
      .handle("foundHousehold", ({ payload: { id, name } }) =>
        forMember((member) => reply(useCases.found(member, id as string as HouseholdId, name), writeMyHousehold)),
      )
      .handle("renameHousehold", ({ payload: { version, name } }) =>
        forMember((member) => reply(useCases.rename(member, version, name), writeMyHousehold)),
      )
      .handle("inviteToHousehold", ({ payload: { id, username } }) =>
        forMember((member) =>
          reply(
            useCases.invite({ member, id: invitationId(id), ...(username === undefined ? {} : { username }) }),
            writeMyHousehold,
          ),
        ),
      )
      .handle("lookAtInvitation", ({ payload: { code } }) =>
        forMember((member) => reply(useCases.lookAt(member, code), writeInvited)),
      )
      .handle("acceptInvitation", ({ payload: { id, code } }) =>
        forMember((member) =>
          reply(
            useCases.accept(member, id === undefined ? { code: code ?? "" } : { id: invitationId(id) }),
            writeMyHousehold,
          ),
        ),
      )
      .handle("endInvitation", ({ params: { id } }) =>
        forMember((member) => reply(useCases.endInvitation(member, invitationId(id)), writeMyHousehold)),
      )
      .handle("removeFromHousehold", ({ payload: { id } }) =>
        forMember((member) => reply(useCases.remove(member, memberId(id)), writeMyHousehold)),
      )
      .handle("handOverHousehold", ({ payload: { id } }) =>
        forMember((member) => reply(useCases.handOver(member, memberId(id)), writeMyHousehold)),
      )
      .handle("allowLogging", ({ payload: { allows_logging: allowsLogging } }) =>
        forMember((member) => reply(useCases.allowLogging(member, allowsLogging), writeMyHousehold)),
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
        forMember((member) =>
          reply(
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
  ),
);

export { splitFirstData } from "./first-data.ts";
