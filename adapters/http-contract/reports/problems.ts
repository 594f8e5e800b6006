import type { DiaryNotShared } from "@morsel/application/social/diary-access";
import type { Problems, Refusals } from "../shared/problem.ts";

export const reportRefusals: Refusals<DiaryNotShared> = { DiaryNotShared: {} };

export const reportProblems: Problems<DiaryNotShared> = {
  fields: reportRefusals,
  problems: {
    DiaryNotShared: {
      status: 403,
      title: "The diary does not exist or is not shared with you. A key may open it.",
    },
  },
};
