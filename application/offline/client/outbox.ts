import type { Effect } from "effect";
import { token } from "../../platform/token.ts";

export type Refusal = { readonly _tag: string };

/** A command as the outbox sees it: a plain value with an id of its own, and the ids of those on which it was made. */
export type OutboxCommand = { readonly id: string; readonly after?: readonly string[] };

/** A command that was given and is not done: the lower `seq`, the earlier. */
export type Waiting = {
  readonly seq: number;
  readonly id: string;
  /** Names how it is sent. */
  readonly key: readonly string[];
  readonly command: OutboxCommand;
  /** How often it was sent without an answer. */
  readonly tries: number;
  /** How often the server failed at it. */
  readonly failures: number;
  /** OF4: why the server did not do it. */
  readonly refusal?: Refusal;
};

export type Answered =
  | { readonly _tag: "Done" }
  /** `isTold` says that the member was told of it where it was done, so that nothing of it has to be kept. */
  | { readonly _tag: "Refused"; readonly refusal: Refusal; readonly isTold: boolean }
  /** `isFailure` says that the server failed at it, `isLoggedOut` that it answers this member no more. */
  | { readonly _tag: "NoAnswer"; readonly isFailure: boolean; readonly isLoggedOut?: boolean };

const FAILED_MOST = 20;
const FAILED: Refusal = { _tag: "unexpected" };
const LATER: ReadonlySet<string> = new Set(["Unreachable", "SignInNeeded", "TooManyTries"]);

const isRefusal = (problem: unknown): problem is Refusal =>
  typeof problem === "object" && problem !== null && "_tag" in problem && !(problem instanceof Error);

/** OF3, OF7: what a rejected command says. An error is a server that failed, or an answer that cannot be read. */
export const judgeAnswer = (problem: unknown, isTold: boolean): Answered => {
  if (!isRefusal(problem)) return { _tag: "NoAnswer", isFailure: true };
  return LATER.has(problem._tag)
    ? { _tag: "NoAnswer", isFailure: false, isLoggedOut: problem._tag === "SignInNeeded" }
    : { _tag: "Refused", refusal: problem, isTold };
};

/** OF2: the earliest that the server has not answered. */
export const nextToSend = (queue: readonly Waiting[]): Waiting | undefined =>
  queue.find(({ refusal }) => refusal === undefined);

/** OF4: the refused one and all that was made on it, one after another. */
const withRefused = (queue: readonly Waiting[], id: string, refusal: Refusal): readonly Waiting[] => {
  const refused = new Set([id]);
  return queue.map((entry) => {
    if (!refused.has(entry.id) && entry.command.after?.some((one) => refused.has(one)) !== true) return entry;
    refused.add(entry.id);
    return { ...entry, refusal: entry.refusal ?? refusal };
  });
};

/** OF1, OF6: the queue after an answer to one of its commands. */
export const afterAnswer = (queue: readonly Waiting[], id: string, answered: Answered): readonly Waiting[] => {
  if (answered._tag === "Done") return queue.filter((entry) => entry.id !== id);
  if (answered._tag === "NoAnswer") {
    const failed = answered.isFailure ? 1 : 0;
    const next = queue.map((entry) =>
      entry.id === id ? { ...entry, tries: entry.tries + 1, failures: entry.failures + failed } : entry,
    );
    const isGivenUp = next.some((entry) => entry.id === id && entry.failures >= FAILED_MOST);
    return isGivenUp ? withRefused(next, id, FAILED) : next;
  }
  const { refusal, isTold } = answered;
  const isKept = !isTold || queue.some((entry) => entry.id === id && entry.tries > 0);
  const next = withRefused(queue, id, refusal);
  if (isKept) return next;
  // Commands that were made on it and never waited go with it, as the page has shown.
  return next.filter((entry, i) => entry.refusal === queue[i]?.refusal || entry.tries > 0);
};

/** The member wants it sent after all: as it is, or as `command`, behind all others. */
export const sendAgain = (
  queue: readonly Waiting[],
  id: string,
  command: OutboxCommand,
  seq: number,
): readonly Waiting[] =>
  queue.flatMap((entry) => {
    if (entry.id !== id) return [entry];
    const { refusal: _, ...rest } = entry;
    return [{ ...rest, id: command.id, command, seq, failures: 0 }];
  });

export const withoutEntry = (queue: readonly Waiting[], id: string): readonly Waiting[] =>
  queue.filter((entry) => entry.id !== id);

/** Message between tabs of one browser about a member's outbox. */
export type OutboxNews =
  | { readonly _tag: "Changed" }
  | {
      readonly _tag: "Done";
      readonly id: string;
      readonly key: readonly string[];
      readonly command: OutboxCommand;
      readonly answer: unknown;
    }
  | { readonly _tag: "Refused"; readonly id: string; readonly refusal: Refusal };

/** A member's outbox on this device, the same in each tab. */
export interface Outbox {
  readonly give: (entry: Pick<Waiting, "id" | "key" | "command">) => Effect.Effect<void, unknown>;
  /** Changes the queue in one piece, whatever other tabs do; answers what it is then, the earliest first. */
  readonly change: (
    how: (queue: readonly Waiting[]) => readonly Waiting[],
  ) => Effect.Effect<readonly Waiting[], unknown>;
  /** One tab does this at a time. */
  readonly alone: (work: () => Promise<void>) => Effect.Effect<void, unknown>;
  readonly tell: (news: OutboxNews) => void;
  /** True if a page did something since that time, in milliseconds: one that was read before may not know of it. */
  readonly wasDoneSince: (time: number) => boolean;
  readonly close: () => void;
}

/** Opens a member's outbox, which no other member sees. */
export type OpenOutbox = (member: string, hear: (news: OutboxNews) => void) => Outbox;
export const OpenOutbox = token<OpenOutbox>("OpenOutbox");
