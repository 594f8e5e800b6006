import { Button } from "@mantine/core";
import type { NewsEntry } from "@morsel/application/news-feed/news-store";
import { REPORT_REASONS } from "@morsel/domain/social";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { Menu } from "../../../shell/sheets/menu.tsx";
import type { NewsCommands, NewsPorts } from "../use-news-commands.ts";
import { NewsComments } from "./news-comments.tsx";
import classes from "./news.module.css";
import { NewsWords } from "./news-words.tsx";

export type NewsRowProps = Pick<NewsPorts, "news" | "profiles" | "newId"> & {
  readonly entry: NewsEntry;
  /** Address of the member's picture; absent where none is shown. */
  readonly source: string | undefined;
  readonly act: NewsCommands;
};

/** An entry of the feed with its likes and comments. */
export const NewsRow = ({ entry, source, act, news, profiles, newId }: NewsRowProps) => {
  const intl = useIntl();
  const { id, username, postedAt, likes, comments, isLiked, isOwn } = entry;
  const [opened, setOpened] = useState<"comments" | "report">();
  const [report] = useState(newId);
  const remove = {
    key: "delete",
    label: <FormattedMessage id="news.delete" />,
    onUse: () => act.mutate({ asked: news.remove(id), done: intl.formatMessage({ id: "news.deleted" }) }),
  };
  const others = [
    {
      key: "mute",
      label: <FormattedMessage id="news.mute" />,
      onUse: () =>
        act.mutate({
          asked: news.mute(username, true),
          done: intl.formatMessage({ id: "news.muted.done" }, { username }),
        }),
    },
    { key: "report", label: <FormattedMessage id="news.report" />, onUse: () => setOpened("report") },
  ];
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        <MemberLink username={username} source={source}>
          <p className={sharing.hint}>
            <FormattedDate value={postedAt} dateStyle="medium" timeStyle="short" />
          </p>
        </MemberLink>
        <Menu label={intl.formatMessage({ id: "news.actions" }, { username })} actions={isOwn ? [remove] : others} />
      </div>
      <p className={classes.words}>
        <NewsWords entry={entry} />
      </p>
      <span className={sharing.actions}>
        <Button
          variant={isLiked ? "light" : "default"}
          aria-pressed={isLiked}
          aria-label={intl.formatMessage({ id: "news.like.named" }, { username, count: likes })}
          onClick={() => act.mutate({ asked: news.like(id, !isLiked) })}
        >
          <FormattedMessage id="news.like" values={{ count: likes }} />
        </Button>
        <Button
          variant="default"
          aria-expanded={opened === "comments"}
          aria-label={intl.formatMessage({ id: "news.comments.named" }, { username, count: comments })}
          onClick={() => setOpened(opened === "comments" ? undefined : "comments")}
        >
          <FormattedMessage id="news.comments" values={{ count: comments }} />
        </Button>
      </span>
      {opened === "comments" && <NewsComments entry={id} act={act} news={news} profiles={profiles} newId={newId} />}
      {opened === "report" && (
        <ReportFields
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="news.report.hint" />}
          isBusy={act.isPending}
          onCancel={() => setOpened(undefined)}
          onReport={(reason, text) =>
            act.mutate(
              {
                asked: news.report({ id: report, entry: id, reason, text }),
                done: intl.formatMessage({ id: "news.report.done" }),
              },
              { onSuccess: () => setOpened(undefined) },
            )
          }
        />
      )}
    </li>
  );
};
