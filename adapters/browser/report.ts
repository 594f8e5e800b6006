import { token } from "@morsel/application/platform/token";

/** Tells the server what went wrong in the page, by the specification's `_log`; network errors are left out. */
export const makeReport = (window: Window, fetch: typeof globalThis.fetch) => {
  const told = new Set<string>();
  return (problem: unknown): void => {
    const message = problem instanceof Error ? `${problem.name}: ${problem.message}` : String(problem);
    const isNetwork = problem instanceof TypeError && /fetch|network|load failed/i.test(problem.message);
    if (isNetwork || told.has(message) || told.size > 20) return;
    told.add(message);
    const body = JSON.stringify({ level: "error", code: "CLIENT_ERROR", message: message.slice(0, 1000) });
    fetch(`${window.location.origin}/api/auth/_log`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      keepalive: true,
    }).then(
      () => undefined,
      // Whoever cannot reach the server cannot tell it either.
      () => undefined,
    );
  };
};

/** For what nobody can repair but somebody should know: rendering errors, forbidden storage. */
export type Report = (problem: unknown) => void;
export const Report = token<Report>("Report");
