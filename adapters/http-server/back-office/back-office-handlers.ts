import { BackOfficeUseCases } from "@morsel/application/back-office/use-cases";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeCode, writeCodes, writePremium } from "../../http-contract/back-office/codec.ts";
import {
  readTexts,
  writeAnnouncement,
  writeEvents,
  writeHealth,
  writeStatistics,
} from "../../http-contract/back-office/server-codec.ts";
import { writeSources } from "../../http-contract/back-office/source-codec.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { forMember, replyForId } from "../responses/for-member.ts";
import { reply } from "../responses/reply.ts";

const PAGE = 50;

export const backOfficeHandlers = defineHandlers("backOffice", { useCases: BackOfficeUseCases }, ({ useCases }) => {
  const { premium, codes, announcement, events, statistics, health, sources } = useCases;
  return HttpApiBuilder.group(Api, "backOffice", (handlers) =>
    handlers
      .handle("memberPremium", ({ params: { id } }) => reply(premium.see(id), writePremium))
      .handle("givePremium", ({ params: { id: subject }, payload: { until, ...given } }) =>
        forMember((actor) =>
          reply(premium.give({ ...given, actor, subject, until: Date.parse(until) }), () => ({ id: given.id })),
        ),
      )
      .handle("takePremiumBack", ({ params: { id: subject }, payload }) =>
        forMember((actor) => reply(premium.takeBack({ ...payload, actor, subject }), () => ({ id: payload.id }))),
      )
      .handle("premiumCodes", ({ query: { limit = PAGE, cursor } }) => reply(codes.list({ limit, cursor }), writeCodes))
      .handle("makePremiumCode", ({ payload: { id, reason, until, ...wish } }) =>
        replyForId(
          (actor) => codes.make({ id, reason, actor, wish: { ...wish, until: Date.parse(until) } }),
          writeCode,
        ),
      )
      .handle("currentAnnouncement", () => reply(announcement.read, writeAnnouncement))
      .handle("saveAnnouncement", ({ payload: { id, reason, texts, link, from, until } }) =>
        forMember((actor) => {
          const wish = {
            texts: readTexts(texts),
            from: Date.parse(from),
            until: Date.parse(until),
            ...(link === undefined ? {} : { link }),
          };
          return reply(announcement.save({ id, reason, actor, wish }), () => ({ id }));
        }),
      )
      .handle("endAnnouncement", ({ payload }) =>
        forMember((actor) => reply(announcement.end({ ...payload, actor }), () => ({ id: payload.id }))),
      )
      .handle("serverStatistics", () => reply(statistics, writeStatistics))
      .handle("serverHealth", () => reply(health, writeHealth))
      .handle("foodSources", () => reply(sources.list, writeSources))
      .handle("switchFoodSource", ({ payload: { is_on: isOn, ...given } }) =>
        forMember((actor) => reply(sources.switch({ ...given, actor, isOn }), () => ({ id: given.id }))),
      )
      .handle("undoFoodImport", ({ payload }) =>
        forMember((actor) => reply(sources.undo({ ...payload, actor }), () => ({ id: payload.id }))),
      )
      .handle("paymentEvents", ({ query: { limit = PAGE, cursor } }) =>
        reply(events.list({ limit, cursor }), writeEvents),
      )
      .handle("applyPaymentEvent", ({ payload: { id, reason, provider, event } }) =>
        forMember((actor) =>
          reply(events.applyAgain({ id, reason, actor, event: { provider, id: event } }), () => ({ id })),
        ),
      )
      .handle("endPremiumCode", ({ payload }) =>
        forMember((actor) => reply(codes.end({ ...payload, actor }), () => ({ id: payload.id }))),
      ),
  );
});
