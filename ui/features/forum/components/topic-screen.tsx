import { Button } from "@mantine/core";
import type { ShownPost } from "@morsel/application/forum/client/forum-client";
import { quoteOf } from "@morsel/domain/forum";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalIn } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { draftQuery, topicQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import type { ForumPorts, Reader } from "../use-forum-commands.ts";
import { useReadMark } from "../use-read-mark.ts";
import classes from "./forum.module.css";
import { FeedLink } from "./feed-link.tsx";
import { FollowButton } from "./follow-button.tsx";
import { ModerateTopic } from "./moderate-topic.tsx";
import { PostView } from "./post-view.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { TopicMarks } from "./topic-list.tsx";

export type TopicScreenProps = ForumPorts & {
  readonly id: string;
  readonly reader: Reader;
  /** Number of the post before the first that is shown; 0 at the beginning. */
  readonly after: number;
  /** Anchor of the post that the address names, or empty. */
  readonly hash: string;
};

/** A topic, its first post first, and a reply to it. */
export const TopicScreen = ({ id, reader, after, hash, ...ports }: TopicScreenProps) => {
  const intl = useIntl();
  const categories = useCategories(ports.forum);
  const listed = useInfiniteQuery(topicQuery(ports.forum, id, after));
  const draft = useQuery(draftQuery(ports.forum, id, reader.isMember));
  const [typed, setText] = useState<string>();
  // FO53: behind a reply that was sent begins another one, without a draft.
  const [sent, setSent] = useState(0);
  const topic = categories.isLoading || draft.isLoading ? undefined : listed.data?.pages.at(-1)?.topic;
  const category = topic && categories.named(topic.category);
  const text = typed ?? draft.data?.text ?? "";
  const shown = listed.data?.pages.flatMap(({ items }) => items) ?? [];
  // FO40: behind the last page stands nothing more to read, whatever is hidden there.
  const last = listed.hasNextPage ? (shown.at(-1)?.number ?? 0) : (topic?.posts ?? 0);
  useReadMark(ports.forum, reader.isMember ? topic : undefined, last);
  // The browser looked for the post before it came. Where it is hidden, the next one stands for it.
  const named = Number(/^post-(\d{1,9})$/.exec(hash)?.[1] ?? 0);
  // Nothing can be scrolled to before the topic is on the page.
  const target = named === 0 || topic === undefined ? undefined : shown.find(({ number }) => number >= named)?.number;
  useEffect(() => {
    if (target !== undefined) document.getElementById(`post-${target}`)?.scrollIntoView({ block: "start" });
  }, [target]);
  const canWrite = reader.isMember && topic !== undefined && (!topic.isLocked || reader.isModerator);
  const quote = ({ author, source }: ShownPost): void => {
    const quoted = quoteOf(author ?? intl.formatMessage({ id: "forum.former" }), source);
    setText(text === "" ? quoted : `${text}\n\n${quoted}`);
    document.querySelector<HTMLElement>("main form textarea")?.focus();
  };
  if (refusalIn(listed.error)?._tag === "TopicNotFound")
    return (
      <Page title={<FormattedMessage id="forum.missing" />}>
        <EmptyList
          hint={<FormattedMessage id="forum.missing.hint" />}
          first={{ path: "/community", words: <FormattedMessage id="forum.back" /> }}
        />
      </Page>
    );
  return (
    <Page title={topic?.title ?? <FormattedMessage id="forum.topic" />}>
      {topic === undefined && listed.isError && <Failed error={listed.error} onRetry={() => void listed.refetch()} />}
      {topic === undefined && !listed.isError && <Waiting />}
      {topic !== undefined && (
        <>
          <span className={sharing.actions}>
            <AppLink path="/community" className={classes.touch}>
              <FormattedMessage id="forum.title" />
            </AppLink>
            {category !== undefined && (
              <AppLink path={`/community/categories/${topic.category}`} className={classes.touch}>
                {category}
              </AppLink>
            )}
            <TopicMarks topic={topic} />
            {reader.isMember && <FollowButton topic={topic} {...ports} />}
          </span>
          {reader.isModerator && <ModerateTopic topic={topic} categories={categories} {...ports} />}
          {after > 0 && (
            <div>
              <ActionLink path={`/community/topics/${id}`} variant="default">
                <FormattedMessage id="forum.fromStart" />
              </ActionLink>
            </div>
          )}
          <ol className={sharing.list} {...(after === 0 ? {} : { start: after + 1 })}>
            {shown.map((post) => (
              <PostView
                key={post.id}
                post={post}
                reader={reader}
                onQuote={canWrite ? quote : undefined}
                canEdit={canWrite && post.isOwn}
                canReact={canWrite && !post.isOwn && !post.isHidden}
                {...ports}
              />
            ))}
          </ol>
          {listed.hasNextPage && (
            <div>
              <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
                <FormattedMessage id="forum.later" />
              </Button>
            </div>
          )}
          {canWrite && (
            <ReplyForm
              key={sent}
              {...ports}
              topic={id}
              text={text}
              onText={setText}
              version={sent === 0 ? (draft.data?.version ?? 0) : 0}
              onSent={() => {
                setText("");
                setSent(sent + 1);
              }}
            />
          )}
          {reader.isMember && !canWrite && (
            <p className={sharing.hint}>
              <FormattedMessage id="refused.TopicLocked" />
            </p>
          )}
          {!reader.isMember && (
            <div>
              <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent(`/community/topics/${id}`)}`}>
                <FormattedMessage id="forum.logIn" />
              </ActionLink>
            </div>
          )}
          {!topic.isHidden && (
            <p>
              <FeedLink feed={`topics/${id}/feed?locale=${intl.locale}`} />
            </p>
          )}
        </>
      )}
    </Page>
  );
};
