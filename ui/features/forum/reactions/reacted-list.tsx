import type { ForumClient, ShownReacted } from "@morsel/application/forum/client/forum-client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { FoundList } from "../components/found-list.tsx";
import { forumKey, reactedQuery } from "../queries.ts";

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
  return (
    <FoundList
      forum={forum}
      listed={listed}
      shown={shown}
      none={{
        title: <FormattedMessage id="forum.reacted.none" />,
        hint: <FormattedMessage id="forum.reacted.none.hint" />,
      }}
      byOf={(post) => <ReactedBy post={post} />}
    />
  );
};
