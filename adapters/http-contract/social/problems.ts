import type { SharingVersionConflict } from "@morsel/application/social/sharing-store";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readSharing, writeSharing } from "./codec.ts";

export const socialRefusals: Refusals<SharingVersionConflict> = { SharingVersionConflict: { current: readSharing } };

export const socialProblems: Problems<SharingVersionConflict> = {
  fields: socialRefusals,
  problems: {
    SharingVersionConflict: {
      status: 409,
      title: "The sharing of the diary changed elsewhere; nothing was written.",
      write: { current: writeSharing },
    },
  },
};
