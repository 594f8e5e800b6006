import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { useCategories } from "../use-categories.ts";
import { FoundRow, type FoundRowProps } from "./found-row.tsx";

type Listed = FoundRowProps["post"] & { readonly id: string; readonly category: string; readonly isUnread: boolean };

export type FoundListProps<Post extends Listed> = {
  readonly forum: ForumClient;
  readonly listed: Pick<
    UseInfiniteQueryResult<unknown>,
    "isError" | "error" | "refetch" | "hasNextPage" | "isFetchingNextPage" | "fetchNextPage"
  >;
  /** Undefined until the first page is there. */
  readonly shown: readonly Post[] | undefined;
  readonly none: { readonly title: ReactNode; readonly hint: ReactNode };
  /** Stands instead of the name of who wrote a post. */
  readonly byOf?: (post: Post) => ReactNode;
};

/** Posts of the forum page by page, those that are new to the member marked. */
export const FoundList = <Post extends Listed>({ forum, listed, shown, none, byOf }: FoundListProps<Post>) => {
  const categories = useCategories(forum);
  if (shown === undefined || categories.isLoading)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0) return <EmptyList {...none} />;
  return (
    <>
      <ul className={sharing.list}>
        {shown.map((post) => (
          <FoundRow
            key={post.id}
            post={post}
            category={categories.named(post.category)}
            by={byOf?.(post)}
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
