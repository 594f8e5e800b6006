import { FEED_ENTRIES, isBanned, isFed } from "@morsel/domain/forum";
import fc from "fast-check";
import { expect, it } from "vitest";

const instants = fc.integer({ min: 0, max: 1000 });
const bans = fc.option(fc.record({ reason: fc.string(), until: fc.option(instants, { nil: undefined }) }), {
  nil: undefined,
});

it("FO60 a feed says what is neither hidden nor of who is banned", () => {
  expect(FEED_ENTRIES).toBe(30);
  fc.assert(
    fc.property(fc.boolean(), bans, instants, (isHidden, ban, now) => {
      expect(isFed({ isHidden, ban }, now)).toBe(!isHidden && !isBanned(ban, now));
    }),
  );
  expect(isFed({ isHidden: false, ban: { reason: "Spam", until: 10 } }, 10)).toBe(true);
  expect(isFed({ isHidden: false, ban: { reason: "Spam", until: 10 } }, 9)).toBe(false);
  expect(isFed({ isHidden: true, ban: undefined }, 9)).toBe(false);
});
