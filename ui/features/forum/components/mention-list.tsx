import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { mentionsQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import { FoundRow } from "./found-row.tsx";

/** FO44: posts that name the member, the newest first. */
export const MentionList = ({ forum }: { readonly forum: ForumClient }) => {
  const categories = useCategories(forum);
  const listed = useInfiniteQuery(mentionsQuery(forum));
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined || categories.isLoading)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0)
    return (
      <EmptyList
        title={<FormattedMessage id="forum.mentions.none" />}
        hint={<FormattedMessage id="forum.mentions.none.hint" />}
      />
    );
  return (
    <>
      <ul className={sharing.list}>
        {shown.map((post) => (
          <FoundRow
            key={post.id}
            post={post}
            category={categories.named(post.category)}
            mark={
              post.isUnread && (
                <Badge>
                  <FormattedMessage id="forum.new.mark" />
                </Badge>
              )
            }
          />
        ))}
      </ul>
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="forum.search.more" />
          </Button>
        </div>
      )}
    </>
  );
};
