import type { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { suggestions } from "../foods/foods-calls.ts";
import { writeContents } from "../shared/contents-codec.ts";
import type { ApiClient } from "../shared/call.ts";
import { readChange, readDay, readDays, readSuggestions } from "./decode.ts";
import type { EntryChange, LogRequest } from "@morsel/application/diary/diary-requests";
import * as calls from "./diary-calls.ts";

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

export const diaryClient = ({ call }: ApiClient): DiaryClient => ({
  day: (date) => call(calls.day, { params: { date } }, readDay),
  days: (from, to) => call(calls.days, { query: { from, to } }, readDays),
  log: (date, entries) =>
    call(calls.log, { params: { date }, payload: { entries: entries.map(writeLog) } }, readChange),
  change: (date, { id, ...change }) =>
    call(calls.change, { params: { date, id }, payload: writeChange(change) }, readChange),
  remove: (date, id) => call(calls.remove, { params: { date, id } }, readChange),
  restore: (date, id) => call(calls.restore, { params: { date, id } }, readChange),
  copy: (request) => call(calls.copy, { payload: request }, readChange),
  updateDay: (date, change) => call(calls.updateDay, { params: { date }, payload: change }, readChange),
  suggestions: (meal, at) => call(suggestions, { query: { meal, at } }, readSuggestions),
});
