import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkPostText } from "@morsel/domain/forum";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { Sheet } from "../../../shell/page/page.tsx";
import { forumKey } from "../queries.ts";
import type { ForumPorts } from "../use-forum-commands.ts";
import { ComposePost } from "./compose-post.tsx";

export type ReplyFormProps = Pick<ForumPorts, "forum" | "newId"> & {
  readonly topic: string;
  readonly text: string;
  readonly onText: (text: string) => void;
};

/** A reply to a topic. Sent again after a lost answer, it is still the same post. */
export const ReplyForm = ({ forum, newId, topic, text, onText }: ReplyFormProps) => {
  const queries = useQueryClient();
  const [id, setId] = useState(newId);
  const [isChecked, setChecked] = useState(false);
  const send = useMutation({
    mutationFn: () => run(forum.addPost({ id, topic, text })),
    onSuccess: () => {
      setId(newId());
      setChecked(false);
      onText("");
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
        onSend={() => {
          setChecked(true);
          if (checkPostText(text).ok) send.mutate();
        }}
      />
    </Sheet>
  );
};
