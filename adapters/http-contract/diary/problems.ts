import type {
  DayIsFull,
  DayVersionConflict,
  EntryNotFound,
  EntryVersionConflict,
} from "@morsel/application/diary/diary-store";
import type { CompletenessRefused, ServingUnknown } from "@morsel/domain/diary";
import type { Problems, Refusals } from "../shared/problem.ts";
import { readBareDay, readEntry } from "./decode.ts";
import { writeBareDay, writeEntry } from "./encode.ts";

type Refused =
  | CompletenessRefused
  | DayIsFull
  | DayVersionConflict
  | EntryNotFound
  | EntryVersionConflict
  | ServingUnknown;

export const diaryRefusals: Refusals<Refused> = {
  CompletenessRefused: { given: "string", accepted: ["possible", "strings"] },
  DayIsFull: { date: "string", limit: "int" },
  DayVersionConflict: { current: readBareDay },
  EntryNotFound: { id: "string" },
  EntryVersionConflict: { current: readEntry },
  ServingUnknown: { id: "string" },
};

export const diaryProblems: Problems<Refused> = {
  fields: diaryRefusals,
  problems: {
    CompletenessRefused: { status: 422, title: "The day cannot be marked like this with the food that it holds." },
    DayIsFull: { status: 422, title: "The day has the maximum number of entries." },
    DayVersionConflict: {
      status: 409,
      title: "The day changed on another device. Nothing was saved.",
      write: { current: writeBareDay },
    },
    EntryNotFound: { status: 404, title: "The entry does not exist." },
    EntryVersionConflict: {
      status: 409,
      title: "The entry changed on another device. Nothing was saved.",
      write: { current: writeEntry },
    },
    ServingUnknown: { status: 422, title: "The food does not have this serving." },
  },
};
