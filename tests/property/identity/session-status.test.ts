import type { Unreachable } from "@morsel/application/platform/refusals";
import { statusOf, watchSession, type SessionStatus } from "@morsel/adapters/browser/session-status";
import type { Me, SessionClient } from "@morsel/application/identity/client/session-client";
import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import { firstUnits } from "@morsel/domain/units";
import { Effect } from "effect";
import { describe, expect, it, vi } from "vitest";

const UNREACHABLE: Unreachable = { _tag: "Unreachable" };
const person = (userId: string): Me => ({
  userId,
  username: userId,
  email: `${userId}@example.org`,
  locale: "en",
  timeZone: "Europe/Berlin",
  country: "DE",
  units: firstUnits("DE"),
  diary: DEFAULT_DIARY_SETTINGS,
});
const [ADA, BOB] = [person("ada"), person("bob")];

/** A tab: its events, and a store that tells all other tabs of one browser what is written, as browsers do. */
const browserOf = () => {
  const tabs: EventTarget[] = [];
  let isFull = false;
  const tab = (): Window => {
    const here = new EventTarget();
    tabs.push(here);
    const setItem = (key: string, newValue: string): void => {
      if (isFull) throw new Error("no room");
      for (const other of tabs)
        if (other !== here)
          other.dispatchEvent(Object.assign(new Event("storage"), { key, newValue, storageArea: "local" }));
    };
    return Object.assign(here, { localStorage: { setItem }, performance }) as unknown as Window;
  };
  return { tab, fill: () => (isFull = true) };
};

/** A server whose answer is a variable, that counts how often it is asked, and may be held. */
const serverOf = (first: Me | undefined) => {
  let [answer, asked, held] = [first as Me | undefined | Unreachable, 0, Promise.resolve()];
  const me: SessionClient["me"] = Effect.suspend(() => {
    asked += 1;
    return Effect.flatMap(
      Effect.promise(() => held),
      () => (answer !== undefined && "_tag" in answer ? Effect.fail(answer) : Effect.succeed(answer as Me | undefined)),
    );
  });
  return {
    session: { me } as SessionClient,
    says: (next: Me | undefined | Unreachable) => (answer = next),
    holds: (until: Promise<void>) => (held = until),
    asked: () => asked,
  };
};

const watched = (server: ReturnType<typeof serverOf>, tab: Window, first?: SessionStatus, pollSeconds?: number) => {
  const [problems, seen]: [unknown[], SessionStatus[]] = [[], []];
  const watch = watchSession(tab, server.session, (...told) => problems.push(told), first, pollSeconds);
  watch.status$.subscribe((status) => seen.push(status));
  return { watch, problems, seen };
};

describe("who is signed in", () => {
  it("stays unknown when the answer is none, which is told, and is asked for again", async () => {
    const fault = new Error("500 urn:morsel:problem:Failed");
    let answer: SessionClient["me"] = Effect.die(fault);
    const problems: unknown[] = [];
    const session = { me: Effect.suspend(() => answer) } as SessionClient;
    const tab = browserOf().tab();
    const watch = watchSession(tab, session, (...told) => problems.push(told));
    expect(await Effect.runPromise(Effect.flip(watch.refresh))).toEqual(UNREACHABLE);
    expect([problems, watch.current()]).toEqual([[[fault, "CLIENT_FETCH_ERROR"]], { status: "loading" }]);
    tab.dispatchEvent(new Event("focus"));
    await expect.poll(() => problems).toHaveLength(2);
    answer = Effect.succeed(ADA);
    await expect.poll(() => (tab.dispatchEvent(new Event("focus")), watch.current().status)).toBe("authenticated");
  });

  it("is what the page of the server said, without asking again", async () => {
    const server = serverOf(BOB);
    const { watch, seen } = watched(server, browserOf().tab(), statusOf(ADA));
    await Promise.resolve();
    expect(watch.current()).toEqual({ status: "authenticated", me: ADA });
    expect(seen).toHaveLength(1);
    expect(server.asked()).toBe(0);
  });

  it.each([
    ["a member", ADA, statusOf(ADA)],
    ["nobody", undefined, statusOf(undefined)],
  ] as const)("is loading until the server, asked, says: %s", async (_who, answer, status) => {
    const server = serverOf(answer);
    const { watch, seen } = watched(server, browserOf().tab());
    expect(watch.current()).toEqual({ status: "loading" });
    await Effect.runPromise(watch.refresh);
    expect(seen).toEqual([{ status: "loading" }, status]);
  });

  it("is unknown, not nobody, while the server cannot be reached; who asks is told", async () => {
    const server = serverOf(undefined);
    server.says(UNREACHABLE);
    const { watch } = watched(server, browserOf().tab());
    expect(await Effect.runPromise(Effect.flip(watch.refresh))).toEqual(UNREACHABLE);
    expect(watch.current()).toEqual({ status: "loading" });
  });

  it("is asked again when the tab comes to the front; an unreachable server changes nothing", async () => {
    const [server, tab] = [serverOf(ADA), browserOf().tab()];
    const { watch, problems } = watched(server, tab, statusOf(ADA));
    server.says(UNREACHABLE);
    tab.dispatchEvent(new Event("focus"));
    await Effect.runPromise(Effect.ignore(watch.refresh));
    expect(watch.current()).toEqual(statusOf(ADA));
    server.says(undefined);
    tab.dispatchEvent(new Event("focus"));
    await expect.poll(watch.current).toEqual(statusOf(undefined));
    // Twice: for the focus and for who asked.
    expect(problems).toEqual([
      [UNREACHABLE, "CLIENT_FETCH_ERROR"],
      [UNREACHABLE, "CLIENT_FETCH_ERROR"],
    ]);
  });

  it("ID16 is asked by polling where the operator sets an interval, and not otherwise", async () => {
    vi.useFakeTimers();
    try {
      const [polled, left] = [serverOf(ADA), serverOf(ADA)];
      const { watch } = watched(polled, browserOf().tab(), statusOf(undefined), 60);
      for (const none of [undefined, 0, Number.NaN]) watched(left, browserOf().tab(), statusOf(undefined), none);
      await vi.advanceTimersByTimeAsync(59_000);
      expect([polled.asked(), watch.current().status]).toEqual([0, "unauthenticated"]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect([polled.asked(), watch.current()]).toEqual([1, statusOf(ADA)]);
      await vi.advanceTimersByTimeAsync(120_000);
      expect([polled.asked(), left.asked()]).toEqual([3, 0]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("ID15 ID19 word from another tab without an answer leaves nobody, and is told by its code", async () => {
    const [server, tab] = [serverOf(ADA), browserOf().tab()];
    const { watch, problems } = watched(server, tab, statusOf(ADA));
    server.says(UNREACHABLE);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "morsel-session-changed" }));
    await expect.poll(watch.current).toEqual({ status: "unauthenticated" });
    expect(problems).toEqual([[UNREACHABLE, "CLIENT_FETCH_ERROR"]]);
  });

  it("is asked once however often the tab comes to the front meanwhile", async () => {
    const [server, tab] = [serverOf(ADA), browserOf().tab()];
    const { watch } = watched(server, tab, statusOf(undefined));
    const answer = Promise.withResolvers<void>();
    server.holds(answer.promise);
    for (let n = 0; n < 5; n += 1) tab.dispatchEvent(new Event("focus"));
    expect(server.asked()).toBe(1);
    answer.resolve();
    await expect.poll(watch.current).toEqual(statusOf(ADA));
    tab.dispatchEvent(new Event("focus"));
    expect(server.asked()).toBe(2);
  });

  it("is not known between word from another tab and the answer, and an answer for the earlier cookie does not count", async () => {
    const [server, tab] = [serverOf(ADA), browserOf().tab()];
    const { watch, seen } = watched(server, tab, statusOf(ADA));
    const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    server.holds(early.promise);
    tab.dispatchEvent(new Event("focus"));
    server.holds(late.promise);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "morsel-session-changed" }));
    expect(watch.current()).toEqual({ status: "loading" });
    early.resolve();
    await early.promise;
    await Promise.resolve();
    expect(watch.current()).toEqual({ status: "loading" });
    server.says(BOB);
    late.resolve();
    await expect.poll(watch.current).toEqual(statusOf(BOB));
    expect(seen).toEqual([statusOf(ADA), { status: "loading" }, statusOf(BOB)]);
  });

  it("does not change for those who look when the same member is found again", async () => {
    const { watch, seen } = watched(serverOf({ ...ADA }), browserOf().tab(), statusOf(ADA));
    await Effect.runPromise(Effect.ignore(watch.refresh));
    expect(seen).toHaveLength(1);
  });

  it("changes when the same member is found with other diary settings", async () => {
    const others = { ...ADA, diary: { ...DEFAULT_DIARY_SETTINGS, columns: [], version: 1 } };
    const { watch } = watched(serverOf(others), browserOf().tab(), statusOf(ADA));
    await Effect.runPromise(watch.refresh);
    expect(watch.current()).toEqual(statusOf(others));
  });

  it("changes in every tab of the browser when one signs in, changes who, or signs out", async () => {
    const [browser, server] = [browserOf(), serverOf(undefined)];
    const [here, there] = [
      watched(server, browser.tab(), statusOf(undefined)),
      watched(server, browser.tab(), statusOf(undefined)),
    ];
    for (const who of [ADA, BOB, undefined]) {
      server.says(who);
      here.watch.became(who);
      expect(here.watch.current()).toEqual(statusOf(who));
      await expect.poll(there.watch.current).toEqual(statusOf(who));
    }
    expect([...here.problems, ...there.problems]).toEqual([]);
  });

  it("ID124 stays known in every tab when one of them changes something of the same member", async () => {
    const [browser, server] = [browserOf(), serverOf(ADA)];
    const [here, there] = [
      watched(server, browser.tab(), statusOf(ADA)),
      watched(server, browser.tab(), statusOf(ADA)),
    ];
    const changed = { ...ADA, units: { ...ADA.units, energy: "kilojoules" as const } };
    server.says(changed);
    here.watch.became(changed);
    await expect.poll(there.watch.current).toEqual(statusOf(changed));
    expect(there.seen.map(({ status }) => status)).toEqual(["authenticated", "authenticated"]);
    here.watch.became(BOB);
    expect(there.watch.current()).toEqual({ status: "loading" });
  });

  it("is not asked when another page of this origin keeps something else", () => {
    const [server, tab] = [serverOf(ADA), browserOf().tab()];
    watched(server, tab, statusOf(ADA));
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "morsel-draft" }));
    expect(server.asked()).toBe(0);
  });

  it("changes here although the browser keeps nothing: that is reported, not thrown", () => {
    const browser = browserOf();
    browser.fill();
    const { watch, problems } = watched(serverOf(ADA), browser.tab(), statusOf(undefined));
    watch.became(ADA);
    expect(watch.current()).toEqual(statusOf(ADA));
    expect(problems).toHaveLength(1);
  });
});
