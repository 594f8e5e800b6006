import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import {
  invertWeight,
  sendWeightCommand,
  shownWeights,
  type WeightCommand,
} from "@morsel/application/measurements/client/weight-command";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { byNewest, lastWeight, weightEntry, type MeasurementId, type WeightEntry } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

const TODAY = "2026-03-11" as CalendarDate;

type Deed = { readonly kg: number; readonly daysAgo: number } | { readonly gone: number };
const deeds = fc.array(
  fc.oneof(
    fc.record({ kg: fc.integer({ min: 20, max: 700 }), daysAgo: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ gone: fc.nat(9) }),
  ),
  { minLength: 1, maxLength: 12 },
);

/** A page without React over a server in memory. */
const makePage = () => {
  const world = sampleWorld({ today: TODAY, days: 0 });
  const measurements = world.get(MeasurementsClient);
  const stored = () => Effect.runSync(Effect.orDie(measurements.newestWeights));
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`;
  let said: readonly WeightEntry[] = stored();
  let pending: readonly WeightCommand[] = [];
  const shown = () => shownWeights(said, pending);
  const submit = (kind: WeightCommand["kind"], entry: WeightEntry): WeightCommand => {
    const command = { kind, id: newId(), entry };
    pending = [...pending, command];
    return command;
  };
  return {
    newId,
    shown,
    stored,
    send: (command: WeightCommand) => submit(command.kind, command.entry),
    act: (deed: Deed): WeightCommand | undefined => {
      if ("kg" in deed)
        return submit("logWeight", {
          id: newId() as MeasurementId,
          date: addDays(TODAY, -deed.daysAgo),
          kg: deed.kg,
        });
      const entry = shown()[deed.gone % Math.max(1, shown().length)];
      return entry === undefined ? undefined : submit("deleteWeight", entry);
    },
    answerAll: (isLost: (n: number) => boolean = () => false): void => {
      for (const [n, command] of pending.entries()) {
        world.networkConditions.isUnreachable = isLost(n);
        const outcome = Effect.runSync(Effect.result(sendWeightCommand(measurements, command)));
        if (outcome._tag === "Success") said = shownWeights(said, [{ ...command, entry: outcome.success }]);
      }
      world.networkConditions.isUnreachable = false;
      pending = [];
    },
  };
};

describe("weights before the answer", () => {
  it("W53 M12 are what the server then has, newest first", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        const page = makePage();
        for (const deed of given) page.act(deed);
        const before = page.shown();
        expect(before).toEqual(before.toSorted(byNewest));
        page.answerAll();
        expect(page.stored()).toEqual(before);
        expect(page.shown()).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W53 at rest are what the server has, whichever commands got lost", () =>
    fc.assert(
      fc.property(deeds, fc.array(fc.boolean(), { maxLength: 12 }), (given, lost) => {
        const page = makePage();
        for (const deed of given) page.act(deed);
        page.answerAll((n) => lost[n] === true);
        expect(page.shown()).toEqual(page.stored());
      }),
      { numRuns: 60 },
    ));

  it("W51 W53 undo after doing is nothing", () =>
    fc.assert(
      fc.property(deeds, fc.boolean(), (given, isLogged) => {
        const page = makePage();
        for (const deed of given) page.act(deed);
        const before = page.shown();
        const command = page.act(isLogged ? { kg: 80, daysAgo: 0 } : { gone: 0 });
        if (command === undefined) return;
        page.send(invertWeight(command, page.newId));
        expect(page.shown()).toEqual(before);
        page.answerAll();
        expect(page.stored()).toEqual(before);
      }),
      { numRuns: 60 },
    ));
});

describe("a weight of a day", () => {
  it("M2 M12 lies in the human range and is kept to 10 g", () => {
    const of = (kg: number) => weightEntry("" as MeasurementId, TODAY, kg);
    expect(of(71.236)).toMatchObject({ ok: true, value: { date: TODAY, kg: 71.24 } });
    for (const kg of [19.99, 700.01, Number.NaN])
      expect(of(kg)).toMatchObject({ ok: false, error: { _tag: "MeasurementRefused", min: 20, max: 700 } });
  });

  it("M12 the last one is of the latest day, and of one day the latest id, in whatever order they come", () => {
    const on = (n: number, daysAgo: number): WeightEntry => ({
      id: `00000000-0000-7000-8000-00000000000${n}` as MeasurementId,
      date: addDays(TODAY, -daysAgo),
      kg: 70 + n,
    });
    expect(lastWeight([])).toBeUndefined();
    expect(lastWeight([on(9, 1), on(1, 0), on(2, 0), on(8, 3)])).toEqual(on(2, 0));
    expect(lastWeight([on(2, 0), on(9, 1), on(1, 0)])).toEqual(on(2, 0));
  });
});
