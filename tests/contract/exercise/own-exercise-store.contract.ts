import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { ownExercise, OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { joined, run, type Fresh, type Stores } from "../stores.ts";
import { roomContract, versionedStoreContract, type VersionedSubject } from "../versioned-records/versioned-store.ts";

const anOwn = (name: string, change: Partial<OwnExercise> = {}): OwnExercise => {
  const made = ownExercise(randomUUID() as ExerciseId, { kind: "cardio", name, met: 8 });
  if (!made.ok) throw new Error(made.error._tag);
  return { ...made.value, ...change } as OwnExercise;
};

const SUBJECT: VersionedSubject<OwnExercise> = {
  make: (called, id) => anOwn(called, { id: id as ExerciseId }),
  rename: (one, called) => ({ ...one, name: called, version: one.version + 1 }),
  idOf: ({ id }) => id,
  ask: ({ get }) => {
    const { save, all: active, ...store } = get(OwnExerciseStore);
    return {
      save,
      active,
      remove: (member, id) => store.remove(member, id as ExerciseId),
      restore: (member, id) => store.restore(member, id as ExerciseId),
    };
  },
  answers: "all",
  notFound: (id) => ({ _tag: "OwnExerciseNotFound", id }),
  conflict: "OwnExerciseVersionConflict",
};

export const ownExerciseStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps own exercises`, () => {
    let stores: Stores;
    let own: OwnExerciseStore;
    beforeAll(async () => {
      stores = await fresh();
      own = stores.get(OwnExerciseStore);
    });

    it("W97 they come by name, and another member finds none by its id", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [parkour, chess] = [anOwn("Parkour"), anOwn("Chess boxing")];
      await run(own.save(ada, parkour));
      expect(await run(own.save(ada, chess))).toEqual([chess, parkour]);
      expect(await run(own.byIds(bob, [chess.id]))).toEqual([]);
    });

    it("W97 what is deleted can still be logged", async () => {
      const ada = await joined(stores);
      const first = anOwn("Parkour");
      await run(own.save(ada, first));
      expect(await run(own.remove(ada, first.id))).toEqual([]);
      expect(await run(own.byIds(ada, [first.id]))).toEqual([first]);
    });

    versionedStoreContract("an own exercise", fresh, SUBJECT);
    roomContract("an own exercise", fresh, SUBJECT, { limit: OWN_EXERCISES_LIMIT, full: "OwnExercisesAreFull" });
  });
