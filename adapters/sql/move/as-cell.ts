import type { SqlCell, SqlScalar } from "../engine/sql.ts";

/** As a row is loaded and compared: bytes as the text that PostgreSQL reads them from. */
export const asCell = (value: SqlScalar | undefined): SqlCell =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString("hex")}` : (value ?? null);
