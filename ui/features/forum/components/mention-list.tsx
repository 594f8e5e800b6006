import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { mentionsQuery } from "../queries.ts";
import { FoundList } from "./found-list.tsx";

/** FO44: posts that name the member, the newest first. */
export const MentionList = ({ forum }: { readonly forum: ForumClient }) => {
  const listed = useInfiniteQuery(mentionsQuery(forum));
  return (
    <FoundList
      forum={forum}
      listed={listed}
      shown={listed.data?.pages.flatMap(({ items }) => items)}
      none={{
        title: <FormattedMessage id="forum.mentions.none" />,
        hint: <FormattedMessage id="forum.mentions.none.hint" />,
      }}
    />
  );
};
