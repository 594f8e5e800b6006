import type {
  DayIsFull,
  DayVersionConflict,
  EntryVersionConflict,
  EntryNotFound,
} from "@morsel/application/diary/diary-store";
import type {
  EntryChange,
  FoodNotFound,
  LogRequest,
  DiaryClient,
  ServingUnknown,
} from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness, CompletenessRefused, EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { WireDay, WireBareDay, WireDiaryChange, WireEntry } from "../../http-contract/diary/diary.ts";
import type { WireSuggestions } from "../../http-contract/foods/foods.ts";
import type { WireProblem } from "../../http-contract/shared/problems.ts";
import { writeContents } from "../../http-contract/shared/contents-codec.ts";
import { readChange, readDay, readBareDay, readEntry, readSuggestions } from "../../http-contract/diary/decode.ts";
import {
  decodeResponse,
  fieldRefused,
  type HttpConnection,
  makeHttpTransport,
  signInNeeded,
} from "../transport/http-transport.ts";

const SignInNeeded = signInNeeded;
const FieldRefused = fieldRefused;
const BadInput = fieldRefused;
const DayIsFull = (problem: WireProblem): DayIsFull => ({
  _tag: "DayIsFull",
  date: problem["date"] as CalendarDate,
  limit: Number(problem["limit"]),
});
const FoodNotFound = (problem: WireProblem): FoodNotFound => ({ _tag: "FoodNotFound", id: problem["id"] as FoodId });
const ServingUnknown = (problem: WireProblem): ServingUnknown => ({
  _tag: "ServingUnknown",
  id: problem["id"] as ServingId,
});
const EntryNotFound = (problem: WireProblem): EntryNotFound => ({
  _tag: "EntryNotFound",
  id: problem["id"] as EntryId,
});
const EntryVersionConflict = (problem: WireProblem): EntryVersionConflict => ({
  _tag: "EntryVersionConflict",
  current: readEntry(problem["current"] as WireEntry),
});
const DayVersionConflict = (problem: WireProblem): DayVersionConflict => ({
  _tag: "DayVersionConflict",
  current: readBareDay(problem["current"] as WireBareDay),
});
const CompletenessRefused = (problem: WireProblem): CompletenessRefused => ({
  _tag: "CompletenessRefused",
  given: problem["given"] as Completeness,
  accepted: problem["possible"] as readonly Completeness[],
});

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
    log: (date, entries) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, "/entries"), body: { entries: entries.map(writeLog) } }),
        decodeResponse(changeOf, { FoodNotFound, ServingUnknown, DayIsFull, FieldRefused, BadInput, SignInNeeded }),
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
          BadInput,
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
        decodeResponse(changeOf, { DayIsFull, FieldRefused, BadInput, SignInNeeded }),
      ),
    updateDay: (date, change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(date), body: change }),
        decodeResponse(changeOf, { DayVersionConflict, CompletenessRefused, FieldRefused, BadInput, SignInNeeded }),
      ),
    suggestions: (meal, time) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/suggestions?meal=${meal}&at=${encodeURIComponent(time)}` }),
        decodeResponse((body) => readSuggestions(body as WireSuggestions), { SignInNeeded }),
      ),
  };
};
