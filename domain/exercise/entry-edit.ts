import { isSameContent } from "../versioned-records/index.ts";
import type { ExerciseEdit, ExerciseEntry } from "./entry.ts";

/** The fields of an edit that differ from the entry. */
export const editOf = (
  entry: ExerciseEntry,
  { minutes, ownNet, startsAt, sets, note, date }: ExerciseEdit,
): ExerciseEdit => {
  const own = entry.kind === "cardio" ? (entry.ownNet ?? null) : undefined;
  const began = entry.kind === "cardio" ? (entry.startsAt ?? null) : undefined;
  const isLonger = entry.kind === "cardio" && minutes !== undefined && minutes !== entry.minutes;
  const isLifted = entry.kind === "strength" && sets !== undefined && !isSameContent(sets, entry.sets);
  return {
    ...(isLonger ? { minutes } : {}),
    ...(own === undefined || ownNet === undefined || ownNet === own ? {} : { ownNet }),
    ...(began === undefined || startsAt === undefined || startsAt === began ? {} : { startsAt }),
    ...(isLifted ? { sets } : {}),
    ...(note === undefined || note === entry.note ? {} : { note }),
    ...(date === undefined || date === entry.date ? {} : { date }),
  };
};
