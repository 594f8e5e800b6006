import { err, ok, type Result } from "../result/index.ts";
import { isObject, parsedJson } from "./parsed-json.ts";

/** EL6: instants of dismissal, 0 for never, by the status in which the prompt was dismissed. */
export type DownloadRecord = { readonly loggedOut: number; readonly loggedIn: number; readonly version: number };

export type DownloadRecordUnreadable = { readonly _tag: "DownloadRecordUnreadable"; readonly given: string };

/** EL6 */
export const RECORD_VERSION = 2;
export const NEW_RECORD: DownloadRecord = { loggedOut: 0, loggedIn: 0, version: RECORD_VERSION };

/** EL9: what a failed write is called in the log. */
export const WRITE_FAILED = "Error setting local storage in mobile download modal";

const numberOr = (value: unknown, otherwise: number): number | undefined =>
  value === undefined ? otherwise : typeof value === "number" && Number.isFinite(value) ? value : undefined;

/**
 * EL6: three numbers with defaults, unknown keys dropped. EL7: an old plain number becomes `loggedOut`. EL8: what is neither is
 * refused; the caller reports it and shows no prompt. Nothing stored (null) is a new record.
 */
export const readDownloadRecord = (stored: string | null): Result<DownloadRecord, DownloadRecordUnreadable> => {
  if (stored === null) return ok(NEW_RECORD);
  const refused = err({ _tag: "DownloadRecordUnreadable", given: stored.slice(0, 80) });
  const value = parsedJson(stored);
  if (typeof value === "number") return Number.isFinite(value) ? ok({ ...NEW_RECORD, loggedOut: value }) : refused;
  if (!isObject(value)) return refused;
  const loggedOut = numberOr(value["loggedOut"], 0);
  const loggedIn = numberOr(value["loggedIn"], 0);
  const version = numberOr(value["version"], RECORD_VERSION);
  return loggedOut === undefined || loggedIn === undefined || version === undefined
    ? refused
    : ok({ loggedOut, loggedIn, version });
};

/** EL9: closing the prompt, by whatever route, notes the instant in the slot of the session's status. */
export const recordDismissal = (record: DownloadRecord, isAuthenticated: boolean, now: number): DownloadRecord =>
  isAuthenticated ? { ...record, loggedIn: now } : { ...record, loggedOut: now };
