import {
  withStoredEntries,
  invertMeasurements,
  sendMeasurementCommand,
  projectPendingMeasurements,
  type MeasurementCommand,
} from "@morsel/application/measurements/client/measurement-command";
import { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { allDays } from "@morsel/application/measurements/client/all-days";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { byNewest, type MeasuredType, type Measurement } from "@morsel/domain/measurements";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf } from "../../arbitraries/diary.ts";
import { measurementsBefore, OWN_TYPE } from "../../arbitraries/measurements.ts";
import { sampleWorld } from "../../support/world.ts";

const TODAY = dateOf("2026-03-11");
const entries = measurementsBefore(TODAY);

type Deed =
  | { readonly log: readonly Measurement[] }
  | { readonly gone: readonly number[] }
  | { readonly changed: number; readonly to: Measurement };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ log: fc.array(entries, { minLength: 1, maxLength: 3 }) }),
  fc.record({ gone: fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 2 }) }),
  fc.record({ changed: fc.nat(9), to: entries }),
);
const deeds = fc.array(deed, { minLength: 1, maxLength: 10 });

/** A page without React over a server in memory, which shows one type. */
const makePage = (of: MeasuredType = "Weight") => {
  const world = sampleWorld({ today: TODAY, days: 0 });
  const measurements = world.get(MeasurementsClient);
  Effect.runSync(Effect.orDie(measurements.saveType({ id: OWN_TYPE as never, name: "Mood", unit: "", version: 1 })));
  const stored = () => {
    const read: Measurement[] = [];
    let cursor: string | undefined;
    do {
      const page = Effect.runSync(Effect.orDie(measurements.page(of, cursor)));
      read.push(...page.items);
      cursor = page.next;
    } while (cursor !== undefined);
    return read;
  };
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`;
  let said: readonly Measurement[] = stored();
  let pending: readonly MeasurementCommand[] = [];
  const shown = () => projectPendingMeasurements(said, of, pending);
  const submit = (command: MeasurementCommand): MeasurementCommand => {
    pending = [...pending, command];
    return command;
  };
  const shownAt = (n: number) => shown()[n % Math.max(1, shown().length)];
  return {
    newId,
    shown,
    stored,
    submit,
    act: (given: Deed): MeasurementCommand | undefined => {
      const id = newId();
      if ("log" in given) return submit({ kind: "logMeasurements", id, entries: given.log });
      if ("gone" in given) {
        const gone = [...new Set(given.gone.flatMap((n) => shownAt(n) ?? []))];
        return gone.length === 0 ? undefined : submit({ kind: "deleteMeasurements", id, entries: gone });
      }
      const entry = shownAt(given.changed);
      if (entry === undefined) return undefined;
      const { time: _, ...rest } = entry;
      const { date, time, value } = given.to;
      // A value of another type may be out of this one's range.
      const next = {
        ...rest,
        date,
        ...(time === undefined ? {} : { time }),
        value: given.to.type === of ? value : entry.value,
        version: entry.version + 1,
      };
      return submit({ kind: "changeMeasurement", id, entry, next });
    },
    answerAll: (isLost: (n: number) => boolean = () => false): void => {
      for (const [n, command] of pending.entries()) {
        world.networkConditions.isUnreachable = isLost(n);
        const outcome = Effect.runSync(Effect.result(sendMeasurementCommand(measurements, command)));
        if (outcome._tag === "Success")
          said = projectPendingMeasurements(said, of, [withStoredEntries(command, outcome.success)]);
      }
      world.networkConditions.isUnreachable = false;
      pending = [];
    },
  };
};

describe("measurements before the answer", () => {
  it("W53 M12 are what the server then has of the type, newest first", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        const page = makePage();
        for (const one of given) page.act(one);
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
      fc.property(deeds, fc.array(fc.boolean(), { maxLength: 10 }), (given, lost) => {
        const page = makePage();
        for (const one of given) page.act(one);
        page.answerAll((n) => lost[n] === true);
        expect(page.shown()).toEqual(page.stored());
      }),
      { numRuns: 60 },
    ));

  it("W51 W53 W102 undo after doing is nothing but a version", () =>
    fc.assert(
      fc.property(deeds, deed, (given, last) => {
        const page = makePage();
        const versionless = (all: readonly Measurement[]) => all.map((entry) => ({ ...entry, version: 0 }));
        for (const one of given) page.act(one);
        const before = page.shown();
        const command = page.act(last);
        if (command === undefined) return;
        const back = invertMeasurements(command, page.newId, page.shown());
        if (back === undefined) throw new Error("nothing changed it since");
        page.submit(back);
        expect(versionless(page.shown())).toEqual(versionless(before));
        page.answerAll();
        expect(versionless(page.stored())).toEqual(versionless(before));
      }),
      { numRuns: 60 },
    ));

  it("W101 a change that was changed again is not taken back", () => {
    const page = makePage();
    const [entry] = page.shown();
    if (entry === undefined) throw new Error("no first weight");
    const next = { ...entry, value: 70, version: 2 };
    const command = page.submit({ kind: "changeMeasurement", id: page.newId(), entry, next });
    page.submit({ kind: "changeMeasurement", id: page.newId(), entry: next, next: { ...next, version: 3 } });
    expect(invertMeasurements(command, page.newId, page.shown())).toBeUndefined();
    expect(invertMeasurements(command, page.newId, [])).toMatchObject({ next: { value: entry.value, version: 3 } });
  });

  it("W53 of a list that goes on nothing is shown behind its last entry, where others may lie", () => {
    const said = makePage().shown();
    const [last] = said;
    if (last === undefined) throw new Error("no first weight");
    const older = { ...last, id: "00000000-0000-7000-8000-00000000ffff" as typeof last.id, date: addDays(TODAY, -9) };
    const command: MeasurementCommand = { kind: "logMeasurements", id: "", entries: [older] };
    expect(projectPendingMeasurements(said, "Weight", [command], true)).toEqual(said);
    expect(projectPendingMeasurements(said, "Weight", [command])).toEqual([last, older]);
  });
});

describe("the days of a range", () => {
  it("W107 come page after page until there is no older one, the oldest first", () => {
    const world = sampleWorld({ today: TODAY, days: 0 });
    const member = world.browser.member;
    if (member === undefined) throw new Error("nobody is signed in");
    const store = world.get(MeasurementStore);
    const { readDays } = world.get(MeasurementsUseCases);
    const dates = Array.from({ length: 23 }, (_, n) => addDays(TODAY, -2 * n)).toReversed();
    const all = dates.map((date, n) => ({
      id: `00000000-0000-7000-8000-${String(n).padStart(12, "0")}` as Measurement["id"],
      type: "Waist" as const,
      date,
      value: 80 + n,
      version: 1,
    }));
    Effect.runSync(Effect.orDie(store.log(member, all)));
    const from = dates[0] ?? TODAY;
    const read = (to: CalendarDate) => readDays({ member, type: "Waist", from, to, limit: 5 });
    const days = Effect.runSync(Effect.orDie(allDays(read, TODAY)));
    expect(days.map(({ date }) => date)).toEqual(dates);
    expect(Effect.runSync(Effect.flip(read(addDays(from, -1))))).toMatchObject({ _tag: "FieldRefused", field: "from" });
  });
});
