import { usualServing, type Serving, type ServingId } from "@morsel/domain/foods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const serving = (label: string, grams: number): Serving => ({
  id: label.replaceAll(/\W+/gu, "-") as ServingId,
  label,
  grams,
});
const choose = (servings: readonly Serving[], given?: Serving): string | undefined =>
  usualServing({ servings, ...(given === undefined ? {} : { defaultServing: given.id }) })?.label;

const cup = serving("1 cup, sliced", 150);
const medium = serving("1 medium (7 in)", 118);
const large = serving("1 large", 50);
const bare = serving("1 serving", 126);
const half = serving("1/2 chicken", 329);
const sip = serving("1 fl oz", 30);
const piece = serving("3 oz", 85);

describe("the serving offered first", () => {
  it.each([
    ["the default with a name", [cup, medium, large], large, "1 large"],
    ["a medium one rather than a bare serving", [cup, medium, bare], bare, "1 medium (7 in)"],
    ["the bare serving when nothing is medium", [cup, bare], bare, "1 serving"],
    ["one of something before parts of it", [half, piece, cup], undefined, "1 cup, sliced"],
    ["a cup rather than a sip", [sip, cup], undefined, "1 cup, sliced"],
    ["a sip when nothing else is a helping", [sip, half], undefined, "1 fl oz"],
    ["a helping rather than half an animal", [half, piece], undefined, "3 oz"],
    ["nothing when nothing is a helping", [half], undefined, undefined],
    ["nothing when there is nothing", [], undefined, undefined],
  ])("F15 is %s", (_what, servings, given, expected) => {
    expect(choose(servings, given)).toBe(expected);
  });

  it("F15 is one of the food's own, whatever they are", () => {
    const any = fc.record({ label: fc.string(), grams: fc.double({ min: 0.001, max: 10_000, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (given) => {
        const servings = given.map(({ label, grams }, n) => ({ ...serving(label, grams), id: `s${n}` as ServingId }));
        const chosen = usualServing({ servings });
        if (chosen !== undefined) expect(servings).toContain(chosen);
        else expect(servings.every(({ grams }) => grams < 5 || grams > 300)).toBe(true);
      }),
    );
  });
});
