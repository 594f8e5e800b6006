import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ForumClient, ShownTopic } from "@morsel/application/forum/client/forum-client";
import { CATEGORIES } from "@morsel/domain/forum";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { topicsQuery } from "../queries.ts";
import classes from "./forum.module.css";

export type TopicListProps = {
  readonly forum: ForumClient;
  readonly locale: string;
  /** Absent: the latest of all categories. */
  readonly category?: string;
};

/** Topics of a category, or the latest of all, page by page. */
export const TopicList = ({ forum, locale, category }: TopicListProps) => {
  const listed = useInfiniteQuery(topicsQuery(forum, locale, category));
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0)
    return <EmptyList title={<FormattedMessage id="forum.none" />} hint={<FormattedMessage id="forum.none.hint" />} />;
  return (
    <>
      <ul className={sharing.list}>
        {shown.map((topic) => (
          <TopicRow key={topic.id} topic={topic} hasCategory={category === undefined} />
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

const TopicRow = ({ topic, hasCategory }: { readonly topic: ShownTopic; readonly hasCategory: boolean }) => {
  const category = CATEGORIES.find(({ slug }) => slug === topic.category);
  return (
    <li className={classes.topic}>
      <span className={classes.words}>
        <span>
          <AppLink path={`/community/topics/${topic.id}`} className={classes.open}>
            {topic.title}
          </AppLink>{" "}
          <TopicMarks topic={topic} />
        </span>
        <span className={classes.facts}>
          {topic.author ?? <FormattedMessage id="forum.former" />}
          {hasCategory && category !== undefined && (
            <>
              {" · "}
              <FormattedMessage id={category.key} />
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
};
