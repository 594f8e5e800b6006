import { firstShownPost } from "@morsel/domain/forum";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("the first shown post of a topic", () => {
  it("FO18 the post that an address names is among the first twenty", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (number) => {
        const first = firstShownPost(`post-${number}`);
        expect(first).toBeGreaterThanOrEqual(1);
        expect(first).toBeLessThanOrEqual(number);
        expect(number - first).toBeLessThan(20);
      }),
    ));

  it("FO18 what stands in the first page begins at the beginning, and so does what is no post", () => {
    expect([1, 20].map((number) => firstShownPost(`post-${number}`))).toEqual([1, 1]);
    expect(firstShownPost("post-21")).toBe(18);
    for (const anchor of ["", "main", "post-", "post--3", "post-1.5", "post-1e9", "post-9999999999"])
      expect(firstShownPost(anchor)).toBe(1);
  });
});
