import type { DiaryNotShared } from "@morsel/application/reports/read-printable";
import type { Problems, Refusals } from "../shared/problem.ts";

export const reportRefusals: Refusals<DiaryNotShared> = { DiaryNotShared: {} };

export const reportProblems: Problems<DiaryNotShared> = {
  fields: reportRefusals,
  problems: {
    DiaryNotShared: {
      status: 403,
      title: "There is no such diary, or it is not shared with who asks; a key may open it.",
    },
  },
};
