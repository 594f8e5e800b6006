import { DiaryClient } from "@morsel/application/diary/client/diary-client";
import { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import {
  invertWater,
  resolveWater,
  sendHydrationCommand,
  projectPendingWater,
  type HydrationCommand,
} from "@morsel/application/hydration/client/hydration-command";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry } from "@morsel/domain/hydration";
import * as Effect from "effect/Effect";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleWorld } from "../../support/world.ts";

const TODAY = "2026-03-11" as CalendarDate;

/** A page without React over a server in memory: `ml` is drunk, an index is deleted. */
const makePage = () => {
  const world = sampleWorld({ today: TODAY, days: 0 });
  const diary = world.get(DiaryClient);
  const hydration = world.get(HydrationClient);
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String((made += 1)).padStart(12, "0")}`;
  let said: readonly WaterEntry[] = [];
  let pending: readonly HydrationCommand[] = [];
  const shown = () => projectPendingWater(said, TODAY, pending);
  const submit = (command: HydrationCommand): HydrationCommand => {
    pending = [...pending, command];
    return command;
  };
  return {
    newId,
    shown,
    submit,
    waits: () => pending.length > 0,
    stored: () => Effect.runSync(Effect.orDie(diary.day(TODAY))).water.entries,
    drink: (ml: number) =>
      submit({ kind: "logWater", id: newId(), date: TODAY, entry: { id: newId() as WaterEntry["id"], ml } }),
    remove: (n: number) => {
      const entry = shown()[n % Math.max(1, shown().length)];
      return entry === undefined ? undefined : submit({ kind: "deleteWater", id: newId(), date: TODAY, entry });
    },
    answer: (isLost: boolean): void => {
      const [command, ...rest] = pending;
      if (command === undefined) return;
      world.networkConditions.isUnreachable = isLost;
      const outcome = Effect.runSync(Effect.result(sendHydrationCommand(hydration, command)));
      world.networkConditions.isUnreachable = false;
      said = outcome._tag === "Success" ? outcome.success : resolveWater(said, command, outcome.failure);
      pending = rest;
    },
  };
};

type Page = ReturnType<typeof makePage>;
const answerAll = (page: Page, isLost: (n: number) => boolean = () => false): void => {
  for (let n = 0; page.waits(); n += 1) page.answer(isLost(n));
};

const deeds = fc.array(
  fc.oneof(fc.record({ ml: fc.integer({ min: 100, max: 500 }) }), fc.record({ gone: fc.nat(9) })),
  {
    minLength: 1,
    maxLength: 12,
  },
);
const doAll = (page: Page, given: readonly ({ readonly ml: number } | { readonly gone: number })[]): void => {
  for (const deed of given)
    if ("ml" in deed) page.drink(deed.ml);
    else page.remove(deed.gone);
};

describe("water before the answer", () => {
  it("W36 is what the server then has", () =>
    fc.assert(
      fc.property(deeds, (given) => {
        const page = makePage();
        doAll(page, given);
        const before = page.shown();
        answerAll(page);
        expect(page.stored()).toEqual(before);
        expect(page.shown()).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W36 at rest is what the server has, whichever commands got lost", () =>
    fc.assert(
      fc.property(deeds, fc.array(fc.boolean(), { maxLength: 12 }), (given, lost) => {
        const page = makePage();
        doAll(page, given);
        answerAll(page, (n) => lost[n] === true);
        expect(page.shown()).toEqual(page.stored());
      }),
      { numRuns: 60 },
    ));

  it("W36 undo after doing is nothing", () =>
    fc.assert(
      fc.property(deeds, fc.boolean(), (given, isDrunk) => {
        const page = makePage();
        doAll(page, given);
        const amounts = () =>
          page
            .shown()
            .map(({ ml }) => ml)
            .toSorted((a, b) => a - b);
        const before = amounts();
        const command = isDrunk ? page.drink(250) : page.remove(0);
        if (command === undefined) return;
        page.submit(invertWater(command, page.newId));
        expect(amounts()).toEqual(before);
        answerAll(page);
        expect(amounts()).toEqual(before);
      }),
      { numRuns: 60 },
    ));

  it("W36 over a day that has it already a command changes nothing", () => {
    const page = makePage();
    const [drunk] = [page.drink(250)];
    page.answer(false);
    expect(projectPendingWater(page.stored(), TODAY, [drunk])).toEqual(page.stored());
  });

  it("W36 of another day is not shown", () => {
    const page = makePage();
    const command = page.drink(250);
    expect(projectPendingWater([], "2026-03-12" as CalendarDate, [command])).toEqual([]);
  });
});
