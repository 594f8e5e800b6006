import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage } from "react-intl";
import { Failed } from "../../../sharing/states.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { clientCommentsQuery } from "../queries.ts";
import { CommentForm, type CommentedEntry } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";

export type ClientCommentsProps = {
  readonly coach: CoachClientPort;
  readonly username: string;
  readonly newId: () => string;
  readonly date: CalendarDate;
  readonly entries: readonly CommentedEntry[];
};

/** SO43: what the coach wrote about a client's day, what the client answered, and another comment. */
export const ClientComments = ({ coach, username, newId, date, entries }: ClientCommentsProps) => {
  const { data: comments = [], error, refetch } = useQuery(clientCommentsQuery(coach, username, date));
  return (
    <Sheet labelledBy="coach-comments">
      <h2 id="coach-comments">
        <FormattedMessage id="coach.comments" />
      </h2>
      {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {comments.length > 0 && <CommentList comments={comments} entries={entries} client={username} />}
      <CommentForm
        label={<FormattedMessage id="coach.comment.label" />}
        entries={entries}
        newId={newId}
        send={(comment) => coach.comment({ ...comment, username, date })}
      />
    </Sheet>
  );
};
