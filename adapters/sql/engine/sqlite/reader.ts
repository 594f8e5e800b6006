import type * as Effect from "effect/Effect";
import type { SqlValue } from "../sql.ts";
import { connect, clearBusyTimeout, retryWhileBusy } from "./connect.ts";
import { makeAttempt, connectionOf, type Connection } from "./connection.ts";

/**
 * Reads beside the writer, on a connection of its own: what is committed is seen, and a transaction that others are writing
 * together is neither waited for nor committed early. It is opened by the first read.
 */
export type Reader = {
  readonly run: <Row>(text: TemplateStringsArray, values: readonly SqlValue[]) => Effect.Effect<readonly Row[]>;
  readonly close: () => void;
};

export const readerOf = (path: string): Reader => {
  const attempt = makeAttempt(path);
  let opened: Connection | undefined;
  let isClosed = false;
  const connection = (): Connection => {
    if (opened !== undefined) return opened;
    if (isClosed) throw new Error("The database is closed.");
    const database = connect(path, { readOnly: true });
    clearBusyTimeout(database);
    opened = connectionOf(database, path);
    return opened;
  };
  return {
    run: <Row>(text: TemplateStringsArray, values: readonly SqlValue[]) =>
      retryWhileBusy(attempt(() => connection().run<Row>(text, values))),
    close: () => {
      isClosed = true;
      opened?.database.close();
    },
  };
};
