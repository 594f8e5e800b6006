import { randomUUID } from "node:crypto";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { addDays, type CalendarDate, type TimeOfDay } from "@morsel/domain/calendar";
import type { MemberId } from "@morsel/domain/identity";
import {
  byNewest,
  MEASUREMENTS_A_DAY,
  type MeasuredType,
  type Measurement,
  type MeasurementId,
} from "@morsel/domain/measurements";
import { beforeAll, describe, expect, it } from "vitest";
import { atOnce, joined, MONDAY, refusal, run, TUESDAY, type Fresh, type Stores } from "../stores.ts";

const measured = (value: number, change: Partial<Measurement> = {}): Measurement => ({
  id: randomUUID() as MeasurementId,
  type: "Weight",
  date: MONDAY,
  value,
  version: 1,
  ...change,
});
const at = (time: string) => ({ time: time as TimeOfDay });
const range = (from: CalendarDate, to: CalendarDate, limit = 100) => ({ from, to, limit });

/** Every promise a store of measurements makes. */
export const measurementStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps measurements`, () => {
    let stores: Stores;
    let store: MeasurementStore;
    beforeAll(async () => {
      stores = await fresh();
      store = stores.get(MeasurementStore);
    });
    const newest = (member: MemberId, type: MeasuredType = "Weight") => run(store.newest(member, type, { limit: 100 }));
    const log = (member: MemberId, ...entries: readonly Measurement[]) => run(store.log(member, entries));

    it("M12 the latest day comes first, of one day the latest time, of one time the latest id; several a day are kept", async () => {
      const ada = await joined(stores);
      const all = [
        measured(71),
        measured(70.5, { date: TUESDAY }),
        measured(70.55),
        measured(70.6, at("07:00")),
        measured(70.7, at("18:30")),
        measured(70.8, at("07:00")),
        measured(20, { date: addDays(MONDAY, -400) }),
      ];
      expect(await log(ada, ...all)).toEqual(all);
      await log(ada, measured(90, { type: "Waist", date: TUESDAY }));
      expect(await newest(ada)).toEqual(all.toSorted(byNewest));
      expect((await newest(ada, "Waist")).map(({ value }) => value)).toEqual([90]);
    });

    it("M12 pages follow each other without a gap or a repeat, also within a day and a time", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: 12 }, (_, n) =>
        measured(70 + n / 100, { date: addDays(MONDAY, Math.floor(n / 6)), ...(n % 6 < 2 ? {} : at("08:00")) }),
      );
      await log(ada, ...all);
      const read: Measurement[] = [];
      for (let last = undefined as Measurement | undefined; ; last = read.at(-1)) {
        const page = await run(
          store.newest(ada, "Weight", { limit: 3, ...(last === undefined ? {} : { after: last }) }),
        );
        if (page.length === 0) break;
        read.push(...page);
      }
      expect(read).toEqual(all.toSorted(byNewest));
    });

    it("M12 the last of each type, whatever was deleted since", async () => {
      const [ada, own] = [await joined(stores), randomUUID() as MeasuredType];
      expect(await run(store.lastOfEach(ada))).toEqual([]);
      const [weight, waist, mood] = [
        measured(70, { date: TUESDAY }),
        measured(90, { type: "Waist", ...at("09:00") }),
        measured(3, { type: own }),
      ];
      const gone = measured(69, { date: addDays(TUESDAY, 3) });
      await log(ada, measured(71), weight, gone, waist, measured(91, { type: "Waist", ...at("08:00") }), mood);
      await run(store.remove(ada, [gone.id]));
      const byType = (a: Measurement, b: Measurement) => (a.type < b.type ? -1 : 1);
      expect((await run(store.lastOfEach(ada))).toSorted(byType)).toEqual([weight, waist, mood].toSorted(byType));
    });

    it("M13 W107 the days of a range, the newest first, with what was measured on them", async () => {
      const ada = await joined(stores);
      const far = addDays(MONDAY, -3);
      const gone = measured(99, { date: TUESDAY });
      await log(ada, measured(70), measured(72), measured(80, { date: TUESDAY }), gone, measured(60, { date: far }));
      await log(ada, measured(90, { type: "Waist" }));
      await run(store.remove(ada, [gone.id]));
      const days = [
        { date: TUESDAY, count: 1, sum: 80, max: 80 },
        { date: MONDAY, count: 2, sum: 142, max: 72 },
        { date: far, count: 1, sum: 60, max: 60 },
      ];
      const read = (from: CalendarDate, to: CalendarDate, limit?: number) =>
        run(store.days(ada, "Weight", range(from, to, limit)));
      expect(await read(far, TUESDAY)).toEqual(days);
      expect(await read(far, TUESDAY, 2)).toEqual(days.slice(0, 2));
      expect(await read(addDays(far, 1), MONDAY)).toEqual([days[1]]);
    });

    it("W50 what stands under an id stays, and devices that log at once all count", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: 4 }, (_, n) => measured(70 + n));
      await atOnce([...all, ...all].map((entry) => store.log(ada, [entry])));
      expect(await newest(ada)).toEqual(all.toSorted(byNewest));
      const [first = measured(1)] = all;
      expect(await log(ada, { ...first, value: 99, date: TUESDAY })).toEqual([first]);
      expect(await newest(ada)).toHaveLength(4);
    });

    it("W51 W102 what is deleted comes back as it stood, twice is harmless, nobody else reaches it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [entry, other] = [measured(71.25, at("07:10")), measured(90, { type: "Waist" })];
      await log(ada, entry, other);
      const unknown = { _tag: "MeasurementNotFound", id: entry.id };
      expect(await refusal(store.remove(bob, [entry.id]))).toEqual(unknown);
      expect(await refusal(store.restore(bob, [entry.id]))).toEqual(unknown);
      expect(await refusal(store.change(bob, { ...entry, version: 2 }))).toEqual(unknown);
      expect(await run(store.byId(bob, entry.id))).toBeUndefined();
      // All of them or none.
      expect((await refusal(store.remove(ada, [other.id, randomUUID() as MeasurementId])))._tag).toBe(
        "MeasurementNotFound",
      );
      expect(await newest(ada, "Waist")).toEqual([other]);
      for (let n = 0; n < 2; n += 1) expect(await run(store.remove(ada, [entry.id, other.id]))).toEqual([entry, other]);
      expect([await newest(ada), await newest(ada, "Waist")]).toEqual([[], []]);
      expect(await run(store.byId(ada, entry.id))).toBeUndefined();
      expect((await refusal(store.change(ada, { ...entry, version: 2 })))._tag).toBe("MeasurementNotFound");
      for (let n = 0; n < 2; n += 1) expect(await run(store.restore(ada, [entry.id]))).toEqual([entry]);
      expect(await newest(ada)).toEqual([entry]);
      // Logged again under its id it stands as given, one version on.
      expect(await log(ada, { ...other, value: 91 })).toEqual([{ ...other, value: 91, version: 2 }]);
      expect(await newest(bob)).toEqual([]);
    });

    it("W101 a change replaces the version before it; an older one gets what stands; the same again is done", async () => {
      const ada = await joined(stores);
      const entry = measured(70);
      await log(ada, entry);
      const next = { ...entry, value: 71, date: TUESDAY, ...at("21:00"), version: 2 };
      for (let n = 0; n < 2; n += 1) expect(await run(store.change(ada, next))).toEqual(next);
      expect(await newest(ada)).toEqual([next]);
      const late = { ...entry, value: 72, version: 2 };
      expect(await refusal(store.change(ada, late))).toEqual({ _tag: "MeasurementVersionConflict", current: next });
      const { time: _, ...timeless } = { ...next, version: 3 };
      expect(await run(store.change(ada, timeless))).toEqual(timeless);
      expect(await newest(ada)).toEqual([timeless]);
      const contest = [72, 73].map((value) => ({ ...timeless, value, version: 4 }));
      const { won, refusals } = await atOnce(contest.map((one) => store.change(ada, one)));
      expect([won.length, refusals.map(({ _tag }) => _tag)]).toEqual([1, ["MeasurementVersionConflict"]]);
      expect(await newest(ada)).toEqual([contest[won[0] ?? 0]]);
    });

    it("M14 W103 a day holds so many of a type; of what would be more nothing is written", async () => {
      const ada = await joined(stores);
      const all = Array.from({ length: MEASUREMENTS_A_DAY }, (_, n) => measured(60 + n));
      await log(ada, ...all);
      const full = { _tag: "MeasurementDayIsFull", type: "Weight", date: MONDAY, limit: MEASUREMENTS_A_DAY };
      const [waist, tuesday] = [measured(90, { type: "Waist" }), measured(80, { date: TUESDAY })];
      expect(await refusal(store.log(ada, [waist, measured(70)]))).toEqual(full);
      expect(await newest(ada, "Waist")).toEqual([]);
      await log(ada, waist, tuesday, ...all.slice(0, 3));
      expect(await refusal(store.change(ada, { ...tuesday, date: MONDAY, version: 2 }))).toEqual(full);
      const [first = tuesday] = all;
      expect(await run(store.change(ada, { ...first, value: 99, version: 2 }))).toMatchObject({ value: 99 });
      await run(store.remove(ada, [first.id]));
      await run(store.change(ada, { ...tuesday, date: MONDAY, version: 2 }));
      expect(await refusal(store.restore(ada, [first.id]))).toEqual(full);
    });
  });
