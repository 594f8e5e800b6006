import type { PhotoRefused } from "@morsel/application/progress-photos/photo-encoder";
import type { PhotoNotFound, PhotosAreFull } from "@morsel/application/progress-photos/photo-store";
import type { Problems, Refusals } from "../shared/problem.ts";

type PhotoRefusal = PhotoRefused | PhotoNotFound | PhotosAreFull;

export const photoRefusals: Refusals<PhotoRefusal> = {
  PhotoRefused: { reason: "string", max: "int" },
  PhotoNotFound: { id: "string" },
  PhotosAreFull: { limit: "int" },
};

export const photoProblems: Problems<PhotoRefusal> = {
  fields: photoRefusals,
  problems: {
    PhotoRefused: { status: 422, title: "The file is not an accepted photo." },
    PhotoNotFound: { status: 404, title: "The photo does not exist." },
    PhotosAreFull: { status: 422, title: "The maximum number of photos is reached." },
  },
};
