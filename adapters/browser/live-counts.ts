import type { NotificationsClient } from "@morsel/application/notifications/client/notifications-client";
import type { Notifications } from "@morsel/domain/social";
import * as Effect from "effect/Effect";
import * as Result from "effect/Result";

const STREAM = "/api/services/notifications/stream";
/** The server says every 20 s that it is there; what is silent for longer is held up on the way, or dead. */
const SILENT_MS = 60_000;
const POLL_MS = 60_000;
/** How often it is asked for before the connection is tried again. */
const POLLS_BEFORE_STREAM = 5;

const countsIn = (data: unknown): Notifications | undefined => {
  const read: unknown = JSON.parse(String(data));
  if (typeof read !== "object" || read === null) return undefined;
  const { unread_message_count: messages, new_invitation_count: invitations } = read as Record<string, unknown>;
  return typeof messages === "number" && typeof invitations === "number"
    ? { unread_message_count: messages, new_invitation_count: invitations }
    : undefined;
};

export type LiveCountsPorts = {
  readonly client: NotificationsClient;
  /** The session is over: who is signed in is asked anew. */
  readonly onSessionEnded: () => void;
};

/** W232, W234: listens, and where listening does not work asks once a minute. Answers how to end it. */
export const listenForCounts = (
  window: Window & typeof globalThis,
  { client, onSessionEnded }: LiveCountsPorts,
  tell: (counts: Notifications) => void,
): (() => void) => {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let isOver = false;
  const later = (then: () => void, milliseconds: number): void => {
    window.clearTimeout(timer);
    if (!isOver) timer = window.setTimeout(then, milliseconds);
  };
  const end = (): void => {
    isOver = true;
    source?.close();
    window.clearTimeout(timer);
  };
  const sessionEnded = (): void => {
    end();
    onSessionEnded();
  };
  const poll = async (polls: number): Promise<void> => {
    if (polls === 0) return listen();
    // A page in the background needs no counts.
    const answer = window.document.hidden ? undefined : await Effect.runPromise(Effect.result(client.counts));
    if (isOver) return;
    if (answer !== undefined && Result.isSuccess(answer)) tell(answer.success);
    if (answer !== undefined && Result.isFailure(answer) && answer.failure._tag === "SignInNeeded")
      return sessionEnded();
    later(() => void poll(polls - 1), POLL_MS);
  };
  const giveUp = (): void => {
    source?.close();
    void poll(POLLS_BEFORE_STREAM);
  };
  const listen = (): void => {
    const stream = new window.EventSource(STREAM);
    source = stream;
    const heard = (): void => later(giveUp, SILENT_MS);
    heard();
    stream.addEventListener("counts", ({ data }) => {
      heard();
      const counts = countsIn(data);
      if (counts !== undefined) tell(counts);
    });
    stream.addEventListener("beat", heard);
    stream.addEventListener("ended", sessionEnded);
    // A connection that broke comes again by itself; one that was refused does not.
    stream.addEventListener("error", () => {
      if (stream.readyState === window.EventSource.CLOSED && !isOver) giveUp();
    });
  };
  listen();
  return end;
};
