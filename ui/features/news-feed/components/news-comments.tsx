import { Button } from "@mantine/core";
import type { NewsComment } from "@morsel/application/news-feed/news-store";
import { useInfiniteQuery } from "@tanstack/react-query";
import { REPORT_REASONS } from "@morsel/domain/social";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { Menu } from "../../../shell/sheets/menu.tsx";
import { commentsQuery } from "../queries.ts";
import type { NewsCommands, NewsPorts } from "../use-news-commands.ts";
import classes from "./news.module.css";
import { NewsTextForm } from "./news-text-form.tsx";

type CommentsProps = Pick<NewsPorts, "news" | "profiles" | "newId"> & {
  readonly entry: string;
  readonly act: NewsCommands;
};

/** Comments below an entry, the oldest first, and one more. */
export const NewsComments = ({ entry, act, news, profiles, newId }: CommentsProps) => {
  const listed = useInfiniteQuery(commentsQuery(news, entry));
  const shown = listed.data?.pages.flatMap(({ items }) => items).toReversed();
  const sourceOf = useMemberPictures(profiles, shown?.map(({ username }) => username) ?? []);
  const [id, setId] = useState(newId);
  return (
    <div className={classes.comments}>
      {shown === undefined && listed.isError && <Failed error={listed.error} onRetry={() => void listed.refetch()} />}
      {shown === undefined && !listed.isError && <Waiting />}
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="news.comments.earlier" />
          </Button>
        </div>
      )}
      {shown?.map((comment) => (
        <Comment
          key={comment.id}
          comment={comment}
          entry={entry}
          source={sourceOf(comment.username)}
          act={act}
          news={news}
          newId={newId}
        />
      ))}
      <NewsTextForm
        label={<FormattedMessage id="news.comment" />}
        submit={<FormattedMessage id="news.comment.submit" />}
        rows={2}
        isBusy={act.isPending}
        onPost={(text, onPosted) =>
          act.mutate(
            { asked: news.comment(id, entry, text) },
            {
              onSuccess: () => {
                setId(newId());
                onPosted();
              },
            },
          )
        }
      />
    </div>
  );
};

type CommentProps = Pick<CommentsProps, "entry" | "act" | "news" | "newId"> & {
  readonly comment: NewsComment;
  readonly source: string | undefined;
};

const Comment = ({ comment, entry, source, act, news, newId }: CommentProps) => {
  const intl = useIntl();
  const { id, username, words, postedAt, mayDelete } = comment;
  const [isReporting, setReporting] = useState(false);
  const [report] = useState(newId);
  const remove = {
    key: "delete",
    label: <FormattedMessage id="news.comment.delete" />,
    onUse: () => act.mutate({ asked: news.removeComment(id, entry) }),
  };
  const complain = {
    key: "report",
    label: <FormattedMessage id="news.comment.report" />,
    onUse: () => setReporting(true),
  };
  return (
    <div>
      <div className={classes.head}>
        <MemberLink username={username} source={source}>
          <p className={sharing.hint}>
            <FormattedDate value={postedAt} dateStyle="medium" timeStyle="short" />
          </p>
        </MemberLink>
        <Menu
          label={intl.formatMessage({ id: "news.comment.actions" }, { username })}
          actions={mayDelete ? [remove] : [complain]}
        />
      </div>
      <p className={classes.words}>{words}</p>
      {isReporting && (
        <ReportFields
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="news.comment.report.hint" />}
          isBusy={act.isPending}
          onCancel={() => setReporting(false)}
          onReport={(reason, text) =>
            act.mutate(
              {
                asked: news.report({ id: report, entry, comment: id, reason, text }),
                done: intl.formatMessage({ id: "news.report.done" }),
              },
              { onSuccess: () => setReporting(false) },
            )
          }
        />
      )}
    </div>
  );
};
