import { NativeSelect, TextInput } from "@mantine/core";
import type { ForumDraft } from "@morsel/application/forum/draft-store";
import { checkPostText, checkTopicTitle, TOPIC_TITLE } from "@morsel/domain/forum";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { useDraft } from "../../../sharing/use-draft.ts";
import { forumKey } from "../queries.ts";
import type { Categories } from "../use-categories.ts";
import type { ForumPorts } from "../use-forum-commands.ts";
import { ComposePost } from "./compose-post.tsx";
import classes from "./forum.module.css";

export type TopicFormProps = Pick<ForumPorts, "forum" | "newId"> & {
  /** Loaded already. */
  readonly categories: Categories;
  /** Moderators begin topics in closed categories too. */
  readonly isModerator: boolean;
  /** Address of the category that is chosen first. */
  readonly category: string | undefined;
  readonly onSent: (id: string) => void;
  /** FO53: what was begun before. */
  readonly draft: ForumDraft | null;
};

/** Category, title and first post of a topic. */
export const TopicForm = ({ forum, newId, categories, isModerator, category, onSent, draft }: TopicFormProps) => {
  const queries = useQueryClient();
  const open = categories.all.filter(
    ({ listed, state, slug }) =>
      (listed || (isModerator && slug === category)) && (state === "open" || (state === "closed" && isModerator)),
  );
  // W610: sent again after a lost answer, it is still the same topic.
  const [ids] = useState(() => ({ id: newId(), post: newId() }));
  const [chosen, setChosen] = useState(
    (
      open.find(({ slug }) => slug === (category ?? draft?.category)) ??
      open.find(({ slug }) => slug === "introductions") ??
      open[0]
    )?.slug ?? "",
  );
  const [title, setTitle] = useState(draft?.title ?? "");
  const [text, setText] = useState(draft?.text ?? "");
  const kept = useDraft({
    version: draft?.version ?? 0,
    text: JSON.stringify([chosen, title, text]),
    hasWords: title.trim() !== "" || text.trim() !== "" || draft !== null,
    save: (version) => forum.saveDraft({ place: "new", category: chosen, title, text, version }),
  });
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = useMutation({
    mutationFn: async () => {
      await kept.stop();
      return run(forum.addTopic({ ...ids, category: chosen, title, text }));
    },
    onError: kept.resume,
    onSuccess: () => {
      onSent(ids.id);
      return queries.invalidateQueries({ queryKey: forumKey });
    },
  });
  const isTitleWrong = !checkTopicTitle(title).ok;
  return (
    <div className={classes.form}>
      <NativeSelect
        label={<FormattedMessage id="forum.category" />}
        value={chosen}
        data={open.map(({ slug }) => ({ value: slug, label: categories.named(slug) ?? slug }))}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <TextInput
        ref={field}
        label={<FormattedMessage id="forum.topicTitle" />}
        value={title}
        maxLength={TOPIC_TITLE.max}
        error={
          isChecked && isTitleWrong ? (
            <FormattedMessage id="forum.title.wrong" values={{ ...TOPIC_TITLE }} />
          ) : undefined
        }
        onChange={({ currentTarget: { value } }) => setTitle(value)}
      />
      <ComposePost
        forum={forum}
        label={<FormattedMessage id="forum.text" />}
        text={text}
        onText={setText}
        submit={<FormattedMessage id="forum.new.send" />}
        isBusy={send.isPending}
        problem={send.error}
        isChecked={isChecked}
        draft={kept.state}
        onSend={() => {
          setChecked(true);
          if (isTitleWrong) field.current?.focus();
          else if (checkPostText(text).ok) send.mutate();
        }}
      />
    </div>
  );
};
