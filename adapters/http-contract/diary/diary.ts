import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import * as Schema from "effect/Schema";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { foodProblems } from "../foods/problems.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { diaryProblems } from "./problems.ts";
import { CalendarDate, EntryId, textUpTo } from "../shared/primitives.ts";
import { CopyPayload, DayChange, Days, BareDay, Day, Entry, DiaryChange, EntryChange, LogPayload } from "./schemas.ts";

export type { WireDay, WireDays, WireEntry, WireDiaryChange, WireBareDay } from "./schemas.ts";

const created = HttpApiSchema.status(201);
const { FoodNotFound } = problemSchemas(foodProblems);
const { CompletenessRefused, DayIsFull, DayVersionConflict, EntryNotFound, EntryVersionConflict, ServingUnknown } =
  problemSchemas(diaryProblems, {
    DayVersionConflict: { current: BareDay },
    EntryVersionConflict: { current: Entry },
  });

export class DiaryGroup extends HttpApiGroup.make("diary")
  .add(
    HttpApiEndpoint.get("days", "/", {
      query: { from: CalendarDate, to: CalendarDate, cursor: Schema.optionalKey(textUpTo(400)) },
      success: Days,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("day", "/:date", { params: { date: CalendarDate }, success: Day }).annotate(Access, "member"),
    HttpApiEndpoint.patch("updateDay", "/:date", {
      params: { date: CalendarDate },
      payload: DayChange,
      success: DiaryChange,
      error: [DayVersionConflict, CompletenessRefused, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("log", "/:date/entries", {
      params: { date: CalendarDate },
      payload: LogPayload,
      success: DiaryChange.pipe(created),
      error: [FoodNotFound, ServingUnknown, DayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.patch("change", "/:date/entries/:id", {
      params: { date: CalendarDate, id: EntryId },
      payload: EntryChange,
      success: DiaryChange,
      error: [EntryNotFound, EntryVersionConflict, ServingUnknown, DayIsFull, FieldRefused],
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("remove", "/:date/entries/:id", {
      params: { date: CalendarDate, id: EntryId },
      success: DiaryChange,
      error: EntryNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restore", "/:date/entries/:id/restore", {
      params: { date: CalendarDate, id: EntryId },
      success: DiaryChange,
      error: [EntryNotFound, DayIsFull],
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("copy", "/copies", {
      payload: CopyPayload,
      success: DiaryChange.pipe(created),
      error: [DayIsFull, FieldRefused],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "diary")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/diary") {}

export { diaryProblems } from "./problems.ts";
