import { randomUUID } from "node:crypto";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { OWN_TYPES_LIMIT, type OwnMeasurementType, type OwnTypeId } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";
import { roomContract, versionedStoreContract, type VersionedSubject } from "../versioned-records/versioned-store.ts";

const typeOf = (name: string, unit = ""): OwnMeasurementType => ({
  id: randomUUID() as OwnTypeId,
  name,
  unit,
  version: 1,
});

const SUBJECT: VersionedSubject<OwnMeasurementType> = {
  make: (called, id) => ({ ...typeOf(called, "cm"), id: id as OwnTypeId }),
  rename: (one, called) => ({ ...one, name: called, version: one.version + 1 }),
  idOf: ({ id }) => id,
  ask: ({ get }) => {
    const { save, all: active, ...types } = get(MeasurementTypeStore);
    return {
      save,
      active,
      remove: (member, id) => types.remove(member, id as OwnTypeId),
      restore: (member, id) => types.restore(member, id as OwnTypeId),
    };
  },
  answers: "all",
  notFound: (id) => ({ _tag: "MeasurementTypeNotFound", id }),
  conflict: "MeasurementTypeVersionConflict",
};

/** Every promise a store of own types makes. */
export const measurementTypeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps types of measurements`, () => {
    let stores: Stores;
    let store: MeasurementTypeStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MeasurementTypeStore);
    });

    it("W104 own types come by name", async () => {
      const ada = await joined(stores);
      const [mood, biceps] = [typeOf("Mood"), typeOf("Biceps", "cm")];
      await run(store.save(ada, mood));
      expect(await run(store.save(ada, biceps))).toEqual([biceps, mood]);
      const arm = { ...biceps, name: "Upper arm", version: 2 };
      expect(await run(store.save(ada, arm))).toEqual([mood, arm]);
      expect((await refusal(store.save(ada, { ...biceps, unit: "in", version: 2 })))._tag).toBe(
        "MeasurementTypeVersionConflict",
      );
    });

    it("W104 no two have one name, in any case, also when they are added at once", async () => {
      const ada = await joined(stores);
      const { won, refusals } = await atOnce([typeOf("Mood"), typeOf("MOOD")].map((type) => store.save(ada, type)));
      expect([won.length, refusals.map(({ _tag }) => _tag)]).toEqual([1, ["MeasurementTypeTaken"]]);
      const pulse = typeOf("Pulse");
      await run(store.save(ada, pulse));
      expect((await refusal(store.save(ada, { ...pulse, name: "mood", version: 2 })))._tag).toBe(
        "MeasurementTypeTaken",
      );
    });

    it("W104 what is deleted comes back where its name is free", async () => {
      const ada = await joined(stores);
      const [mood, other] = [typeOf("Mood"), typeOf("Mood")];
      await run(store.save(ada, mood));
      await run(store.remove(ada, mood.id));
      await run(store.save(ada, other));
      expect(await refusal(store.restore(ada, mood.id))).toEqual({ _tag: "MeasurementTypeTaken", name: "Mood" });
    });

    it("W106 the limits of everybody until others are chosen", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      for (const limits of ["asian", "general", "asian"] as const) await run(store.chooseBmiLimits(ada, limits));
      expect([await run(store.bmiLimits(ada)), await run(store.bmiLimits(bob))]).toEqual(["asian", "general"]);
    });

    versionedStoreContract("a type of measurements", fresh, SUBJECT);
    roomContract("a type of measurements", fresh, SUBJECT, { limit: OWN_TYPES_LIMIT, full: "MeasurementTypesAreFull" });
  });
