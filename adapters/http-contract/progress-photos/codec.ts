import type { PhotoPage } from "@morsel/application/progress-photos/read-photos";
import type { ProgressPhoto } from "@morsel/domain/measurements";
import type { WirePhoto, WirePhotoPage } from "./schemas.ts";

/** A photo has the same shape on the wire as in the domain. */
export const writePhoto = (photo: ProgressPhoto): WirePhoto => photo;
export const writePhotoPage = ({ items, next }: PhotoPage): WirePhotoPage => ({ items, next: next ?? null });

/** Our own server's answers are believed: the brands are put back on without a second check. */
export const readPhoto = (wire: WirePhoto): ProgressPhoto => wire as ProgressPhoto;
export const readPhotoPage = ({ items, next }: WirePhotoPage): PhotoPage =>
  next === null ? { items: items.map(readPhoto) } : { items: items.map(readPhoto), next };
