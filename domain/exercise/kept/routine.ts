import type { Brand } from "../../brand/index.ts";
import { err, ok, type Result } from "../../result/index.ts";
import { plainLine } from "../../text/index.ts";
import type { Exercise } from "../catalogue.ts";
import { checkDone, type ExerciseDone, type ExerciseDoneRefused } from "../entry.ts";

/** Made by the client that saves the routine, offline too: a UUID. */
export type RoutineId = string & Brand<"RoutineId">;

/** One exercise of a routine with what is usually done of it. */
export type RoutineItem = {
  readonly exercise: Exercise;
  readonly done: Pick<ExerciseDone, "minutes" | "sets">;
};

/** Exercises that a member does together, in this order. */
export type Routine = {
  readonly id: RoutineId;
  readonly name: string;
  readonly items: readonly RoutineItem[];
  /** 1 when created, one more with each change. */
  readonly version: number;
};

export type RoutineRefused = {
  readonly _tag: "RoutineRefused";
  readonly field: "name" | "items";
  readonly min: number;
  readonly max: number;
};

/** W340: a member has no more routines than this. */
export const ROUTINES_LIMIT = 100;
export const ROUTINE_ITEMS_MAX = 30;
const NAME_MAX = 100;

/** W340: a name of 1 to 100 characters and 1 to 30 exercises, each as it could be logged. */
export const routine = ({
  id,
  name: typed,
  items,
  version,
}: Routine): Result<Routine, RoutineRefused | ExerciseDoneRefused> => {
  const name = plainLine(typed, NAME_MAX);
  if (name === undefined) return err({ _tag: "RoutineRefused", field: "name", min: 1, max: NAME_MAX });
  if (items.length < 1 || items.length > ROUTINE_ITEMS_MAX)
    return err({ _tag: "RoutineRefused", field: "items", min: 1, max: ROUTINE_ITEMS_MAX });
  for (const { exercise, done } of items) {
    const checked = checkDone(exercise, done);
    if (!checked.ok) return checked;
  }
  return ok({ id, name, items, version });
};
