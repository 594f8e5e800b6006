import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { routine, ROUTINES_LIMIT, type ExerciseId, type Routine, type RoutineId } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, run, type Fresh, type Stores } from "../stores.ts";
import { roomContract, versionedStoreContract, type VersionedSubject } from "../versioned-records/versioned-store.ts";

const aRoutine = (name: string): Routine => {
  const made = routine({
    id: randomUUID() as RoutineId,
    name,
    items: [
      { exercise: { id: "c-17160" as ExerciseId, kind: "cardio", name: "Walking", met: 3.5 }, done: { minutes: 20 } },
      { exercise: { id: "s-pullups" as ExerciseId, kind: "strength", name: "Pullups" }, done: { sets: [{ reps: 8 }] } },
    ],
    version: 1,
  });
  if (!made.ok) throw new Error(made.error._tag);
  return made.value;
};

const SUBJECT: VersionedSubject<Routine> = {
  make: (called, id) => ({ ...aRoutine(called), id: id as RoutineId }),
  rename: (one, called) => ({ ...one, name: called, version: one.version + 1 }),
  idOf: ({ id }) => id,
  ask: ({ get }) => {
    const { save, all: active, ...store } = get(RoutineStore);
    return {
      save,
      active,
      remove: (member, id) => store.remove(member, id as RoutineId),
      restore: (member, id) => store.restore(member, id as RoutineId),
    };
  },
  answers: "all",
  notFound: (id) => ({ _tag: "RoutineNotFound", id }),
  conflict: "RoutineVersionConflict",
};

export const routineStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps routines`, () => {
    let stores: Stores;
    let routines: RoutineStore;
    beforeAll(async () => {
      stores = await fresh();
      routines = stores.get(RoutineStore);
    });

    it("W341 they come by name and whole", async () => {
      const ada = await joined(stores);
      const [pull, leg] = [aRoutine("Pull"), aRoutine("Legs")];
      await run(routines.save(ada, pull));
      expect(await run(routines.save(ada, leg))).toEqual([leg, pull]);
    });

    versionedStoreContract("a routine", fresh, SUBJECT);
    roomContract("a routine", fresh, SUBJECT, { limit: ROUTINES_LIMIT, full: "RoutinesAreFull" });
  });
