import type { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import type { ApiClient } from "../shared/call.ts";
import { readPhoto, readPhotoPage } from "./codec.ts";
import * as calls from "./progress-photos-calls.ts";

export const progressPhotosClient = ({ call, addressOf }: ApiClient): ProgressPhotosClient => ({
  page: (cursor) => call(calls.progressPhotos, { query: { cursor } }, readPhotoPage),
  add: ({ id, file, date, time }) => call(calls.addPhoto, { query: { id, date, time }, bytes: file }, readPhoto),
  remove: (id) => call(calls.deletePhoto, { params: { id } }, readPhoto),
  restore: (id) => call(calls.restorePhoto, { params: { id } }, readPhoto),
  source: ({ id }, size) => addressOf(calls.photo, { params: { id, size } }),
});
