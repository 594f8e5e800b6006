import { checkAudience, flagsFor, isInAudience, type FlagAudience, type FlagViewer } from "@morsel/domain/eligibility";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const viewers: fc.Arbitrary<FlagViewer> = fc.record({
  id: fc.uuid(),
  country: fc.constantFrom("DE", "AT", "US"),
  locale: fc.constantFrom("de", "en"),
  hasPremium: fc.boolean(),
});
const flag = (name: string, audience?: FlagAudience) => ({ name, audience });
const members = Array.from({ length: 20_000 }, (_, n) => `00000000-0000-7000-8000-${String(n).padStart(12, "0")}`);
const viewer = (id: string): FlagViewer => ({ id, country: "DE", locale: "de", hasPremium: false });
const reached = (name: string, share: number) =>
  new Set(members.filter((id) => isInAudience(flag(name, { share }), viewer(id))));

describe("the audience of a flag", () => {
  it("EL23 a greater share keeps those of a smaller one; nothing reaches nobody, and all reaches everybody", () =>
    fc.assert(
      fc.property(
        viewers,
        fc.double({ min: 0, max: 100, noNaN: true }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (one, a, b) => {
          const [less, more] = [Math.min(a, b), Math.max(a, b)];
          if (isInAudience(flag("x", { share: less }), one))
            expect(isInAudience(flag("x", { share: more }), one)).toBe(true);
          expect(isInAudience(flag("x", { share: 0 }), one)).toBe(false);
          expect([isInAudience(flag("x", { share: 100 }), one), isInAudience(flag("x"), one)]).toEqual([true, true]);
        },
      ),
    ));

  it("EL23 a share is about that many members, even of ids that hardly differ, and each flag chooses others", () => {
    for (const share of [1, 12.5, 50, 90]) {
      const expected = (members.length * share) / 100;
      // Five standard deviations of a draw by chance.
      expect(Math.abs(reached("banner", share).size - expected)).toBeLessThan(
        5 * Math.sqrt(expected * (1 - share / 100)),
      );
    }
    const [one, other] = [reached("banner", 50), reached("survey", 50)];
    const both = [...one].filter((id) => other.has(id)).length;
    expect(Math.abs(both - members.length / 4)).toBeLessThan(5 * Math.sqrt((members.length * 3) / 16));
  });

  it("EL23 all that is said must hold", () =>
    fc.assert(
      fc.property(viewers, fc.subarray(["DE", "AT"], { minLength: 1 }), fc.boolean(), (one, countries, hasPremium) => {
        expect(isInAudience(flag("x", { countries, locales: ["de"], hasPremium }), one)).toBe(
          countries.includes(one.country) && one.locale === "de" && one.hasPremium === hasPremium,
        );
      }),
    ));

  it("EL23 a flag that does not hold for a member is not set for them", () => {
    const set = (name: string, audience?: FlagAudience) =>
      [name, { name, treatment: "on", config: null, audience }] as const;
    const flags = new Map([set("all"), set("nobody", { share: 0 }), set("austria", { countries: ["AT"] })]);
    expect([...flagsFor(flags, viewer("x")).keys()]).toEqual(["all"]);
  });

  it("EL23 refuses what can mean nothing, by its name", () => {
    for (const share of [-1, 100.5, Number.NaN])
      expect(checkAudience({ share })).toEqual({ ok: false, error: { _tag: "AudienceRefused", field: "share" } });
    for (const countries of [[], ["de"], ["DEU"]])
      expect(checkAudience({ countries })).toMatchObject({ error: { field: "countries" } });
    for (const locales of [[], ["DE"], ["zh_CN"]])
      expect(checkAudience({ locales })).toMatchObject({ error: { field: "locales" } });
    const good = { share: 0, countries: ["DE"], locales: ["zh-CN", "de"], hasPremium: true };
    expect(checkAudience(good)).toEqual({ ok: true, value: good });
  });
});
