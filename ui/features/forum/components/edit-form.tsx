import type { ShownPost } from "@morsel/application/forum/client/forum-client";
import { checkPostText } from "@morsel/domain/forum";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { forumKey } from "../queries.ts";
import type { ForumPorts } from "../use-forum-commands.ts";
import { ComposePost } from "./compose-post.tsx";

export type EditFormProps = Pick<ForumPorts, "forum"> & { readonly post: ShownPost; readonly onDone: () => void };

/** FO11: another wording of a post. */
export const EditForm = ({ forum, post, onDone }: EditFormProps) => {
  const queries = useQueryClient();
  const [text, setText] = useState(post.source);
  const save = useMutation({
    mutationFn: () => run(forum.editPost({ id: post.id, text, version: post.version })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: forumKey });
      onDone();
    },
  });
  return (
    <ComposePost
      forum={forum}
      label={<FormattedMessage id="forum.edit.label" />}
      text={text}
      onText={setText}
      submit={<FormattedMessage id="forum.edit.save" />}
      isBusy={save.isPending}
      problem={save.error}
      isChecked
      onSend={() => checkPostText(text).ok && save.mutate()}
      onCancel={onDone}
    />
  );
};
