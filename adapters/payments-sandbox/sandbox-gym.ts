import type { PartnerGym } from "@morsel/application/membership/gym/partner-gym";
import { dayNumber, isCalendarDate } from "@morsel/domain/calendar";
import * as Effect from "effect/Effect";

const DAY_MS = 86_400_000;

/** Stands in for a gym: a membership is the day on which it ends and four digits, such as 20301231-0042. */
export const sandboxGym: PartnerGym = {
  name: "Test gym",
  isSandbox: true,
  lastsUntil: (membership) =>
    Effect.sync(() => {
      const [, year = "", month = "", day = ""] = /^(\d{4})(\d{2})(\d{2})\d{4}$/.exec(membership) ?? [];
      const date = `${year}-${month}-${day}`;
      return isCalendarDate(date) ? (dayNumber(date) + 1) * DAY_MS : undefined;
    }),
};
