import { Button } from "@mantine/core";
import type { CoachClientPort } from "@morsel/application/coach/client/coach-client";
import type { CoachComment } from "@morsel/application/coach/comment-store";
import type { CalendarDate } from "@morsel/domain/calendar";
import { REPORT_REASONS } from "@morsel/domain/social";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { commentDaysQuery, ownCommentsQuery } from "../queries.ts";
import { useCoachCommands } from "../use-coach-commands.ts";
import { CommentForm, type CommentedEntry } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";

export type DayCommentsProps = {
  readonly coach: CoachClientPort;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
  readonly date: CalendarDate;
  readonly entries: readonly CommentedEntry[];
};

/** SO43: what one's coaches wrote about a day, below the day; nothing where they wrote nothing. */
export const DayComments = (props: DayCommentsProps) => {
  const { coach, date } = props;
  const { data: days = [] } = useQuery(commentDaysQuery(coach));
  return days.some((day) => day.date === date) ? <Commented {...props} /> : null;
};

const Commented = ({ coach, toasts, newId, date, entries }: DayCommentsProps) => {
  const intl = useIntl();
  const { data: comments = [] } = useQuery(ownCommentsQuery(coach, date));
  const [reported, setReported] = useState<CoachComment>();
  const [reportId, setReportId] = useState(newId);
  const act = useCoachCommands({ toasts });
  const coaches = [...new Set(comments.map((comment) => comment.coach))];
  if (comments.length === 0) return null;
  return (
    <Sheet labelledBy="coach-comments">
      <h2 id="coach-comments">
        <FormattedMessage id="coach.comments" />
      </h2>
      <CommentList
        comments={comments}
        entries={entries}
        client={<FormattedMessage id="coach.comment.you" />}
        actions={(comment) => (
          <>
            <Button
              variant="default"
              onClick={() =>
                act.mutate({
                  asked: coach.hideComment(comment.id),
                  done: intl.formatMessage({ id: "coach.comment.hidden" }),
                })
              }
            >
              <FormattedMessage id="coach.comment.hide" />
            </Button>
            <Button variant="default" aria-expanded={reported === comment} onClick={() => setReported(comment)}>
              <FormattedMessage id="coach.comment.report" />
            </Button>
          </>
        )}
      />
      {reported !== undefined && (
        <ReportFields
          key={reported.id}
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="coach.comment.report.hint" />}
          isBusy={act.isPending}
          onCancel={() => setReported(undefined)}
          onReport={(reason, text) =>
            act.mutate({
              asked: coach.reportComment({ id: reportId, comment: reported.id, reason, text }),
              done: intl.formatMessage({ id: "messages.report.done" }),
              onDone: () => {
                setReported(undefined);
                setReportId(newId());
              },
            })
          }
        />
      )}
      {coaches.map((username) => (
        <CommentForm
          key={username}
          label={<FormattedMessage id="coach.comment.answer" values={{ username }} />}
          entries={[]}
          newId={newId}
          send={(comment) => coach.answer({ ...comment, username, date })}
        />
      ))}
    </Sheet>
  );
};
