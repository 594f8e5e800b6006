import * as Effect from "effect/Effect";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentMember } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { jsonText } from "../responses/responses.ts";
import { DiaryUseCases } from "@morsel/application/diary/use-cases";
import { defineHandlers } from "../platform/handlers.ts";
import type { DiaryChange } from "@morsel/application/diary/diary-change";
import { changePieces, dayPieces } from "../../http-contract/diary/day-text.ts";
import { bytesOfPieces } from "../responses/piece-bytes.ts";
import { readEntryChange, readLogRequest } from "./decode-requests.ts";
import { reply, replyText } from "../responses/reply.ts";
import { writeDays } from "../../http-contract/diary/encode.ts";

const changeBytes = (change: DiaryChange): Uint8Array => bytesOfPieces(changePieces(change));

const member = Effect.map(CurrentMember, ({ id }) => id);

export const diaryHandlers = defineHandlers("diary", { useCases: DiaryUseCases }, ({ useCases }) =>
  HttpApiBuilder.group(Api, "diary", (handlers) =>
    handlers
      .handle("day", ({ params }) =>
        Effect.flatMap(CurrentMember, (reader) =>
          Effect.map(useCases.readDay({ member: reader, date: params.date }), (view) =>
            jsonText(bytesOfPieces(dayPieces(view))),
          ),
        ),
      )
      .handle("days", ({ query }) =>
        Effect.flatMap(member, (id) => reply(useCases.summariseDays({ member: id, ...query }), writeDays)),
      )
      .handle("updateDay", ({ params: { date }, payload }) =>
        Effect.flatMap(member, (id) =>
          replyText(useCases.updateDay({ member: id, date, change: payload }), changeBytes),
        ),
      )
      .handle("log", ({ params: { date }, payload }) =>
        Effect.flatMap(CurrentMember, (writer) =>
          replyText(
            useCases.logFoods({ member: writer, date, entries: payload.entries.map(readLogRequest) }),
            changeBytes,
            201,
          ),
        ),
      )
      .handle("change", ({ params: { date, id: entry }, payload }) =>
        Effect.flatMap(member, (id) =>
          replyText(
            useCases.changeEntry({ member: id, date, change: { ...readEntryChange(payload), id: entry } }),
            changeBytes,
          ),
        ),
      )
      .handle("remove", ({ params: { date, id: entry } }) =>
        Effect.flatMap(member, (id) => replyText(useCases.removeEntry({ member: id, date, id: entry }), changeBytes)),
      )
      .handle("restore", ({ params: { date, id: entry } }) =>
        Effect.flatMap(member, (id) => replyText(useCases.restoreEntry({ member: id, date, id: entry }), changeBytes)),
      )
      .handle("copy", ({ payload }) =>
        Effect.flatMap(CurrentMember, (writer) =>
          replyText(useCases.copyEntries({ member: writer, copy: payload }), changeBytes, 201),
        ),
      ),
  ),
);

export { diaryFirstData } from "./first-data.ts";
