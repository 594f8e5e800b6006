import { OwnExerciseStore } from "@morsel/application/exercise/own-exercise-store";
import { ownExercise, OWN_EXERCISES_LIMIT, type ExerciseId, type OwnExercise } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const anOwn = (name: string, change: Partial<OwnExercise> = {}): OwnExercise => {
  const made = ownExercise(randomUUID() as ExerciseId, { kind: "cardio", name, met: 8 });
  if (!made.ok) throw new Error(made.error._tag);
  return { ...made.value, ...change } as OwnExercise;
};

export const ownExerciseStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps own exercises`, () => {
    let stores: Stores;
    let own: OwnExerciseStore;
    beforeAll(async () => {
      stores = await fresh();
      own = stores.get(OwnExerciseStore);
    });

    it("W97 a new one is there once, by name, and another member does not see it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [parkour, chess] = [anOwn("Parkour"), anOwn("Chess boxing")];
      await run(own.save(ada, parkour));
      expect(await run(own.save(ada, chess))).toEqual([chess, parkour]);
      expect(await run(own.save(ada, chess))).toEqual([chess, parkour]);
      expect(await run(own.all(bob))).toEqual([]);
      expect(await run(own.byIds(bob, [chess.id]))).toEqual([]);
      expect(await refusal(own.remove(bob, chess.id))).toEqual({ _tag: "OwnExerciseNotFound", id: chess.id });
      expect(await refusal(own.restore(bob, chess.id))).toMatchObject({ _tag: "OwnExerciseNotFound" });
    });

    it("W97 it changes by version: of two at once one is told what stands, and the same again is done", async () => {
      const ada = await joined(stores);
      const first = anOwn("Parkour");
      expect(await refusal(own.save(ada, { ...first, version: 2 }))).toMatchObject({ _tag: "OwnExerciseNotFound" });
      await run(own.save(ada, first));
      const changes = ["Running", "Climbing"].map((named) => own.save(ada, { ...first, name: named, version: 2 }));
      const { won, refusals } = await atOnce(changes);
      expect(won).toHaveLength(1);
      expect(refusals).toMatchObject([{ _tag: "OwnExerciseVersionConflict", current: { version: 2 } }]);
      const [stands] = await run(own.all(ada));
      if (stands === undefined) throw new Error("nothing stands");
      expect(await run(own.save(ada, stands))).toEqual([stands]);
    });

    it("W97 what is deleted can still be logged, and comes back as it was", async () => {
      const ada = await joined(stores);
      const first = anOwn("Parkour");
      await run(own.save(ada, first));
      expect(await run(own.remove(ada, first.id))).toEqual([]);
      expect(await run(own.remove(ada, first.id))).toEqual([]);
      expect(await run(own.byIds(ada, [first.id]))).toEqual([first]);
      expect(await refusal(own.save(ada, { ...first, name: "X", version: 2 }))).toMatchObject({
        _tag: "OwnExerciseNotFound",
      });
      expect(await run(own.restore(ada, first.id))).toEqual([first]);
      expect(await run(own.restore(ada, first.id))).toEqual([first]);
    });

    it("E19 a member has 200 at most", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: OWN_EXERCISES_LIMIT }, (_, i) => anOwn(`Exercise ${i}`));
      for (const one of all) await run(own.save(ada, one));
      const full = { _tag: "OwnExercisesAreFull", limit: OWN_EXERCISES_LIMIT };
      expect(await refusal(own.save(ada, anOwn("One more")))).toEqual(full);
      const [first] = all;
      if (first === undefined) throw new Error("no first");
      await run(own.remove(ada, first.id));
      await run(own.save(ada, anOwn("One more")));
      expect(await refusal(own.restore(ada, first.id))).toEqual(full);
    });
  });
