import type * as refusals from "@morsel/application/platform/refusals";
import type { Problems, RefusalFields } from "./problem.ts";
import { readRule, writeRule } from "./rule-codec.ts";

export const SignInNeeded: RefusalFields<refusals.SignInNeeded> = {};
export const TooManyTries: RefusalFields<refusals.TooManyTries> = { retryAfterSeconds: ["retry_after", "int"] };
export const FieldRefused: RefusalFields<refusals.FieldRefused> = {
  field: "string",
  accepted: "string",
  rule: readRule,
};

/** A value of the wrong kind or form, before any rule was asked; ports say `FieldRefused`. */
type BadInput = Pick<refusals.FieldRefused, "field" | "accepted"> & { readonly _tag: "BadInput" };
type OnTheWireAlone<Tag extends string> = Tag extends Tag ? { readonly _tag: Tag } : never;

/** Problems of no concept. */
export const sharedProblems: Problems<
  | refusals.SignInNeeded
  | refusals.TooManyTries
  | refusals.FieldRefused
  | BadInput
  | OnTheWireAlone<
      | "OriginRefused"
      | "CsrfRefused"
      | "NotFound"
      | "MethodRefused"
      | "BodyTooLarge"
      | "MediaRefused"
      | "Unavailable"
      | "Failed"
    >
> = {
  fields: {
    SignInNeeded,
    TooManyTries,
    FieldRefused,
    BadInput: { field: "string", accepted: "string" },
    OriginRefused: {},
    CsrfRefused: {},
    NotFound: {},
    MethodRefused: {},
    BodyTooLarge: {},
    MediaRefused: {},
    Unavailable: {},
    Failed: {},
  },
  problems: {
    BadInput: { status: 400, title: "The request is not accepted.", isUnseen: true },
    FieldRefused: { status: 422, title: "A field is not accepted.", write: { rule: writeRule } },
    SignInNeeded: { status: 401, title: "Sign in first." },
    OriginRefused: {
      status: 403,
      title: "Requests that change something must come from this site.",
      isUnseen: true,
    },
    CsrfRefused: { status: 403, title: "The CSRF token is missing or wrong.", isUnseen: true },
    NotFound: { status: 404, title: "There is no resource at this address.", isUnseen: true },
    MethodRefused: { status: 405, title: "The method is not allowed at this address.", isUnseen: true },
    BodyTooLarge: { status: 413, title: "The request is too large.", isUnseen: true },
    MediaRefused: { status: 415, title: "The content type is not accepted.", isUnseen: true },
    TooManyTries: { status: 429, title: "Too many requests. Wait and try again." },
    Unavailable: { status: 503, title: "The database does not respond. Nothing was saved.", isUnseen: true },
    Failed: { status: 500, title: "The server could not answer the request.", isUnseen: true },
  },
};
