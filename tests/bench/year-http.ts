import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { logMeals } from "../support/journey.ts";
import { newMember, uuidv7 } from "../support/member.ts";
import { dataFolder, startServer } from "../support/server.ts";
import { inTurns, loadOf, putUnderLoad, type Figure, type Load } from "./figures.ts";

const YEAR = "2025";
const FIRST = `${YEAR}-01-01`;
const FOODS = ["sr28-09040", "sr28-01123", "sr28-11090", "sr28-04053"];
const MEALS = ["breakfast", "lunch", "dinner", "snacks"];
const DAYS_A_COPY = 31;

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** 365 days of 12 entries, asked for as a report asks: from the kept totals, beside the raw aggregate over the same rows. */
export const yearOverHttp = async (): Promise<readonly Figure[]> => {
  const data = dataFolder();
  const server = await startServer(data.path, { MORSEL_RATE_LIMITS: "off" });
  try {
    const member = await newMember(server.origin);
    await logMeals(
      member,
      FIRST,
      Array.from({ length: 12 }, (_, n) => [MEALS[n % 4] ?? "", FOODS[n % FOODS.length] ?? "", 80 + n] as const),
    );
    for (let day = 1; day < 365; day += DAYS_A_COPY) {
      const dates = Array.from({ length: Math.min(DAYS_A_COPY, 365 - day) }, (_, n) => plusDays(FIRST, day + n));
      const copied = await member.call("/api/services/diary/copies", {
        method: "POST",
        body: { id: uuidv7(), from: { date: FIRST }, to: { dates } },
      });
      if (copied.status !== 201) throw new Error(`Copying answered ${copied.status}: ${await copied.text()}`);
    }
    const path = `/api/services/diary?from=${FIRST}&to=${YEAR}-12-31`;
    const year = (await (await member.call(path)).json()) as { days: readonly { entries: number }[] };
    if (year.days.length !== 365 || year.days.some(({ entries }) => entries !== 12))
      throw new Error("The year is not whole.");
    const load = {
      origin: server.origin.replace("localhost", "127.0.0.1"),
      path,
      headers: { cookie: member.cookies() },
      connections: 1,
      expect: 200,
    };
    await putUnderLoad({ ...load, requests: 20 });
    const database = new DatabaseSync(join(data.path, "morsel.sqlite"), { readOnly: true });
    const aggregate = database.prepare(
      "select date, count(*), sum(grams * json_extract(per_100g, '$.energy') / 100) from diary_entry where date between ? and ? and deleted_at is null group by date",
    );
    const raw = async (): Promise<Load> => {
      const times = Array.from({ length: 4 }, () => {
        const started = performance.now();
        aggregate.all(FIRST, `${YEAR}-12-31`);
        return performance.now() - started;
      });
      return loadOf(times);
    };
    const { ours, floor } = await inTurns({ ours: () => putUnderLoad({ ...load, requests: 20 }), floor: raw });
    database.close();
    return [
      {
        what: "a year of 365 days × 12 entries, p50 over HTTP",
        value: ours.p50,
        unit: "ms",
        target: "≤ 15 ms",
        reached: ours.p50 <= 15,
        floor: { what: "raw aggregate of energy alone", value: floor.p50 },
      },
    ];
  } finally {
    await server.kill();
    data.remove();
  }
};
