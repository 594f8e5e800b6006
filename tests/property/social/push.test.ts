import { addDays, weekday, type CalendarDate, type Instant, type TimeOfDay } from "@morsel/domain/calendar";
import { localNow } from "@morsel/application/platform/local-date";
import {
  dueReminders,
  instantAt,
  isNewsTold,
  isPushChoices,
  isReminderTold,
  nextReminderAt,
  NO_PUSH,
  pushTag,
  quietUntil,
  type LocalTime,
  type PushChoices,
  type Reminder,
} from "@morsel/domain/social";
import { isMealLogged } from "@morsel/domain/diary";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const MINUTE = 60_000;
const HOUR = 3_600_000;
const localIn =
  (zone: string): LocalTime =>
  (instant) =>
    localNow(instant, zone);
const time = (text: string) => text as TimeOfDay;
const date = (text: string) => text as CalendarDate;
const at = (text: string) => Date.parse(text) as Instant;
const zones = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "Africa/Casablanca",
  "America/Santiago",
  "Asia/Beirut",
  "Antarctica/Troll",
  "America/Nuuk",
);
const times = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => time(`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`));
const days = fc.integer({ min: 0, max: 1500 }).map((day) => addDays(date("2025-01-01"), day));
const breakfast = (when: TimeOfDay): PushChoices => ({ ...NO_PUSH, meals: [{ meal: "breakfast", time: when }] });
const names = (reminders: readonly Reminder[]) =>
  reminders.map((one) => `${one.kind} ${one.kind === "meals" ? one.meal : ""} ${one.date}`);

/** As the job looks: each time that is said to be the next one. */
const walked = (choices: PushChoices, from: Instant, until: Instant, local: LocalTime): readonly Reminder[] => {
  const told: Reminder[] = [];
  for (let after = from; ;) {
    const now = nextReminderAt(choices, after, local);
    if (now === undefined || now > until) return told;
    told.push(...dueReminders(choices, { after, now }, local));
    after = now;
  }
};

describe("what a device is told of", () => {
  it("SO70 each meal and each weekday once, times of day alone; nothing before it is chosen", () => {
    expect(isPushChoices(NO_PUSH)).toBe(true);
    expect([NO_PUSH.messages, NO_PUSH.invitations, NO_PUSH.meals, NO_PUSH.weighIn]).toEqual([
      false,
      false,
      [],
      undefined,
    ]);
    const meal = { meal: "lunch" as const, time: time("12:00") };
    expect(isPushChoices({ ...NO_PUSH, meals: [meal] })).toBe(true);
    for (const wrong of [
      { meals: [meal, { ...meal, time: time("13:00") }] },
      { meals: [{ ...meal, time: time("24:00") }] },
      { meals: [{ ...meal, meal: "brunch" as "lunch" }] },
      { weighIn: { days: [7], time: time("07:00") } },
      { weighIn: { days: [1, 1], time: time("07:00") } },
      { weighIn: { days: [1], time: time("7:00") } },
      { quiet: { from: time("22:00"), to: time("") } },
    ])
      expect(isPushChoices({ ...NO_PUSH, ...wrong })).toBe(false);
  });

  it("SO71 quiet hours end when the clock says so, over midnight and where clocks change in between", () => {
    const berlin = localIn("Europe/Berlin");
    const quiet = { from: time("22:00"), to: time("07:00") };
    expect(quietUntil(quiet, at("2026-03-05T20:59:00Z"), berlin)).toBeUndefined();
    expect(quietUntil(quiet, at("2026-03-05T21:00:00Z"), berlin)).toBe(at("2026-03-06T06:00:00Z"));
    expect(quietUntil(quiet, at("2026-03-06T05:59:59Z"), berlin)).toBe(at("2026-03-06T06:00:00Z"));
    expect(quietUntil(quiet, at("2026-03-06T06:00:00Z"), berlin)).toBeUndefined();
    expect(quietUntil(quiet, at("2026-03-28T22:00:00Z"), berlin)).toBe(at("2026-03-29T05:00:00Z"));
    expect(quietUntil(quiet, at("2026-10-24T21:00:00Z"), berlin)).toBe(at("2026-10-25T06:00:00Z"));
    expect(quietUntil({ from: time("12:00"), to: time("12:00") }, at("2026-03-05T11:00:00Z"), berlin)).toBeUndefined();
    const noon = { from: time("12:00"), to: time("13:00") };
    expect(quietUntil(noon, at("2026-03-05T11:30:00Z"), berlin)).toBe(at("2026-03-05T12:00:00Z"));
    expect(quietUntil(undefined, at("2026-03-05T11:30:00Z"), berlin)).toBeUndefined();
    expect(quietUntil(quiet, at("2026-03-05T23:30:00Z"), berlin)).toBe(at("2026-03-06T06:00:00Z"));
  });

  it("SO73 of a day one of each kind and meal is shown", () => {
    const tags = [
      pushTag("messages", date("2026-03-05")),
      pushTag("messages", date("2026-03-06")),
      pushTag("meals", date("2026-03-05"), "lunch"),
      pushTag("meals", date("2026-03-05"), "dinner"),
    ];
    expect(new Set(tags).size).toBe(4);
    expect(pushTag("meals", date("2026-03-05"), "lunch")).toBe(tags[2]);
  });

  it("SO75 what was read, answered, changed or logged is not told", () => {
    const all: PushChoices = { ...NO_PUSH, messages: true, invitations: true };
    const one = { unread_message_count: 1, new_invitation_count: 0 };
    expect([isNewsTold(all, "messages", one), isNewsTold(all, "invitations", one)]).toEqual([true, false]);
    expect(isNewsTold(all, "invitations", { unread_message_count: 0, new_invitation_count: 2 })).toBe(true);
    expect(isNewsTold(NO_PUSH, "messages", one)).toBe(false);
    const lunch: Reminder = { kind: "meals", meal: "lunch", date: date("2026-03-05"), at: at("2026-03-05T12:00:00Z") };
    expect(isReminderTold(breakfast(time("08:00")), lunch, lunch.at)).toBe(false);
    const choices = { ...NO_PUSH, meals: [{ meal: "lunch" as const, time: time("12:00") }] };
    expect(isReminderTold(choices, lunch, lunch.at + 30 * MINUTE)).toBe(true);
    expect(isReminderTold(choices, lunch, lunch.at + 30 * MINUTE + 1)).toBe(false);
    const thursday: Reminder = { kind: "weighIn", date: lunch.date, at: lunch.at };
    const weekly = (day: number) => ({ ...NO_PUSH, weighIn: { days: [day], time: time("12:00") } });
    expect([3, 4].map((day) => isReminderTold(weekly(day), thursday, lunch.at))).toEqual([true, false]);
  });

  it("D75 a meal with an entry is logged, and every meal of a day that is complete or fasted", () => {
    const entry = { meal: "lunch" } as never;
    expect(isMealLogged({ entries: [entry], completeness: "partial" }, "lunch")).toBe(true);
    expect(isMealLogged({ entries: [entry], completeness: "partial" }, "dinner")).toBe(false);
    expect(isMealLogged({ entries: [entry], completeness: "complete" }, "dinner")).toBe(true);
    expect(isMealLogged({ entries: [], completeness: "fasted" }, "dinner")).toBe(true);
    expect(isMealLogged({ entries: [], completeness: "untracked" }, "dinner")).toBe(false);
  });
});

describe("when a reminder comes", () => {
  it("SO72 at the time that clocks show, in any zone", () => {
    fc.assert(
      fc.property(zones, days, times, (zone, day, when) => {
        const local = localIn(zone);
        const instant = instantAt(day, when, local);
        const there = local(instant);
        const isSkipped = there.time !== when;
        // No earlier minute shows it, and where none does it is later by no more than a day.
        expect(there.date).toBe(day);
        expect(there.time >= when).toBe(true);
        for (const before of [30, 60, 120]) {
          const earlier = local((instant - before * MINUTE) as Instant);
          expect(earlier.date === day && earlier.time === when).toBe(false);
        }
        if (isSkipped)
          for (let minute = -180; minute <= 180; minute += 15)
            expect(local((instant + minute * MINUTE) as Instant).time === when).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("SO72 the hour that clocks skip and the hour that they show twice remind once", () => {
    const berlin = localIn("Europe/Berlin");
    expect(instantAt(date("2026-03-29"), time("02:30"), berlin)).toBe(at("2026-03-29T01:30:00Z"));
    expect(instantAt(date("2026-10-25"), time("02:30"), berlin)).toBe(at("2026-10-25T00:30:00Z"));
    const told = (from: string, until: string) => names(walked(breakfast(time("02:30")), at(from), at(until), berlin));
    expect(told("2026-03-28T12:00:00Z", "2026-03-30T12:00:00Z")).toEqual([
      "meals breakfast 2026-03-29",
      "meals breakfast 2026-03-30",
    ]);
    expect(told("2026-10-24T12:00:00Z", "2026-10-26T12:00:00Z")).toEqual([
      "meals breakfast 2026-10-25",
      "meals breakfast 2026-10-26",
    ]);
  });

  it("SO72 of each day that is chosen each reminder comes once, none is lost and none comes twice", () => {
    fc.assert(
      fc.property(
        zones,
        days,
        fc.uniqueArray(fc.constantFrom("breakfast", "lunch", "dinner", "snacks" as const), { minLength: 1 }),
        fc.array(times, { minLength: 4, maxLength: 4 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
        (zone, day, meals, when, weighDays) => {
          const local = localIn(zone);
          const choices: PushChoices = {
            ...NO_PUSH,
            // Two at the same minute, often.
            meals: meals.map((meal, i) => ({ meal, time: when[i % 2] ?? time("08:00") })),
            weighIn: { days: weighDays, time: when[0] ?? time("07:00") },
          };
          const from = instantAt(day, time("00:00"), local);
          const until = instantAt(day, time("00:00"), local, 8);
          const told = walked(choices, (from - 1) as Instant, (until - 1) as Instant, local);
          const wanted = Array.from({ length: 8 }, (_, i) => addDays(day, i)).flatMap((one) => [
            ...meals.map((meal) => `meals ${meal} ${one}`),
            ...(weighDays.includes(weekday(one)) ? [`weighIn  ${one}`] : []),
          ]);
          expect(names(told).toSorted()).toEqual(wanted.toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });

  it("SO72 what is looked at late is told for half an hour, and what was told is not told again", () => {
    const utc = localIn("UTC");
    const eight = at("2026-03-05T08:00:00Z");
    const due = (after: number, now: number) =>
      dueReminders(breakfast(time("08:00")), { after, now: now as Instant }, utc).length;
    expect(due(eight - HOUR, eight - 1)).toBe(0);
    expect(due(eight - HOUR, eight)).toBe(1);
    expect(due(eight, eight + MINUTE)).toBe(0);
    expect(due(eight - HOUR, eight + 30 * MINUTE)).toBe(1);
    expect(due(eight - HOUR, eight + 31 * MINUTE)).toBe(0);
    expect(nextReminderAt(NO_PUSH, eight, utc)).toBeUndefined();
    expect(nextReminderAt({ ...NO_PUSH, weighIn: { days: [], time: time("08:00") } }, eight, utc)).toBeUndefined();
    expect(nextReminderAt({ ...NO_PUSH, weighIn: { days: [3], time: time("08:00") } }, eight, utc)).toBe(
      at("2026-03-12T08:00:00Z"),
    );
  });

  it("SO72 elsewhere the next one is at the time that is shown there", () => {
    const now = at("2026-03-05T12:00:00Z");
    const next = (zone: string) => nextReminderAt(breakfast(time("08:00")), now, localIn(zone));
    expect(next("Europe/Berlin")).toBe(at("2026-03-06T07:00:00Z"));
    expect(next("America/New_York")).toBe(at("2026-03-05T13:00:00Z"));
  });
});
