import { MemberTables } from "../../../sql/engine/member-tables.ts";
import { PhotoEncoder } from "@morsel/application/progress-photos/photo-encoder";
import { PhotoStore } from "@morsel/application/progress-photos/photo-store";
import { makeSharpPhotoEncoder } from "../../../images/sharp-photo-encoder.ts";
import { Sql } from "../../../sql/engine/sql.ts";
import { makeSqlPhotoStore } from "../../../sql/progress-photos/photo-store.ts";
import { moduleOf } from "../../container.ts";
import { progressPhotosUseCases } from "./use-cases.ts";

export const progressPhotos = moduleOf((bindings) => {
  progressPhotosUseCases(bindings);
  bindings.provide(PhotoStore, { sql: Sql }, ({ sql }) => makeSqlPhotoStore(sql));
  bindings.provide(PhotoEncoder, {}, makeSharpPhotoEncoder);
  bindings.contribute(MemberTables, ["progress_photo_image", "progress_photo"]);
});
