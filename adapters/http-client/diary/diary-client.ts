import type { DiaryClient, EntryChange, LogRequest } from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";
import type { WireDay, WireDays, WireDiaryChange } from "../../http-contract/diary/diary.ts";
import type { WireSuggestions } from "../../http-contract/foods/foods.ts";
import { diaryRefusals } from "../../http-contract/diary/problems.ts";
import { foodRefusals } from "../../http-contract/foods/problems.ts";
import { FieldRefused, SignInNeeded } from "../../http-contract/shared/problems.ts";
import { writeContents } from "../../http-contract/shared/contents-codec.ts";
import { readChange, readDay, readDays, readSuggestions } from "../../http-contract/diary/decode.ts";
import { decodeResponse, type HttpConnection, makeHttpTransport } from "../transport/http-transport.ts";

const { FoodNotFound } = foodRefusals;
const { CompletenessRefused, DayIsFull, DayVersionConflict, EntryNotFound, EntryVersionConflict, ServingUnknown } =
  diaryRefusals;

const writeLog = (request: LogRequest) => {
  if (request.foodId === undefined) {
    const { facts, foodId: _, ...rest } = request;
    return { ...rest, nutritional_contents: writeContents(facts) };
  }
  const { foodId, serving, ...rest } = request;
  return { ...rest, food_id: foodId, unit: serving };
};
const writeChange = ({ facts, ...rest }: Omit<EntryChange, "id">) =>
  facts === undefined ? rest : { ...rest, nutritional_contents: writeContents(facts) };
const changeOf = (body: unknown) => readChange(body as WireDiaryChange);

/** The diary over the wire. */
export const makeHttpDiaryClient = (...how: HttpConnection): DiaryClient => {
  const wire = makeHttpTransport(...how);
  const at = (date: CalendarDate, more = "") => `/api/services/diary/${date}${more}`;
  return {
    day: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: at(date) }),
        decodeResponse((body) => readDay(body as WireDay), { SignInNeeded }),
      ),
    days: (from, to) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/diary?from=${from}&to=${to}` }),
        decodeResponse((body) => readDays(body as WireDays), { SignInNeeded }),
      ),
    log: (date, entries) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, "/entries"), body: { entries: entries.map(writeLog) } }),
        decodeResponse(changeOf, { FoodNotFound, ServingUnknown, DayIsFull, FieldRefused, SignInNeeded }),
      ),
    change: (date, { id, ...change }: EntryChange) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(date, `/entries/${id}`), body: writeChange(change) }),
        decodeResponse(changeOf, {
          EntryNotFound,
          EntryVersionConflict,
          ServingUnknown,
          DayIsFull,
          FieldRefused,
          SignInNeeded,
        }),
      ),
    remove: (date, id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: at(date, `/entries/${id}`) }),
        decodeResponse(changeOf, { EntryNotFound, SignInNeeded }),
      ),
    restore: (date, id) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, `/entries/${id}/restore`) }),
        decodeResponse(changeOf, { EntryNotFound, DayIsFull, SignInNeeded }),
      ),
    copy: (request) =>
      Effect.flatMap(
        wire({ method: "POST", path: "/api/services/diary/copies", body: request }),
        decodeResponse(changeOf, { DayIsFull, FieldRefused, SignInNeeded }),
      ),
    updateDay: (date, change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(date), body: change }),
        decodeResponse(changeOf, { DayVersionConflict, CompletenessRefused, FieldRefused, SignInNeeded }),
      ),
    suggestions: (meal, time) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/suggestions?meal=${meal}&at=${encodeURIComponent(time)}` }),
        decodeResponse((body) => readSuggestions(body as WireSuggestions), { SignInNeeded }),
      ),
  };
};
