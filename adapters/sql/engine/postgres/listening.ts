import * as Effect from "effect/Effect";
import { Client } from "pg";
import { makeListeners } from "../listeners.ts";
import type { Sql } from "../sql.ts";
import { addressOf } from "./connections.ts";

const CHANNEL = "morsel";
/** In ms: how long a connection is waited for, how soon a lost one is replaced, and how late at most. */
const CONNECT_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A connection that the network forgot says nothing: it is asked now and then if it is there. */
const PROBE_MS = 10_000;

export const notifyIn = (sql: Sql, word: string) => sql`select pg_notify(${CHANNEL}, ${word})`;

/**
 * One connection of this process hears what any process tells (LISTEN), made when somebody first listens. It is made anew where it
 * breaks; whatever was told meanwhile is not known, and `undefined` says so to all.
 */
export const listenOn = (url: string): Pick<Sql, "close" | "listen"> => {
  const { listen, tell } = makeListeners();
  let isBegun = false;
  let isClosed = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now: Client | undefined;

  const connect = (): void => {
    const client = new Client({
      connectionString: addressOf(url),
      application_name: "morsel listening",
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
    });
    now = client;
    let isLost = false;
    const lose = (): void => {
      if (isLost) return;
      isLost = true;
      clearTimeout(timer);
      client.end().catch(() => undefined);
      if (isClosed) return;
      timer = setTimeout(connect, pause).unref();
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    };
    const probe = (): void => {
      timer = setTimeout(() => void client.query("select 1").then(probe, lose), PROBE_MS).unref();
    };
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", ({ payload }) => tell(payload));
    const begin = async (): Promise<void> => {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE_MS;
      tell(undefined);
      if (!isLost && !isClosed) probe();
    };
    void begin().catch(lose);
  };

  return {
    listen: (hear) => {
      const leave = listen(hear);
      if (!isBegun && !isClosed) connect();
      isBegun = true;
      return leave;
    },
    close: Effect.promise(async () => {
      isClosed = true;
      clearTimeout(timer);
      await now?.end().catch(() => undefined);
    }),
  };
};
