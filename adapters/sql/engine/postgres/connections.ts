import * as Effect from "effect/Effect";
import { Pool, type PoolClient, type QueryConfig, type QueryResult } from "pg";

export type PostgresOptions = {
  /** Connections of this process at most. */
  readonly connections?: number;
  /** PostgreSQL itself refuses what is not a question. */
  readonly readOnly?: boolean;
  /** How many times the usual limits it waits for connections and answers, where no visitor waits. */
  readonly patience?: number;
};

/**
 * A request that finds the database frozen or gone is answered within two seconds: so long for a connection that is free or
 * new, and so long for a statement. The server gives up the statement a little earlier than we give up the server, so that an
 * overlong statement costs no connection, and a little later than it looks for deadlocks, after a second.
 */
const CONNECTION_MS = 600;
const SERVER_STATEMENT_MS = 1_080;
const STATEMENT_MS = 1_150;
/** Limit of an idle transaction: a client that died in one, without its connection being closed, blocks others no longer. */
const IDLE_TRANSACTION_MS = 30_000;
const IDLE_CONNECTION_MS = 60_000;
const CLOSE_MS = 2_000;

/**
 * Options of connections that only read, which search among millions of rows: every table by its index, by a plan that is made once.
 * Parameters differ so much that a plan for each takes longer than the search, and one that is made for a rare word reads a whole table for
 * a common one.
 */
const READING = [
  "-c default_transaction_read_only=on",
  "-c plan_cache_mode=force_generic_plan",
  "-c enable_seqscan=off",
  "-c jit=off",
].join(" ");

/** Numeric types that we store or count: whole numbers and decimals. Every other type is text, except bytes. */
const NUMBERS: ReadonlySet<number> = new Set([20, 21, 23, 700, 701, 1700]);
const BOOLEAN = 16;
const BYTES = 17;

const isTrue = (text: string): boolean => text === "t";
const asText = (text: string): string => text;
/** "\\x" and two digits for each byte. */
const asBytes = (text: string): Uint8Array => Buffer.from(text.slice(2), "hex");
const parserOf = (type: number) =>
  NUMBERS.has(type) ? Number : type === BOOLEAN ? isTrue : type === BYTES ? asBytes : asText;

/** A failed statement says who is at fault: an SQLSTATE is the server's answer, all else is the way to it. */
const isAnswer = (cause: unknown): boolean =>
  cause instanceof Error && "severity" in cause && cause.severity !== "FATAL" && cause.severity !== "PANIC";

const ignore = (): void => undefined;

/** One connection, taken out of the pool for as long as somebody needs it. */
export type Connection = {
  /** Sends the statement at once, also while others are under way: they are answered in their order. */
  readonly send: <Row>(statement: QueryConfig, isPatient: boolean) => Promise<QueryResult<Row & object>>;
  /** Nothing more can be asked through it. */
  readonly isBroken: () => boolean;
  readonly release: () => void;
};

export type Connections = {
  /** Rejects when none is free and none can be made in time. */
  readonly take: () => Promise<Connection>;
  readonly close: Effect.Effect<void>;
};

const connectionOf = (client: PoolClient, patience: number): Connection => {
  let isBroken = false;
  return {
    send: (statement, isPatient) =>
      new Promise((resolve, reject) => {
        const timed: QueryConfig & { readonly query_timeout?: number } = isPatient
          ? statement
          : { ...statement, query_timeout: STATEMENT_MS * patience };
        client.query(timed, (error: Error | null, result: QueryResult) => {
          if (error === null) return resolve(result as QueryResult<never>);
          isBroken ||= !isAnswer(error);
          return reject(error);
        });
      }),
    isBroken: () => isBroken,
    release: () => client.release(isBroken),
  };
};

/** libpq's own meaning of `sslmode`, which addresses of hosted databases are written for. */
export const addressOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  if (!address.searchParams.has("sslmode") || address.searchParams.has("uselibpqcompat")) return url;
  address.searchParams.set("uselibpqcompat", "true");
  return address.href;
};

export const makeConnections = (
  url: string,
  { connections = 10, readOnly = false, patience = 1 }: PostgresOptions,
): Connections => {
  const pool = new Pool({
    connectionString: addressOf(url),
    max: connections,
    pipeline: true,
    keepAlive: true,
    application_name: "morsel",
    statement_timeout: SERVER_STATEMENT_MS * patience,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    connectionTimeoutMillis: CONNECTION_MS * patience,
    idleTimeoutMillis: IDLE_CONNECTION_MS,
    types: { getTypeParser: parserOf as never },
    ...(readOnly ? { options: READING } : {}),
  });
  const open = new Set<PoolClient>();
  // A connection that breaks says so to whoever waits for an answer. Its own event, unheard, would end the process.
  pool.on("error", ignore);
  pool.on("connect", (client) => {
    open.add(client);
    client.on("error", ignore);
  });
  pool.on("remove", (client) => open.delete(client));
  let closed: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    const impatient = setTimeout(() => {
      for (const client of open) client.connection.stream.destroy();
    }, CLOSE_MS);
    await pool.end();
    clearTimeout(impatient);
  };
  return {
    take: () =>
      new Promise((resolve, reject) => {
        pool.connect((error, client) => {
          if (client === undefined) reject(error ?? new Error("no connection"));
          else resolve(connectionOf(client, patience));
        });
      }),
    close: Effect.promise(() => (closed ??= close())),
  };
};
