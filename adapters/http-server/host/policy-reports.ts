import type { Log } from "../platform/log.ts";

/** Anybody can send reports: a minute has room for so many lines. */
const LINES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

type Violation = { readonly directive: string; readonly blocked: string };

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** An origin or a keyword such as "inline": the rest of an address may hold what somebody looked at. */
const blockedOf = (given: unknown): string | undefined => {
  if (typeof given !== "string") return undefined;
  if (/^[a-z-]{1,30}$/.test(given)) return given;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  // The page is not at fault for what a browser's extensions put into it.
  return url !== undefined && /^(https?|wss?):$/.test(url.protocol) ? url.origin.slice(0, 100) : undefined;
};

const violationOf = (directive: unknown, blocked: unknown): readonly Violation[] => {
  const origin = blockedOf(blocked);
  return typeof directive === "string" && /^[a-z-]{1,40}$/.test(directive) && origin !== undefined
    ? [{ directive, blocked: origin }]
    : [];
};

/** Both forms: the older one of `report-uri`, and the list of the Reporting API (CSP 3, 5.3 and 5.5). */
const violationsIn = (report: unknown): readonly Violation[] => {
  if (Array.isArray(report))
    return report.slice(0, LINES_A_MINUTE).flatMap((one: unknown) => {
      const body = field(one, "body");
      return violationOf(field(body, "effectiveDirective"), field(body, "blockedURL"));
    });
  const old = field(report, "csp-report");
  return violationOf(field(old, "effective-directive") ?? field(old, "violated-directive"), field(old, "blocked-uri"));
};

const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    // A browser reports in JSON.
    return undefined;
  }
};

/** Writes down what browsers report, in bounded number and without personal data. */
export const makePolicyReports = (log: Log, now: () => number): ((body: Uint8Array | undefined) => void) => {
  let minute = 0;
  let lines = 0;
  return (body) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    for (const violation of body === undefined ? [] : violationsIn(parse(body))) {
      if (lines >= LINES_A_MINUTE) return;
      lines += 1;
      log("warn", "policy violated", violation);
    }
  };
};
