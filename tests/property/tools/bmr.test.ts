import { mifflinStJeor, BMR_RANGES, bmrSum, refusedFields } from "@morsel/domain/goals";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const within = (field: keyof typeof BMR_RANGES) => fc.double({ ...BMR_RANGES[field], noNaN: true });
const bodies = fc.record({
  sex: fc.constantFrom("female" as const, "male" as const),
  age: fc.integer(BMR_RANGES.age),
  heightCm: within("heightCm"),
  weightKg: within("weightKg"),
});

describe("the calculator of resting energy", () => {
  it("G2 shows the domain's figure, and lines that add up to it", () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const sum = bmrSum(body);
        expect(sum?.total).toBeCloseTo(mifflinStJeor(body), 9);
        const { weight = 0, height = 0, age = 0, sex = 0 } = sum?.parts ?? {};
        expect(weight + height + age + sex).toBeCloseTo(sum?.total ?? Number.NaN, 9);
        // As the words beside the lines say.
        expect(weight).toBeCloseTo(10 * body.weightKg, 6);
        expect(height).toBeCloseTo(6.25 * body.heightCm, 6);
        expect(age).toBeCloseTo(-5 * body.age, 6);
        expect(sex).toBeCloseTo(body.sex === "male" ? 5 : -161, 6);
      }),
    );
  });

  it("a worked example: a woman of 35 years, 168 cm and 70.4 kg", () => {
    const sum = bmrSum({ sex: "female", age: 35, heightCm: 168, weightKg: 70.4 });
    expect(sum?.total).toBeCloseTo(1418, 9);
    expect(sum?.days.map(({ energy }) => energy)).toEqual([1773, 1985, 2269, 2552]);
  });

  it("computes nothing for what is no adult body, and names the field", () => {
    const body = { sex: "male" as const, age: 30, heightCm: 180, weightKg: 80 };
    for (const [change, field] of [
      [{ age: 17 }, "age"],
      [{ age: 121 }, "age"],
      [{ heightCm: 17 }, "heightCm"],
      [{ weightKg: 800 }, "weightKg"],
      [{ weightKg: Number.NaN }, "weightKg"],
    ] as const) {
      expect(bmrSum({ ...body, ...change })).toBeUndefined();
      expect(refusedFields({ ...body, ...change })).toEqual([field]);
    }
    expect(bmrSum({ ...body, sex: undefined })).toBeUndefined();
    expect(refusedFields({})).toEqual([]);
  });
});
