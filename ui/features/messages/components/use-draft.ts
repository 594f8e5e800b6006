import type { MessagesClient } from "@morsel/application/messages/client/messages-client";
import type { StoredDraft } from "@morsel/application/messages/message-store";
import type { MessageDraft } from "@morsel/domain/social";
import { useEffect, useRef, useState } from "react";
import { run } from "../../../hooks/run.ts";

type DraftPorts = {
  readonly messages: MessagesClient;
  readonly newId: () => string;
  readonly draft: StoredDraft | undefined;
  readonly replyTo: string | undefined;
  readonly fields: MessageDraft;
};

export type DraftState = "saved" | "failed" | "typing";

/** Milliseconds of rest behind the last key before what was typed is saved. */
const REST_MS = 1200;

/** W473: keeps what is typed on the server. A draft that cannot be kept now is tried again with the next key. */
export const useDraft = ({ messages, newId, draft, replyTo, fields }: DraftPorts) => {
  const [id] = useState(() => draft?.id ?? newId());
  const text = JSON.stringify(fields);
  const [saved, setSaved] = useState({ version: draft?.version ?? 0, text });
  const [failed, setFailed] = useState<string>();
  const isOver = useRef(false);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const hasWords = fields.subject.trim() !== "" || fields.body.trim() !== "";
  const { version } = saved;

  useEffect(() => {
    if (!hasWords || text === saved.text) return;
    const save = async (): Promise<void> => {
      if (isOver.current) return;
      try {
        await run(messages.saveDraft({ ...fields, id, replyTo, version }));
        setSaved({ version: version + 1, text });
      } catch {
        setFailed(text);
      }
    };
    const timer = setTimeout(() => {
      saving.current = save();
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [messages, fields, id, replyTo, text, hasWords, saved.text, version]);

  const state: DraftState = failed === text ? "failed" : version > 0 && text === saved.text ? "saved" : "typing";
  return {
    id,
    state,
    /** Waits for what is being saved, and saves nothing behind it: the draft goes with the message that is sent. */
    stop: async (): Promise<void> => {
      isOver.current = true;
      await saving.current;
    },
    resume: (): void => {
      isOver.current = false;
    },
  };
};
