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
    CompletenessRefused: { status: 422, title: "A day with this food, or without any, cannot be marked so." },
    DayIsFull: { status: 422, title: "The day is full." },
    DayVersionConflict: {
      status: 409,
      title: "The day changed elsewhere; nothing was written.",
      write: { current: writeBareDay },
    },
    EntryNotFound: { status: 404, title: "There is no such entry." },
    EntryVersionConflict: {
      status: 409,
      title: "The entry changed elsewhere; nothing was written.",
      write: { current: writeEntry },
    },
    ServingUnknown: { status: 422, title: "The food has no such serving." },
  },
};
