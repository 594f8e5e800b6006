import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkPostText } from "@morsel/domain/forum";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useDraft } from "../../../sharing/use-draft.ts";
import { Sheet } from "../../../shell/page/page.tsx";
import { forumKey } from "../queries.ts";
import type { ForumPorts } from "../use-forum-commands.ts";
import { ComposePost } from "./compose-post.tsx";

export type ReplyFormProps = Pick<ForumPorts, "forum" | "newId"> & {
  readonly topic: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** FO53: version of the draft that was read; 0 where there was none. */
  readonly version: number;
  readonly onSent: () => void;
};

/** A reply to a topic. Sent again after a lost answer, it is still the same post. */
export const ReplyForm = ({ forum, newId, topic, text, onText, version, onSent }: ReplyFormProps) => {
  const queries = useQueryClient();
  const [id] = useState(newId);
  const [isChecked, setChecked] = useState(false);
  const kept = useDraft({
    version,
    text,
    hasWords: text.trim() !== "" || version > 0,
    save: (read) => forum.saveDraft({ place: topic, category: "", title: "", text, version: read }),
  });
  const send = useMutation({
    mutationFn: async () => {
      await kept.stop();
      return run(forum.addPost({ id, topic, text }));
    },
    onError: kept.resume,
    onSuccess: () => {
      onSent();
      return queries.invalidateQueries({ queryKey: forumKey });
    },
  });
  return (
    <Sheet>
      <ComposePost
        forum={forum}
        label={<FormattedMessage id="forum.reply" />}
        text={text}
        onText={onText}
        submit={<FormattedMessage id="forum.reply.send" />}
        isBusy={send.isPending}
        problem={send.error}
        isChecked={isChecked}
        draft={kept.state}
        onSend={() => {
          setChecked(true);
          if (checkPostText(text).ok) send.mutate();
        }}
      />
    </Sheet>
  );
};
