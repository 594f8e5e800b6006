import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeWater } from "../../http-contract/hydration/codec.ts";
import { HydrationUseCases } from "@morsel/application/hydration/use-cases";
import { WaterStore } from "@morsel/application/hydration/water-store";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

export const hydrationHandlers = defineHandlers(
  "hydration",
  { water: WaterStore, useCases: HydrationUseCases },
  ({ water, useCases }) =>
    HttpApiBuilder.group(Api, "hydration", (handlers) =>
      handlers
        .handle("logWater", ({ params: { date }, payload }) =>
          forMember((member) =>
            reply(useCases.logWater({ member, date, entry: payload }), (entries) => writeWater(date, entries), 201),
          ),
        )
        .handle("deleteWater", ({ params: { date, id } }) =>
          forMember((member) => reply(water.deleteWater(member, date, id), (entries) => writeWater(date, entries))),
        ),
    ),
);
