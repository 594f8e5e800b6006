import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { diaryProblems } from "../diary/problems.ts";
import { BareDay, DiaryChange, Entry } from "../diary/schemas.ts";
import { reportProblems } from "../reports/problems.ts";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { CopySharedPayload, SharedDay, SharedDayRequest } from "./schemas.ts";

const { DiaryNotShared } = problemSchemas(reportProblems);
const { DayIsFull, EntryNotFound } = problemSchemas(diaryProblems, {
  DayVersionConflict: { current: BareDay },
  EntryVersionConflict: { current: Entry },
});

/** Days of other members: also for visitors, where their owner shares them. */
export class SharedDaysGroup extends HttpApiGroup.make("sharedDays")
  .add(
    HttpApiEndpoint.post("sharedDay", "/:username", {
      params: { username: textUpTo(60) },
      payload: SharedDayRequest,
      success: SharedDay,
      error: [DiaryNotShared, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/shared-days") {}

export class SharedCopiesGroup extends HttpApiGroup.make("sharedCopies")
  .add(
    HttpApiEndpoint.post("copyShared", "/", {
      payload: CopySharedPayload,
      success: DiaryChange.pipe(HttpApiSchema.status(201)),
      error: [DayIsFull, DiaryNotShared, EntryNotFound, FieldRefused, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "diary")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/shared-day-copies") {}
