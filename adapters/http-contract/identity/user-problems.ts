import type { UserVersionConflict } from "@morsel/domain/identity";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readChangedUser, writeChangedUser } from "./changed-user-codec.ts";

const userRefusals: Refusals<UserVersionConflict> = { UserVersionConflict: { current: readChangedUser } };

export const userProblems: Problems<UserVersionConflict> = {
  fields: userRefusals,
  problems: {
    // Pages name no version: of two of them the last one wins, and nobody is asked.
    UserVersionConflict: {
      status: 409,
      title: "The user changed on another device. Nothing was saved.",
      write: { current: writeChangedUser },
      isUnseen: true,
    },
  },
};
