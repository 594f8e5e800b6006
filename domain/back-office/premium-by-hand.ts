import { err, ok, type Result } from "../result/index.ts";

/** BO1: the one gift of a member; given again, it has another end. */
export const GIFT_ID = "by hand";

const MOST_YEARS = 10;
const YEAR_MS = 366 * 86_400_000;

export type GiftEndRefused = { readonly _tag: "GiftEndRefused"; readonly years: number };

/** BO1 */
export const checkGiftEnd = (until: number, now: number): Result<number, GiftEndRefused> =>
  until > now && until <= now + MOST_YEARS * YEAR_MS ? ok(until) : err({ _tag: "GiftEndRefused", years: MOST_YEARS });

/** BO1: the end of a gift that is taken back; one that is over stays as it was. */
export const giftTakenBack = (until: number, now: number): number => Math.min(until, now);
