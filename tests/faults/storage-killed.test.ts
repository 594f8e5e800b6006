import { randomUUID } from "node:crypto";
import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { addDays } from "@morsel/domain/calendar";
import { totalsOf, usagesOf, type DiaryEntry } from "@morsel/domain/diary";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { afterEach, describe, expect, it } from "vitest";
import { dateOf } from "../arbitraries/diary.ts";
import { expectTotals } from "../contract/stores.ts";
import { ENGINES, type EmptyDatabase } from "../support/engines.ts";
import { KILLS, KILLS_TIMEOUT, writesBefore } from "../support/kills.ts";
import { nodeProcess, type NodeProcess } from "../support/node-process.ts";
import { openAt } from "../support/open-at.ts";
import { sqlStores } from "../support/stores.ts";

const FIRST = dateOf("2026-02-01");
const LAST = addDays(FIRST, 399);

const linesOf = (text: string, word: string): readonly string[] =>
  text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .flatMap((line) => (line.startsWith(`${word} `) ? [line.slice(word.length + 1)] : []));

/** Until the process has said the word so many times, or ends. */
const untilSaid = async ({ said, ended }: NodeProcess, word: string, times: number): Promise<void> => {
  const over = { is: false };
  void ended.then(() => Object.assign(over, { is: true }));
  while (!over.is && linesOf(said(), word).length < times) await new Promise((resolve) => setTimeout(resolve, 2));
};

describe.each(ENGINES)("$engine: killed again and again while several log at once", ({ fresh }) => {
  let database: EmptyDatabase | undefined;
  afterEach(async () => {
    await database?.remove();
  });

  it(
    `after ${KILLS} kills nothing acknowledged is missing or doubled, and the sums are those of the entries`,
    { timeout: KILLS_TIMEOUT },
    async () => {
      database = await fresh();
      const { at } = database;
      const sql = await openAt(at);
      await Effect.runPromise(Effect.ensuring(migrate(sql), sql.close));
      const member = randomUUID() as MemberId;
      const [sent, kept] = [new Set<string>(), new Set<string>()];

      for (let kill = 0; kill < KILLS; kill += 1) {
        const open = [...sent].filter((id) => !kept.has(id));
        const logging = nodeProcess("support/logging-process.ts", [at, member, ...open]);
        const { child, said, ended } = logging;
        await untilSaid(logging, "kept", writesBefore(kill));
        child.kill("SIGKILL");
        expect(await ended, said()).toBe(null);
        for (const id of linesOf(said(), "sent")) sent.add(id);
        for (const id of linesOf(said(), "kept")) kept.add(id);
      }

      const after = await openAt(at);
      const { diary, usage } = sqlStores(after);
      const standing: DiaryEntry[] = [];
      const summaries = await Effect.runPromise(diary.summaries(member, FIRST, LAST));
      for (let date = FIRST; date <= LAST; date = addDays(date, 1)) {
        const { entries } = await Effect.runPromise(diary.day(member, date));
        standing.push(...entries);
        const summary = summaries.find((day) => day.date === date);
        if (entries.length > 0) expectTotals(summary?.totals, totalsOf(entries));
        else expect(summary).toBeUndefined();
      }
      const found = standing.map(({ id }) => id as string);
      const usages = await Effect.runPromise(usage.recent(member, 100));
      await Effect.runPromise(after.close);

      expect(kept.size).toBeGreaterThan(KILLS);
      expect(new Set(found).size).toBe(found.length);
      expect([...kept].filter((id) => !found.includes(id))).toEqual([]);
      expect(found.filter((id) => !sent.has(id))).toEqual([]);
      const times = (all: typeof usages) => all.map((food) => [food.foodId, food.times, food.lastLoggedAt]).sort();
      expect(times(usages)).toEqual(times(usagesOf(standing)));
    },
  );
});
