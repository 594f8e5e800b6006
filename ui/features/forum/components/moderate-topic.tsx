import { Button, NativeSelect } from "@mantine/core";
import type { ShownTopic } from "@morsel/application/forum/client/forum-client";
import { CATEGORIES, type Moderation } from "@morsel/domain/forum";
import { LANGUAGE_NAMES } from "@morsel/domain/locales";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { useForumCommands, type ForumPorts } from "../use-forum-commands.ts";

export type ModerateTopicProps = ForumPorts & { readonly topic: ShownTopic };

/** FO5: what moderators do with a topic. */
export const ModerateTopic = ({ topic, ...ports }: ModerateTopicProps) => {
  const intl = useIntl();
  const act = useForumCommands(ports);
  const moderate = (moderation: Moderation): void =>
    act.mutate({
      asked: ports.forum.moderate(topic.id, moderation),
      done: intl.formatMessage({ id: `forum.did.${moderation._tag}` }),
    });
  const acts = [
    topic.isLocked ? "Unlock" : "Lock",
    topic.isPinned ? "Unpin" : "Pin",
    topic.isHidden ? "Show" : "Hide",
  ] as const;
  return (
    <span className={sharing.actions} role="group" aria-label={intl.formatMessage({ id: "forum.moderate" })}>
      {acts.map((one) => (
        <Button key={one} variant="default" onClick={() => moderate({ _tag: one })}>
          <FormattedMessage id={`forum.do.${one}`} />
        </Button>
      ))}
      <NativeSelect
        label={<FormattedMessage id="forum.do.Move" />}
        value={topic.category}
        data={CATEGORIES.map(({ slug, key, locale }) => ({
          value: slug,
          label:
            locale === undefined
              ? intl.formatMessage({ id: key })
              : intl.formatMessage({ id: "forum.suggestionsIn" }, { language: LANGUAGE_NAMES[locale] }),
        }))}
        onChange={({ currentTarget: { value } }) => moderate({ _tag: "Move", category: value })}
      />
    </span>
  );
};
