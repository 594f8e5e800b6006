import { PHOTO_LIMITS } from "@morsel/domain/measurements";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { photoProblems } from "../progress-photos/problems.ts";
import { Access, PlainRefusals, Scope, ScopeArea, SignedIn, UploadLimit } from "../shared/access.ts";
import { textUpTo } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { profileProblems } from "./problems.ts";
import {
  Audience,
  IdPayload,
  OwnProfile,
  OwnProfileChange,
  Pictures,
  PictureSize,
  Profile,
  ReportPayload,
  Username,
  UsernamesPayload,
} from "./schemas.ts";

const { ProfileNotFound, ProfileVersionConflict, ReportsOneself } = problemSchemas(profileProblems, {
  ProfileVersionConflict: { current: OwnProfile },
});
const { PhotoRefused } = problemSchemas(photoProblems);

/** Visitors see what is for everyone. */
export class ProfilesGroup extends HttpApiGroup.make("profiles")
  .add(
    HttpApiEndpoint.get("profile", "/:username", {
      params: { username: Username },
      success: Profile,
      error: [ProfileNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
    HttpApiEndpoint.get("profilePicture", "/:username/picture", {
      params: { username: Username },
      query: {
        size: PictureSize,
        /** When the picture was put there: each one has an address of its own, which may be kept. */
        at: Schema.optionalKey(textUpTo(40)),
      },
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "image/jpeg" })),
      error: [ProfileNotFound, TooManyTries],
    }).annotate(Access, "visitor"),
  )
  .middleware(PlainRefusals)
  .prefix("/api/services/profiles") {}

export class OwnProfileGroup extends HttpApiGroup.make("ownProfile")
  .add(
    HttpApiEndpoint.get("ownProfile", "/", { success: OwnProfile }).annotate(Access, "member"),
    HttpApiEndpoint.patch("changeProfile", "/", {
      payload: OwnProfileChange,
      success: OwnProfile,
      error: [FieldRefused, ProfileVersionConflict],
    }).annotate(Access, "member"),
    HttpApiEndpoint.get("previewProfile", "/preview", {
      query: { audience: Audience },
      success: Profile,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("putProfilePicture", "/picture", {
      success: OwnProfile,
      error: [PhotoRefused, TooManyTries],
    })
      .annotate(Access, "member")
      .annotate(UploadLimit, PHOTO_LIMITS.bytes),
    HttpApiEndpoint.delete("deleteProfilePicture", "/picture", { success: OwnProfile }).annotate(Access, "member"),
    HttpApiEndpoint.post("profilePictures", "/pictures", {
      payload: UsernamesPayload,
      success: Pictures,
    })
      .annotate(Access, "member")
      .annotate(Scope, "people:read"),
    HttpApiEndpoint.post("reportProfile", "/report", {
      payload: ReportPayload,
      success: IdPayload,
      error: [FieldRefused, ProfileNotFound, ReportsOneself, TooManyTries],
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "people")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/profile") {}

export { profileProblems } from "./problems.ts";
