import * as Effect from "effect/Effect";
import * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { jsonText } from "../responses/responses.ts";
import { dayText, entryText } from "./day-serializer.ts";
import { refuse } from "../responses/problem-details.ts";
import { readEntryChange, readLogRequest } from "./decode-requests.ts";
import { reply } from "../responses/reply.ts";
import { writeDayHead, writeDays, writeEntry, writeWater } from "../../http-contract/diary/encode.ts";
import { DiaryStore } from "@morsel/application/diary/diary-store";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { defineHandlers } from "../platform/handlers.ts";

const member = Effect.map(CurrentMember, (claims) => claims.member);

export const diaryHandlers = defineHandlers({ diary: DiaryStore, useCases: DiaryUseCases }, ({ diary, useCases }) =>
  HttpApiBuilder.group(Api, "diary", (handlers) =>
    handlers
      .handle("day", ({ params }) =>
        Effect.flatMap(member, (id) =>
          Effect.map(useCases.readDay({ member: id, date: params.date }), (view) => jsonText(dayText(view))),
        ),
      )
      .handle("days", ({ query }) =>
        Effect.flatMap(member, (id) => reply(useCases.summariseDays({ member: id, ...query }), writeDays)),
      )
      .handle("updateDay", ({ params, payload }) =>
        Effect.flatMap(member, (id) =>
          reply(useCases.updateDay({ member: id, date: params.date, change: payload }), writeDayHead),
        ),
      )
      .handle("log", ({ params, payload }) =>
        Effect.flatMap(member, (id) =>
          "entries" in payload
            ? reply(
                useCases.logFoods({ member: id, date: params.date, entries: payload.entries.map(readLogRequest) }),
                (entries) => ({ entries: entries.map(writeEntry) }),
                201,
              )
            : Effect.match(useCases.logFoods({ member: id, date: params.date, entries: [readLogRequest(payload)] }), {
                onSuccess: ([entry]) => jsonText(entry === undefined ? "{}" : entryText(entry), 201),
                onFailure: refuse,
              }),
        ),
      )
      .handle("change", ({ params, payload }) =>
        Effect.flatMap(member, (id) =>
          reply(
            useCases.changeEntry({
              member: id,
              date: params.date,
              change: { ...readEntryChange(payload), id: params.id },
            }),
            writeEntry,
          ),
        ),
      )
      .handle("remove", ({ params }) =>
        Effect.flatMap(member, (id) =>
          Effect.flatMap(
            reply(diary.remove(id, params.id, params.date), () => undefined),
            (answer) => Effect.succeed(answer.status === 200 ? HttpServerResponse.empty({ status: 204 }) : answer),
          ),
        ),
      )
      .handle("restore", ({ params }) =>
        Effect.flatMap(member, (id) => reply(diary.restore(id, params.id, params.date), writeEntry)),
      )
      .handle("logWater", ({ params: { date }, payload }) =>
        Effect.flatMap(member, (id) =>
          reply(useCases.logWater({ member: id, date, entry: payload }), (drinks) => writeWater(date, drinks), 201),
        ),
      )
      .handle("deleteWater", ({ params: { date, id: entry } }) =>
        Effect.flatMap(member, (id) => reply(diary.deleteWater(id, date, entry), (drinks) => writeWater(date, drinks))),
      )
      .handle("copy", ({ payload }) =>
        Effect.flatMap(member, (id) =>
          reply(
            useCases.copyEntries({ member: id, copy: payload }),
            (entries) => ({ entries: entries.map(writeEntry) }),
            201,
          ),
        ),
      ),
  ),
);
