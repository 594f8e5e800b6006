import {
  afterAnswer,
  judgeAnswer,
  nextToSend,
  type Answered,
  type Outbox,
  type OutboxCommand,
  type OutboxNews,
  type Refusal,
  type Waiting,
} from "@morsel/application/offline/client/outbox";
import type { Mutation, MutationKey, QueryClient } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";
import { givenBefore, keepEarly } from "./keep-early.ts";

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;
/** Mark in the browser's timeline: from here on what is done is stored before it is sent. */
const OUTBOX_READY = "morsel-outbox";

export type OutboxPorts = {
  readonly queries: QueryClient;
  readonly open: (hear: (news: OutboxNews) => void) => Outbox;
  /** Registers how commands of a key are sent. */
  readonly register: (key: string) => Promise<void>;
  readonly keys: ReadonlySet<string>;
  /** True while this page is still its member's. */
  readonly isHere: () => boolean;
  readonly onQueue: (queue: readonly Waiting[]) => void;
  /** The server answered, or did not. */
  readonly onAnswer: (isAnswered: boolean) => void;
  /** OF7, J8: the server no longer answers this member: whoever is logged in now must not see the page of who was. */
  readonly onLoggedOut: () => void;
  readonly report: (problem: unknown) => void;
};

type Settled =
  | { readonly _tag: "Done"; readonly answer: unknown }
  | { readonly _tag: "Refused"; readonly refusal: Refusal };

export type RunningOutbox = {
  /** Sends what waits, now. */
  readonly drain: () => void;
  readonly change: (how: (queue: readonly Waiting[]) => readonly Waiting[]) => Promise<void>;
  readonly stop: () => void;
};

const commandOf = ({ state }: Mutation): OutboxCommand => state.variables as OutboxCommand;

/** OF1, OF2: stores each command of these keys before it is sent, and shows in this page what others wait for. */
export const startOutbox = (ports: OutboxPorts): RunningOutbox => {
  const { queries, keys, register, isHere, onQueue, onAnswer, onLoggedOut, report } = ports;
  const cache = queries.getMutationCache();
  const listeners = new Map<string, (settled: Settled) => void>();
  const settledBefore = new Map<string, Settled>();
  /** Commands that this page shows, and of them those that were given here: their refusals are told where they were given. */
  const shown = new Set<string>();
  const given = new Set<string>();
  const keepers = new Map<Mutation, () => void>();
  let isStopped = false;
  let isDraining = false;
  let isAskedAgain = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (id: string, settled: Settled): void => {
    const hear = listeners.get(id);
    if (hear === undefined && shown.has(id)) settledBefore.set(id, settled);
    hear?.(settled);
  };
  const outcomeOf = (id: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const hear = (settled: Settled): void => {
        listeners.delete(id);
        settledBefore.delete(id);
        if (settled._tag === "Done") resolve(settled.answer);
        else reject(settled.refusal as unknown as Error);
      };
      const known = settledBefore.get(id);
      if (known === undefined) listeners.set(id, hear);
      else hear(known);
    });
  const isOurs = (key: MutationKey | undefined): key is readonly string[] =>
    key?.length === 1 && typeof key[0] === "string" && keys.has(key[0]);

  const box = ports.open((news) => {
    if (isStopped) return;
    if (news._tag === "Changed") void refresh().catch(report);
    else if (news._tag === "Refused" || shown.has(news.id)) settle(news.id, news);
    else void learn(news).catch(report);
  });

  /** Puts an answer that another tab got into the answers that this one has read. */
  const learn = async ({ key, command, answer }: OutboxNews & { readonly _tag: "Done" }): Promise<void> => {
    await register(key.join(" "));
    const context = { client: queries, meta: undefined, mutationKey: key };
    if (!isStopped) await queries.getMutationDefaults(key).onSuccess?.(answer, command, undefined, context);
  };
  const show = async ({ id, key, command }: Waiting): Promise<void> => {
    if (shown.has(id)) return;
    shown.add(id);
    await register(key.join(" "));
    if (isStopped) return;
    const options = queries.defaultMutationOptions({ mutationKey: key });
    const mutation = cache.build(queries, options, {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: "pending",
      variables: command,
      submittedAt: Date.now(),
    });
    // Its refusal is kept in the outbox, and shown from there.
    mutation.continue().catch(() => undefined);
  };
  const publish = (queue: readonly Waiting[]): void => {
    if (!isStopped) onQueue(queue);
  };
  const refresh = async (): Promise<readonly Waiting[]> => {
    const queue = await run(box.change((same) => same));
    publish(queue);
    for (const entry of queue) if (entry.refusal === undefined) await show(entry);
    return queue;
  };

  const attempt = async ({ id, key, command, tries }: Waiting): Promise<readonly [Answered, unknown]> => {
    await register(key.join(" "));
    const { mutationFn } = queries.getMutationDefaults(key);
    // A command is never sent for another member.
    if (mutationFn === undefined || !isHere()) return [{ _tag: "NoAnswer", isFailure: false }, undefined];
    try {
      return [{ _tag: "Done" }, await mutationFn(command, { client: queries, meta: undefined, mutationKey: key })];
    } catch (problem) {
      if (problem instanceof Error) report(problem);
      return [judgeAnswer(problem, given.has(id) && tries === 0), undefined];
    }
  };
  const sendAll = async (): Promise<void> => {
    for (;;) {
      const next = nextToSend(await run(box.change((same) => same)));
      if (next === undefined || isStopped) return;
      const [answered, answer] = await attempt(next);
      const queue = await run(box.change((before) => afterAnswer(before, next.id, answered)));
      publish(queue);
      const isLoggedOut = answered._tag === "NoAnswer" && answered.isLoggedOut === true;
      onAnswer(answered._tag !== "NoAnswer" || isLoggedOut);
      if (isLoggedOut) onLoggedOut();
      if (answered._tag === "NoAnswer") {
        for (const keep of keepers.values()) keep();
        box.tell({ _tag: "Changed" });
        later();
        return;
      }
      pause = FIRST_PAUSE_MS;
      const settled: Settled = answered._tag === "Done" ? { _tag: "Done", answer } : answered;
      settle(next.id, settled);
      const { id, key, command } = next;
      box.tell(settled._tag === "Done" ? { ...settled, id, key, command } : { ...settled, id });
      box.tell({ _tag: "Changed" });
      if (answered._tag === "Refused")
        for (const id of shown)
          if (!queue.some((entry) => entry.id === id && entry.refusal === undefined) && listeners.has(id))
            settle(id, settled);
    }
  };
  const drain = (): void => {
    clearTimeout(timer);
    isAskedAgain = true;
    if (isDraining || isStopped) return;
    isDraining = true;
    const work = async (): Promise<void> => {
      while (isAskedAgain && !isStopped) {
        isAskedAgain = false;
        await run(box.alone(sendAll));
      }
    };
    void work()
      .catch((problem: unknown) => {
        report(problem);
        later();
      })
      .finally(() => (isDraining = false));
  };
  const later = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(drain, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const give = async (mutation: Mutation, key: readonly string[]): Promise<void> => {
    const command = commandOf(mutation);
    shown.add(command.id);
    given.add(command.id);
    try {
      await run(box.give({ id: command.id, key, command }));
    } catch (problem) {
      // A browser that keeps nothing sends at once, as ever.
      report(problem);
      const { mutationFn } = queries.getMutationDefaults(key);
      const context = { client: queries, meta: undefined, mutationKey: key };
      await mutationFn?.(command, context).then(
        (answer) => settle(command.id, { _tag: "Done", answer }),
        (refusal: unknown) => settle(command.id, { _tag: "Refused", refusal: refusal as Refusal }),
      );
      return;
    }
    box.tell({ _tag: "Changed" });
    drain();
  };
  const early = givenBefore(cache, isOurs);
  const leave = cache.subscribe((event) => {
    const { mutation } = event;
    if (mutation === undefined || !isOurs(mutation.options.mutationKey)) return;
    if (event.type === "added") {
      const kept = new Promise<true>((resolve) => keepers.set(mutation, () => resolve(true)));
      mutation.setOptions({
        ...mutation.options,
        meta: { ...mutation.options.meta, kept },
        mutationFn: (command) => outcomeOf((command as OutboxCommand).id),
      });
    }
    if (event.type === "removed") keepers.delete(mutation);
    if (event.type === "updated" && event.action.type === "pending")
      void give(mutation, mutation.options.mutationKey).catch(report);
  });

  // Another tab may have done something while this page was on its way.
  if (box.wasDoneSince(performance.timeOrigin)) void queries.invalidateQueries();
  Promise.all(early.map((one) => keepEarly({ cache, box, shown }, one).catch(report)))
    .then(refresh)
    .then((queue) => (queue.length > 0 ? drain() : undefined), report);
  performance.mark(OUTBOX_READY);
  return {
    drain,
    change: async (how) => {
      publish(await run(box.change(how)));
      box.tell({ _tag: "Changed" });
      await refresh();
      drain();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      leave();
      box.close();
    },
  };
};
