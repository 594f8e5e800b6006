import type { DayIsFull, DayMoved, EntryMoved, EntryUnknown } from "@morsel/application/diary/diary-store";
import type {
  EntryChange,
  FoodUnknown,
  LogRequest,
  MyDiary,
  ServingUnknown,
} from "@morsel/application/diary/client/diary-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { Completeness, CompletenessRefused, DrinkId, DrinkUnknown, EntryId } from "@morsel/domain/diary";
import type { FoodId, ServingId } from "@morsel/domain/foods";
import * as Effect from "effect/Effect";
import type { WireDay, WireBareDay, WireEntries, WireEntry, WireWater } from "../../http-contract/diary/diary.ts";
import type { WireSuggestions } from "../../http-contract/foods/foods.ts";
import type { WireProblem } from "../../http-contract/shared/problems.ts";
import { writeContents } from "../../http-contract/shared/contents-codec.ts";
import { readDay, readBareDay, readDrinks, readEntry, readSuggestions } from "../../http-contract/diary/decode.ts";
import { answered, fieldRefused, makeWire, signInNeeded } from "../transport/http-transport.ts";

const SignInNeeded = signInNeeded;
const FieldRefused = fieldRefused;
const BadInput = fieldRefused;
const DayIsFull = (problem: WireProblem): DayIsFull => ({
  _tag: "DayIsFull",
  date: problem["date"] as CalendarDate,
  limit: Number(problem["limit"]),
});
const FoodUnknown = (problem: WireProblem): FoodUnknown => ({ _tag: "FoodUnknown", id: problem["id"] as FoodId });
const ServingUnknown = (problem: WireProblem): ServingUnknown => ({
  _tag: "ServingUnknown",
  id: problem["id"] as ServingId,
});
const DrinkUnknown = (problem: WireProblem): DrinkUnknown => ({ _tag: "DrinkUnknown", id: problem["id"] as DrinkId });
const EntryUnknown = (problem: WireProblem): EntryUnknown => ({ _tag: "EntryUnknown", id: problem["id"] as EntryId });
const EntryMoved = (problem: WireProblem): EntryMoved => ({
  _tag: "EntryMoved",
  current: readEntry(problem["current"] as WireEntry),
});
const DayMoved = (problem: WireProblem): DayMoved => ({
  _tag: "DayMoved",
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
const drinksOf = (body: unknown) => readDrinks(body as WireWater);
const entryOf = (body: unknown) => readEntry(body as WireEntry);
const entriesOf = (body: unknown) => (body as WireEntries).entries.map(readEntry);
const nothing = () => undefined;

/** The diary over the wire. */
export const makeHttpMyDiary = (...how: Parameters<typeof makeWire>): MyDiary => {
  const wire = makeWire(...how);
  const at = (date: CalendarDate, more = "") => `/api/services/diary/${date}${more}`;
  return {
    day: (date) =>
      Effect.flatMap(
        wire({ method: "GET", path: at(date) }),
        answered((body) => readDay(body as WireDay), { SignInNeeded }),
      ),
    log: (date, entries) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, "/entries"), body: { entries: entries.map(writeLog) } }),
        answered(entriesOf, { FoodUnknown, ServingUnknown, DayIsFull, FieldRefused, BadInput, SignInNeeded }),
      ),
    change: (date, { id, ...change }: EntryChange) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(date, `/entries/${id}`), body: writeChange(change) }),
        answered(entryOf, {
          EntryUnknown,
          EntryMoved,
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
        answered(nothing, { EntryUnknown, SignInNeeded }),
      ),
    restore: (date, id) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, `/entries/${id}/restore`) }),
        answered(entryOf, { EntryUnknown, DayIsFull, SignInNeeded }),
      ),
    copy: (request) =>
      Effect.flatMap(
        wire({ method: "POST", path: "/api/services/diary/copies", body: request }),
        answered(entriesOf, { DayIsFull, FieldRefused, BadInput, SignInNeeded }),
      ),
    describe: (date, change) =>
      Effect.flatMap(
        wire({ method: "PATCH", path: at(date), body: change }),
        answered(nothing, { DayMoved, CompletenessRefused, FieldRefused, BadInput, SignInNeeded }),
      ),
    drink: (date, drink) =>
      Effect.flatMap(
        wire({ method: "POST", path: at(date, "/water"), body: drink }),
        answered(drinksOf, { FieldRefused, BadInput, SignInNeeded }),
      ),
    takeBack: (date, id) =>
      Effect.flatMap(
        wire({ method: "DELETE", path: at(date, `/water/${id}`) }),
        answered(drinksOf, { DrinkUnknown, SignInNeeded }),
      ),
    suggestions: (meal, time) =>
      Effect.flatMap(
        wire({ method: "GET", path: `/api/services/foods/suggestions?meal=${meal}&at=${encodeURIComponent(time)}` }),
        answered((body) => readSuggestions(body as WireSuggestions), { SignInNeeded }),
      ),
  };
};
