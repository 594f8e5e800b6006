import { PushUseCases } from "@morsel/application/notifications/push-use-cases";
import type { SessionId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { readChoices, writePushDevices } from "../../http-contract/notifications/push-codec.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { reply } from "../responses/reply.ts";

export const pushDevicesHandlers = defineHandlers("pushDevices", { useCases: PushUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "pushDevices", (handlers) =>
    handlers
      .handle("pushDevices", () =>
        Effect.flatMap(activeSession, ({ member, session }) =>
          reply(useCases.devices(member.id, session.id), writePushDevices),
        ),
      )
      .handle("savePushDevice", ({ payload: { address, choices } }) =>
        Effect.flatMap(activeSession, (active) =>
          reply(useCases.save(active, address, readChoices(choices)), writePushDevices),
        ),
      )
      .handle("movePushDevice", ({ payload: { address } }) =>
        Effect.flatMap(activeSession, (active) => reply(useCases.move(active, address), writePushDevices)),
      )
      .handle("testPushDevice", () =>
        Effect.flatMap(activeSession, (active) => reply(useCases.test(active), writePushDevices)),
      )
      .handle("removePushDevice", ({ payload: { id } }) =>
        Effect.flatMap(activeSession, (active) => reply(useCases.remove(active, id as SessionId), writePushDevices)),
      ),
  ),
);
