import { WEEK_STARTS } from "@morsel/domain/calendar";
import { DAY_BEGINS_MAX, isDayBeginning } from "@morsel/domain/diary";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, ScopeArea, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { Meal, textUpTo, Version } from "../shared/primitives.ts";
import { diarySettingsProblems } from "./problems.ts";

/** A slot; without a name it is called by its translated default. */
const Slot = Schema.Struct({ id: Meal, name: Schema.optionalKey(Schema.String) });

/** The home page's widgets in their order, the nutrients of its summary, and the figures that are hidden everywhere. */
const Dashboard = Schema.Struct({
  widgets: Schema.Array(Schema.String),
  summary: Schema.Array(Schema.String),
  hidden: Schema.Array(Schema.String),
});

/** How a member wants to see the diary and the home page. */
export const DiarySettings = Schema.Struct({
  /** Beside energy, in their order. */
  nutrient_columns: Schema.Array(Schema.String),
  meals: Schema.Array(Slot),
  /** The hour at which a day begins: what is eaten before it belongs to the day before. */
  day_begins_at: Schema.Int,
  /** The weekday on which a week begins, or that of the member's country. */
  week_starts_on: Schema.Literals(WEEK_STARTS),
  dashboard: Dashboard,
  version: Schema.Int,
}).annotate({ identifier: "DiarySettings" });
export type WireDiarySettings = typeof DiarySettings.Encoded;

/** More than any list here takes; how many it takes is the rules' to say. */
const MOST = Schema.isMaxLength(100, { expected: "at most 100 items" });

/** Changes the settings that are given; the rest stays. */
export const DiarySettingsChange = Schema.Struct({
  version: Version,
  nutrient_columns: Schema.optionalKey(Schema.Array(textUpTo(60)).check(MOST)),
  day_begins_at: Schema.optionalKey(
    Schema.Int.pipe(Schema.refine(isDayBeginning, { expected: `a whole hour from 0 to ${DAY_BEGINS_MAX}` })),
  ),
  week_starts_on: Schema.optionalKey(Schema.Literals(WEEK_STARTS)),
  dashboard: Schema.optionalKey(
    Schema.Struct({
      widgets: Schema.Array(textUpTo(60)).check(MOST),
      summary: Schema.Array(textUpTo(60)).check(MOST),
      hidden: Schema.Array(textUpTo(60)).check(MOST),
    }),
  ),
  meals: Schema.optionalKey(
    Schema.Array(Schema.Struct({ id: Meal, name: Schema.optionalKey(textUpTo(200)) })).check(MOST),
  ),
});
export type WireDiarySettingsChange = typeof DiarySettingsChange.Encoded;

const { DiarySettingsVersionConflict } = problemSchemas(diarySettingsProblems, {
  DiarySettingsVersionConflict: { current: DiarySettings },
});

export class DiarySettingsGroup extends HttpApiGroup.make("diarySettings")
  .add(
    HttpApiEndpoint.get("diarySettings", "/", { success: DiarySettings }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeDiarySettings", "/", {
      payload: DiarySettingsChange,
      success: DiarySettings,
      error: [DiarySettingsVersionConflict, FieldRefused],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "account")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/diary-settings") {}

export { diarySettingsProblems } from "./problems.ts";
