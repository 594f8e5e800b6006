import * as Schema from "effect/Schema";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { PROBLEM_PREFIX } from "./problem-type.ts";

/** Every refusal the wire knows: its status and its title. */
export const PROBLEMS = {
  BadInput: { status: 400, title: "Something in the request cannot be accepted." },
  FieldRefused: { status: 422, title: "A field cannot be accepted." },
  SignInNeeded: { status: 401, title: "Sign in first." },
  CredentialsRefused: { status: 401, title: "The name or the password is wrong." },
  OriginRefused: { status: 403, title: "Requests that change something must come from this site." },
  CsrfRefused: { status: 403, title: "The csrf token is missing or wrong." },
  NotFound: { status: 404, title: "There is nothing at this address." },
  FoodNotFound: { status: 404, title: "There is no such food." },
  WaterEntryNotFound: { status: 404, title: "There is no such entry on this day." },
  EntryNotFound: { status: 404, title: "There is no such entry." },
  MethodRefused: { status: 405, title: "This address does not answer that method." },
  EntryVersionConflict: { status: 409, title: "The entry changed elsewhere; nothing was written." },
  DayVersionConflict: { status: 409, title: "The day changed elsewhere; nothing was written." },
  GoalsVersionConflict: { status: 409, title: "The goals changed elsewhere; nothing was written." },
  DiarySettingsVersionConflict: { status: 409, title: "The diary settings changed elsewhere; nothing was written." },
  EmailTaken: { status: 409, title: "This e-mail address already has an account." },
  UsernameTaken: { status: 409, title: "This username is taken." },
  BodyTooLarge: { status: 413, title: "The request is too large." },
  MediaRefused: { status: 415, title: "This kind of content is not accepted." },
  ServingUnknown: { status: 422, title: "The food has no such serving." },
  CompletenessRefused: { status: 422, title: "A day with this food, or without any, cannot be marked so." },
  DayIsFull: { status: 422, title: "The day is full." },
  TooManyTries: { status: 429, title: "Too many requests; wait a little." },
  Unavailable: { status: 503, title: "The database does not answer; nothing was changed." },
  Failed: { status: 500, title: "The request could not be answered." },
} as const satisfies { readonly [tag: string]: { readonly status: number; readonly title: string } };

export type ProblemTag = keyof typeof PROBLEMS;
export const isProblemTag = (tag: string): tag is ProblemTag => Object.hasOwn(PROBLEMS, tag);

/** A problem as it is on the wire; refusals add what the caller needs to explain or repair them. */
export type WireProblem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly field?: string;
  readonly accepted?: string;
  readonly [more: string]: unknown;
};

const shape = <Tag extends ProblemTag, const Status extends number, More extends Schema.Struct.Fields>(
  tag: Tag,
  status: Status,
  more: More,
) =>
  Schema.Struct({
    type: Schema.Literal(`${PROBLEM_PREFIX}${tag}`),
    title: Schema.String,
    status: Schema.Literal(status),
    ...more,
  }).pipe(HttpApiSchema.status(status), HttpApiSchema.asJson({ contentType: "application/problem+json" }));

const refusedField = { field: Schema.String, accepted: Schema.String };

export const BadInput = shape("BadInput", 400, refusedField);
/** `rule` is for who says it in other words: the tag of what was refused, and the figures. */
export const FieldRefused = shape("FieldRefused", 422, {
  ...refusedField,
  rule: Schema.optionalKey(
    Schema.StructWithRest(Schema.Struct({ tag: Schema.String }), [Schema.Record(Schema.String, Schema.Unknown)]),
  ),
});
export const SignInNeeded = shape("SignInNeeded", 401, {});
export const CsrfRefused = shape("CsrfRefused", 403, {});
export const NotFound = shape("NotFound", 404, {});
export const FoodNotFound = shape("FoodNotFound", 404, { id: Schema.String });
export const WaterEntryNotFound = shape("WaterEntryNotFound", 404, { id: Schema.String });
export const EntryNotFound = shape("EntryNotFound", 404, { id: Schema.String });
export const EmailTaken = shape("EmailTaken", 409, { field: Schema.Literal("email") });
export const UsernameTaken = shape("UsernameTaken", 409, { field: Schema.Literal("username") });
export const ServingUnknown = shape("ServingUnknown", 422, { id: Schema.String });
export const DayIsFull = shape("DayIsFull", 422, { date: Schema.String, limit: Schema.Int });
export const CompletenessRefused = shape("CompletenessRefused", 422, {
  given: Schema.String,
  possible: Schema.Array(Schema.String),
});
export const TooManyTries = shape("TooManyTries", 429, { retry_after: Schema.Int });

/** A conflict carries what stands now. */
export const moved = <
  Tag extends "EntryVersionConflict" | "DayVersionConflict" | "GoalsVersionConflict" | "DiarySettingsVersionConflict",
  Current extends Schema.Top,
>(
  tag: Tag,
  current: Current,
) => shape(tag, 409, { current });
