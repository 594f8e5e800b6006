import { randomUUID } from "node:crypto";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { OWN_TYPES_LIMIT, type OwnMeasurementType, type OwnTypeId } from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const typeOf = (name: string, unit = ""): OwnMeasurementType => ({
  id: randomUUID() as OwnTypeId,
  name,
  unit,
  version: 1,
});

/** Every promise a store of own types makes. */
export const measurementTypeStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps types of measurements`, () => {
    let stores: Stores;
    let store: MeasurementTypeStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MeasurementTypeStore);
    });

    it("W104 own types by name; the same again is done already, an older version gets what stands", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [mood, biceps] = [typeOf("Mood"), typeOf("Biceps", "cm")];
      await run(store.save(ada, mood));
      for (let n = 0; n < 2; n += 1) expect(await run(store.save(ada, biceps))).toEqual([biceps, mood]);
      expect(await run(store.all(bob))).toEqual([]);
      const arm = { ...biceps, name: "Upper arm", version: 2 };
      for (let n = 0; n < 2; n += 1) expect(await run(store.save(ada, arm))).toEqual([mood, arm]);
      expect(await refusal(store.save(ada, { ...biceps, unit: "in", version: 2 }))).toEqual({
        _tag: "MeasurementTypeVersionConflict",
        current: arm,
      });
      const unknown = { ...typeOf("Pulse"), version: 2 };
      expect(await refusal(store.save(ada, unknown))).toEqual({ _tag: "MeasurementTypeNotFound", id: unknown.id });
      expect(await refusal(store.remove(bob, arm.id))).toEqual({ _tag: "MeasurementTypeNotFound", id: arm.id });
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

    it("W104 what is deleted is not offered, and comes back where its name and a place are free", async () => {
      const ada = await joined(stores);
      const [mood, other] = [typeOf("Mood"), typeOf("Mood")];
      await run(store.save(ada, mood));
      for (let n = 0; n < 2; n += 1) expect(await run(store.remove(ada, mood.id))).toEqual([]);
      expect((await refusal(store.save(ada, { ...mood, version: 2 })))._tag).toBe("MeasurementTypeNotFound");
      for (let n = 0; n < 2; n += 1) expect(await run(store.restore(ada, mood.id))).toEqual([mood]);
      await run(store.remove(ada, mood.id));
      await run(store.save(ada, other));
      expect(await refusal(store.restore(ada, mood.id))).toEqual({ _tag: "MeasurementTypeTaken", name: "Mood" });
    });

    it("M3 there are so many and no more", async () => {
      const ada = await joined(stores);
      for (let n = 0; n < OWN_TYPES_LIMIT; n += 1) await run(store.save(ada, typeOf(`Type ${n}`)));
      expect(await refusal(store.save(ada, typeOf("One more")))).toEqual({
        _tag: "MeasurementTypesAreFull",
        limit: OWN_TYPES_LIMIT,
      });
    });

    it("W106 the limits of everybody until others are chosen", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      for (const limits of ["asian", "general", "asian"] as const) await run(store.chooseBmiLimits(ada, limits));
      expect([await run(store.bmiLimits(ada)), await run(store.bmiLimits(bob))]).toEqual(["asian", "general"]);
    });
  });
