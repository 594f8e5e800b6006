import type { RuleRefused } from "@morsel/application/platform/refusals";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import type { DiaryDay, DiaryEntry, DiarySettings } from "@morsel/domain/diary";
import type { Goals } from "@morsel/domain/goals";
import { asFieldRefused } from "@morsel/application/platform/refused-field";
import { isProblemTag } from "../../http-contract/shared/problems.ts";
import { writeDiarySettings } from "../../http-contract/diary-settings/codec.ts";
import { problem } from "./responses.ts";
import { writeBareDay, writeEntry } from "../../http-contract/diary/encode.ts";
import { writeGoals } from "../../http-contract/goals/codec.ts";
import { writeRule } from "../../http-contract/shared/rule-codec.ts";

/** A refusal of the domain or of a use case: a tag and what the caller needs to explain it. */
export type Refusal = { readonly _tag: string };

const MORE: { readonly [tag: string]: (refusal: Readonly<Record<string, unknown>>) => Record<string, unknown> } = {
  FoodNotFound: ({ id }) => ({ id }),
  WaterEntryNotFound: ({ id }) => ({ id }),
  EntryNotFound: ({ id }) => ({ id }),
  ServingUnknown: ({ id }) => ({ id }),
  DayIsFull: ({ date, limit }) => ({ date, limit }),
  EmailTaken: () => ({ field: "email" }),
  UsernameTaken: () => ({ field: "username" }),
  TooManyTries: ({ retryAfterSeconds }) => ({ retry_after: retryAfterSeconds }),
  FieldRefused: ({ field, accepted, rule }) => ({
    field,
    accepted,
    ...(rule === undefined ? {} : { rule: writeRule(rule as RuleRefused) }),
  }),
  CompletenessRefused: ({ given, accepted }) => ({ given, possible: accepted }),
  EntryVersionConflict: ({ current }) => ({ current: writeEntry(current as DiaryEntry) }),
  DayVersionConflict: ({ current }) => ({ current: writeBareDay(current as DiaryDay) }),
  DiarySettingsVersionConflict: ({ current }) => ({ current: writeDiarySettings(current as DiarySettings) }),
  GoalsVersionConflict: ({ current }) => ({ current: writeGoals(current as Goals) }),
};

/** Refusals cross the wire under their own tags, as problems. */
export const refuse = (refusal: Refusal): HttpServerResponse.HttpServerResponse => {
  const named: Refusal = asFieldRefused(refusal);
  const given = named as Readonly<Record<string, unknown>> & Refusal;
  return isProblemTag(named._tag) ? problem(named._tag, MORE[named._tag]?.(given)) : problem("Failed");
};
