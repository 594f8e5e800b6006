import { RoutineStore } from "@morsel/application/exercise/routine-store";
import { routine, ROUTINES_LIMIT, type ExerciseId, type Routine, type RoutineId } from "@morsel/domain/exercise";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

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

export const routineStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps routines`, () => {
    let stores: Stores;
    let routines: RoutineStore;
    beforeAll(async () => {
      stores = await fresh();
      routines = stores.get(RoutineStore);
    });

    it("W341 a new one is there once, by name and whole, and another member neither sees nor deletes it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [pull, leg] = [aRoutine("Pull"), aRoutine("Legs")];
      await run(routines.save(ada, pull));
      expect(await run(routines.save(ada, leg))).toEqual([leg, pull]);
      expect(await run(routines.save(ada, leg))).toEqual([leg, pull]);
      expect(await run(routines.all(bob))).toEqual([]);
      expect(await refusal(routines.remove(bob, leg.id))).toEqual({ _tag: "RoutineNotFound", id: leg.id });
      expect(await run(routines.all(ada))).toEqual([leg, pull]);
    });

    it("W341 of two who change it at once one is told what stands; what is deleted comes back as it was", async () => {
      const ada = await joined(stores);
      const first = aRoutine("Pull");
      await run(routines.save(ada, first));
      const changes = ["Push", "Legs"].map((named) => routines.save(ada, { ...first, name: named, version: 2 }));
      const { won, refusals } = await atOnce(changes);
      expect(won).toHaveLength(1);
      expect(refusals).toMatchObject([{ _tag: "RoutineVersionConflict", current: { version: 2 } }]);
      const standing = await run(routines.all(ada));
      expect(await run(routines.remove(ada, first.id))).toEqual([]);
      expect(await run(routines.remove(ada, first.id))).toEqual([]);
      expect(await run(routines.restore(ada, first.id))).toEqual(standing);
    });

    it("W340 a member has 100 at most, and none comes back over that", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: ROUTINES_LIMIT }, (_, i) => aRoutine(`Routine ${i}`));
      for (const one of all) await run(routines.save(ada, one));
      const full = { _tag: "RoutinesAreFull", limit: ROUTINES_LIMIT };
      expect(await refusal(routines.save(ada, aRoutine("One more")))).toEqual(full);
      const [first = aRoutine("none")] = all;
      await run(routines.remove(ada, first.id));
      await run(routines.save(ada, aRoutine("One more")));
      expect(await refusal(routines.restore(ada, first.id))).toEqual(full);
    });
  });
