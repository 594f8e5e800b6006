import { token } from "@morsel/application/platform/token";

/** One line of JSON per event; never a name, an address, a token or what somebody ate. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
export type LogLevel = "debug" | "info" | "warn" | "error";
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

const MOST_OF_A_CAUSE = 2000;

/** Quoted words of a cause are left out: databases and parsers quote what members typed. */
export const withoutQuotes = (fields: LogFields): LogFields =>
  typeof fields["cause"] === "string"
    ? { ...fields, cause: fields["cause"].slice(0, MOST_OF_A_CAUSE).replaceAll(/(["'`]).*?\1/g, "…") }
    : fields;

export const makeLog =
  (write: (line: string) => void, now: () => number): Log =>
  (level, event, fields = {}) => {
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...withoutQuotes(fields) })}\n`);
  };

export const silentLog: Log = () => undefined;

export const Log = token<Log>("Log");
