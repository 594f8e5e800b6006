import { addDays } from "@morsel/domain/calendar";
import * as body from "@morsel/domain/measurements";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { today } from "../../arbitraries/goals.ts";
import { errorOf, valueOf } from "../../arbitraries/numbers.ts";

describe("what is said of measurements", () => {
  it("M16 a weight that moved by less than 50 g is even, and otherwise down or up", () => {
    expect([0, 0.049, -0.049].map(body.weightDirection)).toEqual(["even", "even", "even"]);
    expect([0.05, 0.051, 3].map(body.weightDirection)).toEqual(["up", "up", "up"]);
    expect([-0.05, -3].map(body.weightDirection)).toEqual(["down", "down"]);
  });

  it("M8 a waist of half the height is at the line", () => {
    expect([0.49, 0.5, 0.51].map(body.isWaistBelowLine)).toEqual([true, false, false]);
  });

  it("W52 something is measured of a day from the birth to tomorrow", () =>
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 5 }), (day) => {
        const birthDate = addDays(today, -365);
        const date = addDays(today, day);
        const checked = body.checkMeasuredDay(date, { birthDate, today });
        if (day >= -365 && day <= 1) expect(valueOf(checked)).toBe(date);
        else
          expect(errorOf(checked)).toEqual({
            _tag: "MeasuredDayRefused",
            earliest: birthDate,
            latest: addDays(today, 1),
          });
      }),
    ));

  it("W105 a measurement is of a given type or of one of the member's own that stands", () => {
    const id = (n: number) => `01890000-0000-7000-8000-${String(n).padStart(12, "0")}` as body.OwnTypeId;
    const own = [{ id: id(2) }, { id: id(3) }];
    expect(body.isTypeOf([], "Neck")).toBe(true);
    expect([id(3), id(50)].map((type) => body.isTypeOf(own, type))).toEqual([true, false]);
  });
});
