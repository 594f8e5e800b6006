import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { goalsInForce } from "@morsel/domain/goals";
import type { Goals } from "@morsel/domain/goals";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import type { MeasurementId } from "@morsel/domain/measurements";
import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { dateOf } from "../../arbitraries/diary.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aMember,
  atOnce,
  joined,
  MONDAY,
  refusal,
  run,
  someGoals,
  TUESDAY,
  WEDNESDAY,
  type Fresh,
  type Stores,
} from "../stores.ts";

export const goalStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps the GoalStore contract`, () => {
    let stores: Stores;
    beforeAll(async () => {
      stores = await fresh();
    });

    it("who never joined has no goals", async () => {
      expect(await run(stores.goals.on(aMember().id, MONDAY))).toBeUndefined();
    });

    it("the first goals are in force on every day, before they began too", async () => {
      const first = someGoals({
        dailyGoals: Array.from({ length: 7 }, () => ({ energy: 1999.5, vitamin_b12: 0.1 + 0.2 })),
      });
      const ada = await joined(stores, first);
      for (const days of [-400, -1, 0, 1, 400])
        expect(await run(stores.goals.on(ada, addDays(MONDAY, days)))).toEqual(first);
    });

    it("those in force from one day to another are read at once, oldest first", async () => {
      const first = someGoals({ effectiveFrom: TUESDAY });
      const ada = await joined(stores, first);
      const second = someGoals({ effectiveFrom: addDays(TUESDAY, 2), version: 2 }, 1600);
      const third = someGoals({ effectiveFrom: addDays(TUESDAY, 4), version: 3 }, 1700);
      for (const goals of [second, third]) await run(stores.goals.put(ada, goals));
      const all = [first, second, third].map((goals) => ({ ...goals, version: 3 }));
      for (let from = -3; from < 7; from += 1)
        for (let to = from; to < 7; to += 1) {
          const [begin, end] = [addDays(TUESDAY, from), addDays(TUESDAY, to)];
          const found = await run(stores.goals.during(ada, begin, end));
          const days = Array.from({ length: to - from + 1 }, (_, n) => addDays(begin, n));
          const onEach = await Promise.all(days.map((day) => run(stores.goals.on(ada, day))));
          expect(days.map((day) => goalsInForce(found, day))).toEqual(onEach);
          expect(found).toEqual(all.filter((goals) => onEach.some((on) => on?.effectiveFrom === goals.effectiveFrom)));
        }
      expect(await run(stores.goals.during(aMember().id, MONDAY, TUESDAY))).toEqual([]);
    });

    it("keeps limits, meal shares, water and steps, and that there are none", async () => {
      const rich = someGoals({
        limits: { sodium: { max: 2300 }, fiber: { min: 25, max: 60.5 } },
        mealShares: { breakfast: 25, lunch: 35, dinner: 40 },
        waterMl: 2000,
        steps: 8000,
      });
      const ada = await joined(stores, rich);
      expect(await run(stores.goals.on(ada, MONDAY))).toStrictEqual(rich);
      const plain = someGoals({ effectiveFrom: TUESDAY, version: 2 });
      await run(stores.goals.put(ada, plain));
      expect(await run(stores.goals.on(ada, TUESDAY))).toStrictEqual(plain);
    });

    it("new goals are in force from their day on; no earlier day changes", async () => {
      const first = someGoals();
      const ada = await joined(stores, first);
      const second = someGoals({ effectiveFrom: WEDNESDAY, version: 2, assignExerciseEnergy: "off" }, 1600);
      await run(stores.goals.put(ada, second));
      for (const day of [MONDAY, TUESDAY])
        expect(await run(stores.goals.on(ada, day))).toEqual({ ...first, version: 2 });
      expect(await run(stores.goals.on(ada, WEDNESDAY))).toEqual(second);
      expect(await run(stores.goals.on(ada, addDays(WEDNESDAY, 900)))).toEqual(second);
    });

    it("goals changed twice on a day are the later ones", async () => {
      const ada = await joined(stores);
      await run(stores.goals.put(ada, someGoals({ version: 2 }, 1700)));
      const third = someGoals({ version: 3 }, 1650);
      await run(stores.goals.put(ada, third));
      expect(await run(stores.goals.on(ada, MONDAY))).toEqual(third);
    });

    it("goals that begin later stay; whoever saw another version of any of them is told", async () => {
      const ada = await joined(stores);
      const planned = someGoals({ effectiveFrom: WEDNESDAY, version: 2 }, 1500);
      await run(stores.goals.put(ada, planned));
      const unseen = someGoals({ effectiveFrom: TUESDAY, version: 2 }, 2100);
      const standing = { ...someGoals(), version: 2 };
      expect(await refusal(stores.goals.put(ada, unseen))).toEqual({ _tag: "GoalsVersionConflict", current: standing });
      const seen = { ...unseen, version: 3 };
      await run(stores.goals.put(ada, seen));
      expect(await run(stores.goals.on(ada, TUESDAY))).toEqual(seen);
      expect(await run(stores.goals.on(ada, addDays(WEDNESDAY, 1)))).toEqual({ ...planned, version: 3 });
    });

    it("refuses a version that does not follow, shows what stands and writes nothing", async () => {
      const first = someGoals();
      const ada = await joined(stores, first);
      for (const version of [0, 1, 3]) {
        const late = someGoals({ effectiveFrom: TUESDAY, version }, 1234);
        expect(await refusal(stores.goals.put(ada, late))).toEqual({ _tag: "GoalsVersionConflict", current: first });
      }
      expect(await run(stores.goals.on(ada, WEDNESDAY))).toEqual(first);
    });

    it("of two writers of one version one wins", async () => {
      const ada = await joined(stores);
      const wishes = [1500, 1600, 1700].map((energy) => someGoals({ effectiveFrom: TUESDAY, version: 2 }, energy));
      const { won, refusals } = await atOnce(wishes.map((wish) => stores.goals.put(ada, wish)));
      expect(won).toHaveLength(1);
      const current = wishes[won[0] ?? -1];
      expect(await run(stores.goals.on(ada, TUESDAY))).toEqual(current);
      expect(refusals).toEqual([1, 2].map(() => ({ _tag: "GoalsVersionConflict", current })));
    });

    it("W121 all goals are listed, the latest first, behind the day where the page before ended", async () => {
      const ada = await joined(stores);
      const starts = [addDays(MONDAY, 9), TUESDAY, addDays(MONDAY, 30)];
      for (const [i, effectiveFrom] of starts.entries())
        await run(stores.goals.put(ada, someGoals({ effectiveFrom, version: i + 2 }, 1600 + i)));
      const days = async (page: Parameters<typeof stores.goals.history>[1]) =>
        (await run(stores.goals.history(ada, page))).map(({ effectiveFrom }) => effectiveFrom);
      const all = [...starts, MONDAY].toSorted().toReversed();
      expect(await days({ limit: 9 })).toEqual(all);
      expect(await days({ limit: 2 })).toEqual(all.slice(0, 2));
      expect(await days({ limit: 2, before: all[1] ?? MONDAY })).toEqual(all.slice(2));
      expect(await days({ limit: 2, before: MONDAY })).toEqual([]);
      expect(await run(stores.goals.history(aMember().id, { limit: 9 }))).toEqual([]);
    });

    it("W122 W123 goals that are taken back leave those before in force, once; another version is told", async () => {
      const ada = await joined(stores);
      const planned = someGoals({ effectiveFrom: WEDNESDAY, version: 2 }, 1500);
      await run(stores.goals.put(ada, planned));
      expect(await refusal(stores.goals.remove(ada, WEDNESDAY, 1))).toEqual({
        _tag: "GoalsVersionConflict",
        current: planned,
      });
      expect(await run(stores.goals.on(ada, WEDNESDAY))).toEqual(planned);
      const eve = await joined(stores);
      await run(stores.goals.remove(eve, WEDNESDAY, 2));
      expect(await run(stores.goals.on(ada, WEDNESDAY))).toEqual(planned);
      for (const version of [2, 2, 9]) {
        await run(stores.goals.remove(ada, WEDNESDAY, version));
        expect(await run(stores.goals.on(ada, WEDNESDAY))).toEqual({ ...someGoals(), version: 3 });
      }
    });

    it("W124 W431 what is known of the body changes with the goals, or not at all; the rest of the profile stays", async () => {
      const member = aMember();
      await run(stores.members.create(member, "$argon2id$hash", someGoals()));
      const eve = await joined(stores);
      const body = {
        sex: "male" as const,
        birthDate: dateOf("1988-04-05"),
        heightCm: 181,
        weightKg: 90.5,
        goalWeightKg: 82,
        weeklyChangeKg: -0.25,
        activityLevel: 3 as const,
      };
      const profileOf = async (id: typeof member.id) => (await run(stores.members.byId(id)))?.profile;
      const weighed = {
        id: randomUUID() as MeasurementId,
        type: "Weight" as const,
        date: MONDAY,
        value: 90,
        version: 1,
      };
      const weighings = () => run(stores.get(MeasurementStore).newest(member.id, "Weight", { limit: 9 }));
      await refusal(stores.goals.put(member.id, someGoals({ version: 5 }), body, weighed));
      expect(await weighings()).toEqual([]);
      expect(await profileOf(member.id)).toEqual(member.profile);
      await run(stores.goals.put(member.id, someGoals({ version: 2 }, 1700), body, weighed));
      expect(await weighings()).toEqual([weighed]);
      expect(await profileOf(member.id)).toEqual({ ...member.profile, ...body });
      expect(await run(stores.goals.on(member.id, MONDAY))).toEqual(someGoals({ version: 2 }, 1700));
      expect(await profileOf(eve)).toEqual(aMember().profile);
    });

    it("one member's goals are not another's", async () => {
      const hers = someGoals({}, 1400);
      const [ada, eve] = [await joined(stores), await joined(stores, hers)];
      await run(stores.goals.put(ada, someGoals({ version: 2 }, 3000)));
      expect(await run(stores.goals.on(eve, WEDNESDAY))).toEqual(hers);
    });

    it("agrees with a naive list of goals, whatever is put in whatever order", () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(fc.nat(10), fc.integer({ min: 1200, max: 4000 })), { maxLength: 6 }),
          async (puts) => {
            const ada = await joined(stores);
            let naive: readonly Goals[] = [someGoals()];
            const inForce = (date: CalendarDate) => naive.findLast((goals) => goals.effectiveFrom <= date) ?? naive[0];
            for (const [days, energy] of puts) {
              const effectiveFrom = addDays(MONDAY, days);
              const goals = someGoals({ effectiveFrom, version: (inForce(effectiveFrom)?.version ?? 0) + 1 }, energy);
              await run(stores.goals.put(ada, goals));
              const others = naive.filter((old) => old.effectiveFrom !== effectiveFrom);
              naive = [...others.map((old) => ({ ...old, version: goals.version })), goals].sort((a, b) =>
                a.effectiveFrom.localeCompare(b.effectiveFrom),
              );
            }
            for (let days = -1; days <= 11; days++) {
              const date = addDays(MONDAY, days);
              expect(await run(stores.goals.on(ada, date))).toEqual(inForce(date));
            }
          },
        ),
        { numRuns: 20 },
      ));
  });
