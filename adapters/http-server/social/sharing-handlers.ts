import { SharingStore } from "@morsel/application/social/sharing-store";
import { SocialUseCases } from "@morsel/application/social/use-cases";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { readMode, writeSharing } from "../../http-contract/social/codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

export const sharingHandlers = defineHandlers(
  { store: SharingStore, useCases: SocialUseCases },
  ({ store, useCases }) =>
    HttpApiBuilder.group(Api, "sharing", (handlers) =>
      handlers
        .handle("sharing", () =>
          Effect.flatMap(CurrentMember, ({ id: member }) => reply(store.of(member), writeSharing)),
        )
        .handle("changeSharing", ({ payload: { version, ...said } }) =>
          Effect.flatMap(CurrentMember, ({ id: member }) =>
            reply(useCases.changeSharing({ member, version, sharing: readMode(said) }), writeSharing),
          ),
        ),
    ),
);
