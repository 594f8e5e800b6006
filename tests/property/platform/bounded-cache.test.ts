import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeBoundedCache } from "@morsel/application/platform/bounded-cache";

const keys = fc.integer({ min: 0, max: 30 }).map(String);
const uses = fc.array(fc.oneof(fc.record({ set: keys }), fc.record({ get: keys }), fc.record({ delete: keys })), {
  maxLength: 300,
});

describe("a bounded cache", () => {
  it("answers what was set last under a key or nothing, the half used last for certain, and never more than it may keep", () =>
    fc.assert(
      fc.property(uses, fc.integer({ min: 2, max: 20 }), (all, most) => {
        const cache = makeBoundedCache<number>(most);
        const truth = new Map<string, number>();
        all.forEach((use, at) => {
          if ("delete" in use) {
            cache.delete(use.delete);
            truth.delete(use.delete);
            return;
          }
          const key = "set" in use ? use.set : use.get;
          const place = [...truth.keys()].toReversed().indexOf(key);
          if ("set" in use) {
            cache.set(key, at);
            truth.delete(key);
            truth.set(key, at);
            return;
          }
          const known = cache.get(key);
          if (known === undefined) {
            expect(place === -1 || place >= Math.floor(most / 2)).toBe(true);
            truth.delete(key);
            return;
          }
          expect(known).toBe(truth.get(key));
          truth.delete(key);
          truth.set(key, known);
        });
        const kept = [...Array(31).keys()].map(String).filter((key) => cache.get(key) !== undefined);
        expect(kept.length).toBeLessThanOrEqual(most);
      }),
    ));
});
