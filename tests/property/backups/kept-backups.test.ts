import { backupName, backupTime, DEFAULT_ROTATION, expiredBackups, isBackupDue } from "@morsel/domain/backups";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const DAY = 86_400_000;
/** 2026-03-14 02:05:00 UTC, a Saturday. */
const NOW = Date.UTC(2026, 2, 14, 2, 5);
const seconds = fc.integer({ min: 0, max: 7_000_000_000 / 1000 }).map((n) => n * 1_000_000);
const names = fc
  .uniqueArray(seconds, { maxLength: 80 })
  .map((times) => times.map((at) => backupName(at, at % 2 === 0)));

describe("scheduled backups", () => {
  it("BK1 a name says when it began, to the second; no other file is one", () => {
    expect(backupName(NOW + 999, false)).toBe("morsel-20260314T020500Z.sqlite");
    expect(backupName(NOW + 13_000, true)).toBe("morsel-20260314T020513Z.sqlite.enc");
    fc.assert(
      fc.property(seconds, fc.boolean(), (at, isEncrypted) => {
        expect(backupTime(backupName(at, isEncrypted))).toBe(at);
        expect(backupName(at, isEncrypted).slice(7, 15)).toBe(
          new Date(at).toISOString().slice(0, 10).replaceAll("-", ""),
        );
      }),
    );
    for (const other of [
      "morsel.sqlite",
      "monday.sqlite",
      "morsel-20260314T020500Z.sqlite.part",
      "x-morsel-20260314T020500Z.sqlite",
      "morsel-20260230T020500Z.sqlite",
      "morsel-20260314T240000Z.sqlite",
      "morsel-20260314T026000Z.sqlite",
      "morsel-20260314T020060Z.sqlite",
      "morsel-20260314T020500Zxsqlite",
    ])
      expect([other, backupTime(other)]).toEqual([other, undefined]);
  });

  it("BK2 one is due a day after the last began, or where there is none, or where the clock was set back", () => {
    const last = [backupName(NOW, false), backupName(NOW - 3 * DAY, false), "notes.txt"];
    expect(isBackupDue([], NOW)).toBe(true);
    expect(isBackupDue(["notes.txt"], NOW)).toBe(true);
    expect([NOW, NOW + DAY - 1000].map((now) => isBackupDue(last, now))).toEqual([false, false]);
    expect([NOW + DAY, NOW - 1000].map((now) => isBackupDue(last, now))).toEqual([true, true]);
  });

  it("BK3 a year of nightly backups leaves the last seven days, four weeks and twelve months", () => {
    const year = Array.from({ length: 400 }, (_, n) => backupName(NOW - n * DAY, false));
    const expired = new Set(expiredBackups(year));
    expect(year.filter((name) => !expired.has(name)).map((name) => name.slice(7, 15))).toEqual([
      ..."20260314 20260313 20260312 20260311 20260310 20260309 20260308".split(" "),
      // The last of the weeks before, and of the months before.
      ..."20260301 20260228 20260222 20260131 20251231 20251130 20251031 20250930 20250831 20250731 20250630 20250531 20250430".split(
        " ",
      ),
    ]);
    expect(DEFAULT_ROTATION).toEqual({ days: 7, weeks: 4, months: 12 });
    // The last of several on a day is kept.
    expect(expiredBackups([NOW, NOW + 5000, NOW - 5000].map((at) => backupName(at, false)))).toEqual(
      [NOW, NOW - 5000].map((at) => backupName(at, false)),
    );
  });

  it("BK3 keeps the newest whatever the rule says, no more than the rule says, and never names another file", () => {
    fc.assert(
      fc.property(names, fc.nat(5), fc.nat(5), fc.nat(5), (all, days, weeks, months) => {
        const expired = expiredBackups([...all, "notes.txt"], { days, weeks, months });
        const kept = all.filter((name) => !expired.includes(name));
        expect(expired.every((name) => all.includes(name))).toBe(true);
        expect(kept.length).toBeLessThanOrEqual(Math.max(1, days + weeks + months));
        const newest = all.toSorted((a, b) => (backupTime(b) ?? 0) - (backupTime(a) ?? 0))[0];
        if (newest !== undefined) expect(kept).toContain(newest);
        // Once removed, nothing more expires: the rule may run as often as it likes.
        expect(expiredBackups(kept, { days, weeks, months })).toEqual([]);
      }),
    );
  });
});
