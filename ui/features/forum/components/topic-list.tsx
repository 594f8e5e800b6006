import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ForumClient, ShownTopic } from "@morsel/application/forum/client/forum-client";
import { unreadPosts } from "@morsel/domain/forum";
import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { followingQuery, topicsQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import classes from "./forum.module.css";

export type TopicListProps = {
  readonly forum: ForumClient;
  readonly locale: string;
  /** Absent: the latest of all categories. */
  readonly category?: string;
};

/** Topics of a category, or the latest of all, page by page. */
export const TopicList = ({ forum, locale, category }: TopicListProps) => (
  <TopicPages
    forum={forum}
    listed={useInfiniteQuery(topicsQuery(forum, locale, category))}
    hasCategory={category === undefined}
    empty={<EmptyList title={<FormattedMessage id="forum.none" />} hint={<FormattedMessage id="forum.none.hint" />} />}
  />
);

/** FO41: what the member follows, unread first. */
export const FollowedTopics = ({ forum }: Pick<TopicListProps, "forum">) => (
  <TopicPages
    forum={forum}
    listed={useInfiniteQuery(followingQuery(forum))}
    hasCategory
    empty={
      <EmptyList
        title={<FormattedMessage id="forum.following.none" />}
        hint={<FormattedMessage id="forum.following.none.hint" />}
      />
    }
  />
);

type TopicPagesProps = {
  readonly forum: ForumClient;
  readonly listed: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly ShownTopic[] }>>;
  readonly hasCategory: boolean;
  readonly empty: ReactNode;
};

const TopicPages = ({ forum, listed, hasCategory, empty }: TopicPagesProps) => {
  const categories = useCategories(forum);
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined || categories.isLoading)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0) return empty;
  return (
    <>
      <ul className={sharing.list}>
        {shown.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            category={hasCategory ? categories.named(topic.category) : undefined}
          />
        ))}
      </ul>
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="forum.more" />
          </Button>
        </div>
      )}
    </>
  );
};

/** Marks of a topic that change who may do what with it. */
export const TopicMarks = ({ topic }: { readonly topic: ShownTopic }) => (
  <>
    {topic.isPinned && (
      <Badge variant="light">
        <FormattedMessage id="forum.pinned" />
      </Badge>
    )}
    {topic.isLocked && (
      <Badge variant="light" color="gray">
        <FormattedMessage id="forum.locked" />
      </Badge>
    )}
    {topic.isHidden && (
      <Badge variant="light" color="red">
        <FormattedMessage id="forum.hidden" />
      </Badge>
    )}
  </>
);

/** FO40, FO42: what the reader has not seen of it, with the way to the first of that. */
const Unseen = ({ topic }: { readonly topic: ShownTopic }) => {
  const intl = useIntl();
  const count = unreadPosts(topic.posts, topic.seen);
  if (topic.isNew)
    return (
      <Badge>
        <FormattedMessage id="forum.new.mark" />
      </Badge>
    );
  if (count === 0) return null;
  return (
    <AppLink
      path={`/community/topics/${topic.id}#post-${topic.seen + 1}`}
      className={classes.unread}
      aria-label={intl.formatMessage({ id: "forum.unread.of" }, { count, title: topic.title })}
    >
      <FormattedMessage id="forum.unread" values={{ count }} />
    </AppLink>
  );
};

const TopicRow = ({ topic, category }: { readonly topic: ShownTopic; readonly category: string | undefined }) => (
  <li className={classes.topic}>
    <span className={classes.words}>
      <span>
        <AppLink path={`/community/topics/${topic.id}`} className={classes.open}>
          {topic.title}
        </AppLink>{" "}
        <TopicMarks topic={topic} /> <Unseen topic={topic} />
      </span>
      <span className={classes.facts}>
        {topic.author ?? <FormattedMessage id="forum.former" />}
        {category !== undefined && (
          <>
            {" · "}
            {category}
          </>
        )}
      </span>
    </span>
    <span className={classes.facts}>
      <FormattedMessage id="forum.replies" values={{ count: topic.posts - 1 }} />
      {" · "}
      <FormattedDate value={topic.lastPostAt} dateStyle="medium" />
    </span>
  </li>
);
