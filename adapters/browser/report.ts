import { CLIENT_ERROR, type CLIENT_FETCH_ERROR } from "@morsel/domain/identity";
import { isReported } from "@morsel/domain/reference";
import { nameMonitoringSession } from "./monitoring.ts";
import { token } from "@morsel/application/platform/token";

type ReportCode = typeof CLIENT_ERROR | typeof CLIENT_FETCH_ERROR;

const tagOf = (problem: unknown): string =>
  typeof problem === "object" && problem !== null && "_tag" in problem ? String(problem._tag) : String(problem);

/** Tells the server what went wrong in the page, by the specification's `_log`; network errors are left out. */
export const makeReport = (window: Window, fetch: typeof globalThis.fetch) => {
  const told = new Set<string>();
  return (problem: unknown, code: ReportCode = CLIENT_ERROR): void => {
    const message = problem instanceof Error ? `${problem.name}: ${problem.message}` : tagOf(problem);
    const once = `${code} ${message}`;
    // RE11: network errors say nothing of our code.
    if ((problem instanceof Error && !isReported(problem)) || told.has(once) || told.size > 20) return;
    told.add(once);
    nameMonitoringSession(window, Date.now());
    const body = JSON.stringify({ level: "error", code, message: message.slice(0, 1000) });
    fetch(`${window.location.origin}/api/auth/_log`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).then(
      () => undefined,
      // An unreachable server cannot be told of a failure.
      () => undefined,
    );
  };
};

/** For what nobody can repair but somebody should know: rendering errors, forbidden storage. */
export type Report = (problem: unknown, code?: ReportCode) => void;
export const Report = token<Report>("Report");
