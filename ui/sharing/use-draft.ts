import type { Effect } from "effect";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { run } from "../hooks/run.ts";

type Draft = {
  /** Version of the draft that was read; 0 where there was none. */
  readonly version: number;
  /** All that is kept, as one text that is compared. */
  readonly text: string;
  /** False: nothing is there to be kept. */
  readonly hasWords: boolean;
  readonly save: (version: number) => Effect.Effect<void, unknown>;
};

export type DraftState = "saved" | "failed" | "typing";

/** Milliseconds of rest behind the last key before what was typed is saved. */
const REST_MS = 1200;

/** W473, W631: keeps what is typed on the server. A draft that cannot be kept now is tried again with the next key. */
export const useDraft = ({ version: read, text, hasWords, save }: Draft) => {
  const [saved, setSaved] = useState({ version: read, text });
  const [failed, setFailed] = useState<string>();
  const isOver = useRef(false);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const { version } = saved;

  const keep = useEffectEvent(async (): Promise<void> => {
    if (isOver.current) return;
    try {
      await run(save(version));
      setSaved({ version: version + 1, text });
    } catch {
      setFailed(text);
    }
  });

  useEffect(() => {
    if (!hasWords || text === saved.text) return;
    const timer = setTimeout(() => {
      saving.current = keep();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, hasWords, saved.text, version]);

  const state: DraftState = failed === text ? "failed" : version > 0 && text === saved.text ? "saved" : "typing";
  return {
    state,
    /** Waits for what is being saved, and saves nothing behind it: the draft goes with what is sent. */
    stop: async (): Promise<void> => {
      isOver.current = true;
      await saving.current;
    },
    resume: (): void => {
      isOver.current = false;
    },
  };
};
