import type { ForumClient, ShownTopic } from "@morsel/application/forum/client/forum-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { run } from "../../hooks/run.ts";
import { forumKey } from "./queries.ts";

/** FO40: what is shown is read; `number` is the highest that is. The topic on the screen keeps the marks that it came with. */
export const useReadMark = (forum: ForumClient, topic: ShownTopic | undefined, number: number): void => {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: "forum-read" },
    mutationFn: ({ id, upTo }: { readonly id: string; readonly upTo: number }) => run(forum.markRead(id, upTo)),
    onSuccess: () =>
      Promise.all(
        ["topics", "following", "mentions", "visit"].map((list) =>
          queries.invalidateQueries({ queryKey: [...forumKey, list], refetchType: "none" }),
        ),
      ),
  });
  const id = topic?.id;
  const seen = topic?.seen ?? 0;
  useEffect(() => {
    if (id !== undefined && number > seen) mutate({ id, upTo: number });
  }, [id, number, seen, mutate]);
};
