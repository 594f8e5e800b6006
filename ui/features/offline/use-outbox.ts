import { makeAgain } from "@morsel/application/offline/client/make-again";
import { sendAgain, withoutEntry, type OpenOutbox, type Waiting } from "@morsel/application/offline/client/outbox";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { startOutbox, type OutboxPorts, type RunningOutbox } from "./outbox.ts";

export type UseOutboxPorts = Pick<OutboxPorts, "register" | "keys" | "report" | "onAnswer" | "onLoggedOut"> & {
  readonly open: OpenOutbox;
  readonly newId: () => string;
  /** The member whom this page shows now. */
  readonly memberNow: () => string | undefined;
};

/** A member's outbox as long as the member is signed in. */
export const useOutbox = (member: string | undefined, ports: UseOutboxPorts) => {
  const queries = useQueryClient();
  const running = useRef<RunningOutbox>(undefined);
  const [queue, setQueue] = useState<readonly Waiting[]>([]);
  useEffect(() => {
    if (member === undefined) return undefined;
    const { open, memberNow, ...others } = ports;
    const box = startOutbox({
      ...others,
      queries,
      open: (hear) => open(member, hear),
      isHere: () => memberNow() === member,
      onQueue: setQueue,
    });
    running.current = box;
    return () => {
      box.stop();
      running.current = undefined;
      setQueue([]);
    };
  }, [member, ports, queries]);
  const change = (how: (now: readonly Waiting[]) => readonly Waiting[]): void =>
    void running.current?.change(how).catch(ports.report);
  return {
    queue,
    drain: () => running.current?.drain(),
    /** OF5 */
    keep: ({ id, command, refusal }: Waiting): void =>
      change((now) => {
        const again = refusal && makeAgain(command, refusal, ports.newId);
        const seq = Math.max(...now.map((entry) => entry.seq)) + 1;
        return sendAgain(now, id, again ?? { ...command, id: ports.newId() }, seq);
      }),
    discard: ({ id }: Waiting): void => change((now) => withoutEntry(now, id)),
  };
};
