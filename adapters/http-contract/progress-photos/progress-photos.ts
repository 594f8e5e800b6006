import { PHOTO_LIMITS } from "@morsel/domain/measurements";
import * as Schema from "effect/Schema";
import * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import * as HttpApiSchema from "effect/http-api/HttpApiSchema";
import { Access, PlainRefusals, ScopeArea, SignedIn, UploadLimit } from "../shared/access.ts";
import { CalendarDate, PageLimit, textUpTo, TimeOfDay } from "../shared/primitives.ts";
import { FieldRefused, problemSchemas, TooManyTries } from "../shared/problem-schemas.ts";
import { photoProblems } from "./problems.ts";
import { PhotoId, PhotoPage, PhotoSizeName, ProgressPhoto } from "./schemas.ts";

const { PhotoRefused, PhotoNotFound, PhotosAreFull } = problemSchemas(photoProblems);
const ofPhoto = { id: PhotoId };

/** A photo is added as the bytes of its file; what it is called and said to be does not matter. */
export class ProgressPhotosGroup extends HttpApiGroup.make("progressPhotos")
  .add(
    HttpApiEndpoint.get("progressPhotos", "/", {
      query: { limit: Schema.optionalKey(PageLimit), cursor: Schema.optionalKey(textUpTo(60)) },
      success: PhotoPage,
      error: FieldRefused,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("addPhoto", "/", {
      query: { id: PhotoId, date: Schema.optionalKey(CalendarDate), time: Schema.optionalKey(TimeOfDay) },
      success: ProgressPhoto.pipe(HttpApiSchema.status(201)),
      error: [PhotoRefused, PhotosAreFull, TooManyTries, FieldRefused],
    })
      .annotate(Access, "member")
      .annotate(UploadLimit, PHOTO_LIMITS.bytes),
    HttpApiEndpoint.get("photo", "/:id/:size", {
      params: { ...ofPhoto, size: PhotoSizeName },
      success: Schema.Uint8Array.pipe(HttpApiSchema.asUint8Array({ contentType: "image/jpeg" })),
      error: PhotoNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.delete("deletePhoto", "/:id", {
      params: ofPhoto,
      success: ProgressPhoto,
      error: PhotoNotFound,
    }).annotate(Access, "member"),
    HttpApiEndpoint.post("restorePhoto", "/:id/restore", {
      params: ofPhoto,
      success: ProgressPhoto,
      error: PhotoNotFound,
    }).annotate(Access, "member"),
  )
  .annotateEndpoints(ScopeArea, "measurements")
  .middleware(SignedIn)
  .middleware(PlainRefusals)
  .prefix("/api/services/progress-photos") {}

export { photoProblems } from "./problems.ts";
