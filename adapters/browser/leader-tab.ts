import type { Report } from "./report.ts";

type Said<A> = { readonly _tag: "Asked" } | { readonly _tag: "Told"; readonly value: A };

/**
 * W234: of all tabs of this browser one does the work and tells the others; when it goes, the browser gives its lock to the next.
 * `work` is given how to tell, and answers how to end it. Answers how this tab leaves.
 */
export const runInLeaderTab = <A>(
  window: Window & typeof globalThis,
  name: string,
  work: (tell: (value: A) => void) => () => void,
  hear: (value: A) => void,
  report: Report,
): (() => void) => {
  const { locks } = window.navigator;
  // Tabs that cannot find each other each do the work themselves.
  if (locks === undefined || window.BroadcastChannel === undefined) return work(hear);
  const left = new AbortController();
  const channel = new window.BroadcastChannel(name);
  let last: { readonly value: A } | undefined;
  let isWorking = false;
  const say = (said: Said<A>): void => {
    if (!left.signal.aborted) channel.postMessage(said);
  };
  const tell = (value: A): void => {
    last = { value };
    hear(value);
    say({ _tag: "Told", value });
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Said<A>>) => {
    if (data._tag === "Told") hear(data.value);
    else if (isWorking && last !== undefined) say({ _tag: "Told", value: last.value });
  });
  const untilLeft = (): Promise<void> =>
    new Promise((resolve) => {
      if (left.signal.aborted) return resolve();
      isWorking = true;
      const end = work(tell);
      left.signal.addEventListener("abort", () => {
        end();
        resolve();
      });
    });
  locks.request(name, { signal: left.signal }, untilLeft).catch((problem: unknown) => {
    if (!left.signal.aborted) report(problem);
  });
  // Asks the working tab for its last value, which it may have told before this tab was opened.
  say({ _tag: "Asked" });
  return () => {
    left.abort();
    channel.close();
  };
};
