import { listenForCounts } from "@morsel/adapters/browser/live-counts";
import type { NotificationsClient } from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import { Effect } from "effect";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const MINUTE = 60_000;

/** A browser whose connections do what the test says. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly made: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.made.push(this);
  }
  close(): void {
    this.readyState = Stream.CLOSED;
  }
  says(event: string, data = ""): void {
    this.dispatchEvent(Object.assign(new Event(event), { data }));
  }
}

const counts = (unread_message_count: number): Notifications => ({ unread_message_count, new_invitation_count: 0 });

const listening = (answer: NotificationsClient["counts"] = Effect.succeed(counts(9))) => {
  const document = { hidden: false };
  const browser = { EventSource: Stream, document, setTimeout, clearTimeout } as unknown as Window & typeof globalThis;
  const told: number[] = [];
  let sessionsEnded = 0;
  const end = listenForCounts(
    browser,
    { client: { counts: answer }, onSessionEnded: () => (sessionsEnded += 1) },
    ({ unread_message_count: n }) => told.push(n),
  );
  const last = (): Stream => {
    const stream = Stream.made.at(-1);
    if (stream === undefined) throw new Error("Nobody listened.");
    return stream;
  };
  return { document, told, end, last, sessionsEnded: () => sessionsEnded };
};

beforeEach(() => {
  Stream.made.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it("W232 tells what it hears, and asks for nothing while the connection lives", async () => {
  const page = listening();
  page.last().says("counts", JSON.stringify(counts(1)));
  page.last().says("counts", JSON.stringify(counts(4)));
  page.last().says("counts", '"junk"');
  for (let n = 0; n < 10; n += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE / 2);
    page.last().says("beat");
  }
  expect([page.told, Stream.made.length]).toEqual([[1, 4], 1]);
  page.end();
  expect(page.last().readyState).toBe(Stream.CLOSED);
});

it.each([
  ["was refused", (stream: Stream) => (stream.close(), stream.says("error"))],
  ["stays silent, held up on the way", () => undefined],
])("W234 where the connection %s it asks once a minute, and tries to listen again", async (_how, happens) => {
  const page = listening();
  happens(page.last());
  await vi.advanceTimersByTimeAsync(MINUTE);
  const before = page.told.length;
  expect(before).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(page.told.length).toBe(before + 2);
  page.document.hidden = true;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(page.told.length).toBe(before + 2);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(Stream.made.length).toBe(2);
  page.end();
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect([Stream.made.length, page.told.length]).toEqual([2, before + 2]);
});

it("W233 a session that ended elsewhere is told of once, by the connection or by the answer, and nothing is asked any more", async () => {
  const heard = listening();
  heard.last().says("ended");
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect([heard.sessionsEnded(), heard.last().readyState, Stream.made.length]).toEqual([1, Stream.CLOSED, 1]);
  const asked = listening(Effect.fail({ _tag: "SignInNeeded" }));
  asked.last().close();
  asked.last().says("error");
  await vi.advanceTimersByTimeAsync(20 * MINUTE);
  expect([asked.sessionsEnded(), Stream.made.length]).toEqual([1, 2]);
});

it("W234 who cannot be reached for a while is asked again", async () => {
  let isAway = true;
  const page = listening(
    Effect.suspend(() => (isAway ? Effect.fail({ _tag: "Unreachable" } as const) : Effect.succeed(counts(2)))),
  );
  page.last().close();
  page.last().says("error");
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect([page.told, page.sessionsEnded()]).toEqual([[], 0]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(page.told).toEqual([2]);
  page.end();
});
