import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ForumClient, ShownReacted } from "@morsel/application/forum/client/forum-client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { FoundRow } from "../components/found-row.tsx";
import { forumKey, reactedQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";

/** FO52: one line for all who reacted to a post. */
const ReactedBy = ({ post: { names, people } }: { readonly post: ShownReacted }) => {
  const [first, second] = names;
  return (
    <FormattedMessage
      id="forum.reacted.by"
      values={{ people, first: first ?? "", second: second ?? "", others: people - 2 }}
    />
  );
};

/** FO52: own posts that others reacted to, the latest first; being shown they are looked at. */
export const ReactedList = ({ forum }: { readonly forum: ForumClient }) => {
  const queries = useQueryClient();
  const categories = useCategories(forum);
  const listed = useInfiniteQuery(reactedQuery(forum));
  const { mutate } = useMutation({
    mutationFn: () => run(forum.lookAtReacted),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...forumKey, "visit"], refetchType: "none" }),
  });
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  const hasNew = shown?.some(({ isUnread }) => isUnread) === true;
  useEffect(() => {
    if (hasNew) mutate();
  }, [hasNew, mutate]);
  if (shown === undefined || categories.isLoading)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0)
    return (
      <EmptyList
        title={<FormattedMessage id="forum.reacted.none" />}
        hint={<FormattedMessage id="forum.reacted.none.hint" />}
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
            by={<ReactedBy post={post} />}
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
