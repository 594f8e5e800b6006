import { Button, NativeSelect } from "@mantine/core";
import type { ShownTopic } from "@morsel/application/forum/client/forum-client";
import type { Moderation } from "@morsel/domain/forum";
import { isLocale, LANGUAGE_NAMES } from "@morsel/domain/locales";
import { FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import type { Categories } from "../use-categories.ts";
import { useForumCommands, type ForumPorts } from "../use-forum-commands.ts";

export type ModerateTopicProps = ForumPorts & { readonly topic: ShownTopic; readonly categories: Categories };

/** FO5: what moderators do with a topic. */
export const ModerateTopic = ({ topic, categories, ...ports }: ModerateTopicProps) => {
  const intl = useIntl();
  const act = useForumCommands(ports);
  const moderate = (moderation: Moderation): void =>
    act.mutate({
      asked: ports.forum.moderate(topic.id, moderation),
      done: intl.formatMessage({ id: `forum.did.${moderation._tag}` }),
    });
  const labelOf = (slug: string, locale: string | null, message: string | null): string => {
    const name = categories.named(slug) ?? slug;
    if (!isLocale(locale)) return name;
    const language = LANGUAGE_NAMES[locale];
    return message === "forum.feature-suggestions"
      ? intl.formatMessage({ id: "forum.suggestionsIn" }, { language })
      : intl.formatMessage({ id: "forum.categoryIn" }, { name, language });
  };
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
        data={categories.all
          .filter(({ slug, state }) => state !== "archived" || slug === topic.category)
          .map(({ slug, language, message }) => ({ value: slug, label: labelOf(slug, language, message) }))}
        onChange={({ currentTarget: { value } }) => moderate({ _tag: "Move", category: value })}
      />
    </span>
  );
};
