import { token } from "@morsel/application/platform/token";

/** One line of JSON per event; never a name, an address, a token or what somebody ate. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;
export type LogLevel = "debug" | "info" | "warn" | "error";
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

export const makeLog =
  (write: (line: string) => void, now: () => number): Log =>
  (level, event, fields = {}) => {
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...fields })}\n`);
  };

export const silentLog: Log = () => undefined;

export const Log = token<Log>("Log");
