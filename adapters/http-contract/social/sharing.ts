import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import { Access, PlainRefusals, SignedIn } from "../shared/access.ts";
import { FieldRefused, problemSchemas } from "../shared/problem-schemas.ts";
import { textUpTo, Version } from "../shared/primitives.ts";
import { socialProblems } from "./problems.ts";

const Mode = Schema.Literals(["public", "friends", "locked", "private"]);

/** With whom a member shares the diary; a key only where it is locked. */
export const Sharing = Schema.Struct({
  mode: Mode,
  key: Schema.optionalKey(Schema.String),
  version: Schema.Int,
}).annotate({ identifier: "DiarySharing" });
export type WireSharing = typeof Sharing.Encoded;

export const SharingChange = Schema.Struct({ version: Version, mode: Mode, key: Schema.optionalKey(textUpTo(200)) });

const { SharingVersionConflict } = problemSchemas(socialProblems, { SharingVersionConflict: { current: Sharing } });

export class SharingGroup extends HttpApiGroup.make("sharing")
  .add(
    HttpApiEndpoint.get("sharing", "/", { success: Sharing }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeSharing", "/", {
      payload: SharingChange,
      success: Sharing,
      error: [SharingVersionConflict, FieldRefused],
    }).annotate(Access, "member"),
  )
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/diary-sharing") {}
