import { randomInt } from "node:crypto";
import { openPostgres } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { Effect } from "effect";
import { newMember, uuidv7, type SignedInMember } from "./member.ts";
import { emptyPostgres } from "./postgres.ts";
import { startPostgres, type PostgresServer } from "./postgres-server.ts";
import { dataFolder, startServer, type RunningServer } from "./server.ts";

/**
 * Two processes of the product on one PostgreSQL that is taken away from them while many write: what the fault tests and the
 * soak have in common.
 */
const FIRST = "2026-02-01" as CalendarDate;
/** More days than are filled: a day takes 200 entries. */
const DAYS = 400;
const WRITERS_OF_A_MEMBER = 4;

type Writer = { readonly member: SignedInMember; readonly open: string[] };

export type Load = {
  /** Ids that were answered with 201, in the order of their answers. */
  readonly kept: readonly string[];
  /** Every status that was answered, and how often. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Milliseconds of the slowest answer since it was last asked. */
  readonly slowest: () => number;
  readonly stop: () => Promise<void>;
};

export type LostDatabase = {
  readonly postgres: PostgresServer;
  readonly servers: readonly RunningServer[];
  readonly members: readonly SignedInMember[];
  /** Ends every connection of the servers, as a failover does. */
  readonly cut: () => Promise<void>;
  readonly load: (writers: number) => Load;
  /** Ids of all stored entries, a duplicate twice. Throws if a day's total differs from its entries. */
  readonly entries: () => Promise<readonly string[]>;
  /** Milliseconds until both processes say that they are ready. */
  readonly untilReady: () => Promise<number>;
  readonly areAlive: () => boolean;
  readonly close: () => Promise<void>;
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The day of an entry follows from its id, so that a repeat is the same entry. */
const dateOf = (id: string): CalendarDate => addDays(FIRST, Number.parseInt(id.slice(-6), 16) % DAYS);

const loadOn = (origins: readonly string[], members: readonly SignedInMember[], writers: number): Load => {
  const kept: string[] = [];
  const statuses = new Map<number, number>();
  let slowest = 0;
  let isOver = false;

  const send = async ({ member, open }: Writer): Promise<void> => {
    const id = open.pop() ?? uuidv7();
    const origin = origins[randomInt(origins.length)] ?? "";
    const began = performance.now();
    try {
      const response = await fetch(`${origin}/api/services/diary/${dateOf(id)}/entries`, {
        method: "POST",
        headers: { cookie: member.cookies(), origin, "content-type": "application/json" },
        body: JSON.stringify({
          entries: [{ id, meal: "lunch", food_id: "sr28-09040", amount: 100, unit: "g", planned: false }],
        }),
      });
      const text = await response.text();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 201) kept.push(id);
      else if (response.status === 503) open.push(id);
      else throw new Error(`A write was answered ${response.status}: ${text}`);
    } finally {
      slowest = Math.max(slowest, performance.now() - began);
    }
  };
  const keepSending = async (writer: Writer): Promise<void> => {
    while (!isOver) {
      await send(writer);
      if (writer.open.length > 0) await pause(20);
    }
    // Refused writes are sent until they are stored, as a page does.
    while (writer.open.length > 0) await send(writer);
  };
  const running = Promise.all(
    Array.from({ length: writers }, (_, i) => {
      const member = members[i % members.length];
      if (member === undefined) throw new Error("no member");
      return keepSending({ member, open: [] });
    }),
  );
  // It is awaited in `stop`; until then a failure is no crash of the test.
  running.catch(() => undefined);
  return {
    kept,
    statuses,
    slowest: () => {
      const was = slowest;
      slowest = 0;
      return was;
    },
    stop: async () => {
      isOver = true;
      await running;
    },
  };
};

type Day = {
  readonly entries: readonly { readonly id: string; readonly grams: number }[];
  readonly totals: { readonly energy?: { readonly value: number } };
};

/** 89 kcal in 100 g of banana, as it ships. */
const ENERGY = 0.89;

const entriesOf = async (origin: string, member: SignedInMember): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < DAYS; n += 1) {
    const response = await fetch(`${origin}/api/services/diary/${addDays(FIRST, n)}`, {
      headers: { cookie: member.cookies() },
    });
    const day = (await response.json()) as Day;
    const grams = day.entries.reduce((sum, entry) => sum + entry.grams, 0);
    if (Math.abs((day.totals.energy?.value ?? 0) - grams * ENERGY) > 0.01)
      throw new Error(`The total of ${addDays(FIRST, n)} is not that of its entries`);
    ids.push(...day.entries.map(({ id }) => id));
  }
  return ids;
};

export const startLostDatabase = async (writers: number): Promise<LostDatabase> => {
  const data = dataFolder();
  const postgres = await startPostgres({ max_connections: "60" });
  const database = await emptyPostgres(postgres.url);
  const env = {
    DATABASE_URL: database.url,
    MORSEL_SECRET: "a secret that two processes share, 40 letters",
    MORSEL_RATE_LIMITS: "off",
    MORSEL_ORIGIN: "",
  };
  const servers = [await startServer(data.path, env), await startServer(data.path, env)];
  const origins = servers.map(({ origin }) => origin.replace("localhost", "127.0.0.1"));
  const [first = ""] = origins;
  const members = await Promise.all(
    Array.from({ length: Math.ceil(writers / WRITERS_OF_A_MEMBER) }, () => newMember(first)),
  );
  const name = new URL(database.url).pathname.slice(1);
  const dead = () => servers.find(({ process: child }) => child.exitCode !== null || child.signalCode !== null);
  const isReady = async (origin: string): Promise<boolean> =>
    (await fetch(`${origin}/healthz`).then(
      ({ status }) => status,
      () => 0,
    )) === 200;
  return {
    postgres,
    servers,
    members,
    cut: async () => {
      const admin = await Effect.runPromise(openPostgres(postgres.url, { connections: 1 }));
      await Effect.runPromise(admin`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`);
      await Effect.runPromise(admin.close);
    },
    load: (count) => loadOn(origins, members, count),
    entries: async () => (await Promise.all(members.map((member) => entriesOf(first, member)))).flat(),
    untilReady: async () => {
      const began = performance.now();
      while (!(await Promise.all(origins.map(isReady))).every(Boolean)) {
        const ended = dead();
        if (ended !== undefined) throw new Error(`A process ended:\n${ended.log().slice(-2000)}`);
        if (performance.now() - began > 60_000) throw new Error("The processes were not ready within a minute");
        await pause(10);
      }
      return performance.now() - began;
    },
    areAlive: () => dead() === undefined,
    close: async () => {
      await Promise.all(servers.map((server) => server.kill("SIGKILL")));
      await postgres.stop();
      data.remove();
    },
  };
};
