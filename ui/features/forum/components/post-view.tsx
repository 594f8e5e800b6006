import "@mantine/core/styles/Badge.css";
import { Badge, Button } from "@mantine/core";
import type { ShownPost } from "@morsel/application/forum/client/forum-client";
import { REPORT_REASONS, type ReportReason } from "@morsel/domain/social";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { profilePath } from "../../../sharing/member-link.tsx";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { ReactionBar } from "../reactions/reaction-bar.tsx";
import { useForumCommands, type ForumPorts, type Reader } from "../use-forum-commands.ts";
import { BanForm } from "./ban-form.tsx";
import { EditForm } from "./edit-form.tsx";
import classes from "./forum.module.css";
import { Revisions } from "./revisions.tsx";

export type PostViewProps = ForumPorts & {
  readonly post: ShownPost;
  readonly reader: Reader;
  /** Absent where nobody can answer. */
  readonly onQuote?: ((post: ShownPost) => void) | undefined;
  readonly canEdit: boolean;
  readonly canReact: boolean;
};

type Opened = "edit" | "report" | "history" | "ban";

/** A post with what its reader may do with it. */
export const PostView = ({ post, reader, onQuote, canEdit, canReact, ...ports }: PostViewProps) => {
  const intl = useIntl();
  const act = useForumCommands(ports);
  const [opened, setOpened] = useState<Opened>();
  const [reportId] = useState(ports.newId);
  const close = () => setOpened(undefined);
  const toggle = (one: Opened) => () => setOpened(opened === one ? undefined : one);
  const report = (reason: ReportReason, text: string): void =>
    act.mutate(
      {
        asked: ports.forum.report({ id: reportId, post: post.id, reason, text }),
        done: intl.formatMessage({ id: "forum.report.done" }),
      },
      { onSuccess: close },
    );
  const { author } = post;
  const name = author ?? intl.formatMessage({ id: "forum.former" });
  const action = (one: Opened, id: "forum.edit" | "forum.report" | "forum.history" | "forum.ban") => (
    <Button size="sm" variant="subtle" aria-expanded={opened === one} onClick={toggle(one)}>
      <FormattedMessage id={id} values={{ name }} />
    </Button>
  );
  return (
    <li className={classes.post} id={`post-${post.number}`} {...(post.isHidden ? { "data-hidden": true } : {})}>
      <span className={classes.head}>
        {author === undefined ? (
          <span>{name}</span>
        ) : (
          <AppLink path={profilePath(author)} className={`${sharing.name} ${classes.touch}`}>
            {author}
          </AppLink>
        )}
        <span className={classes.facts}>
          <FormattedDate value={post.createdAt} dateStyle="medium" timeStyle="short" />
        </span>
      </span>
      {post.isHidden && (
        <span>
          <Badge variant="light" color="red">
            <FormattedMessage id="forum.hidden" />
          </Badge>
        </span>
      )}
      {opened === "edit" ? (
        <EditForm forum={ports.forum} post={post} onDone={close} />
      ) : (
        // W612: the server has made it of marks of an allow-list.
        <div className={classes.body} dangerouslySetInnerHTML={{ __html: post.html }} />
      )}
      <ReactionBar forum={ports.forum} toasts={ports.toasts} post={post} canReact={canReact} />
      <span className={`${sharing.actions} ${classes.acts}`}>
        {onQuote !== undefined && (
          <Button size="sm" variant="subtle" onClick={() => onQuote(post)}>
            <FormattedMessage id="forum.quote" values={{ name }} />
          </Button>
        )}
        {canEdit && action("edit", "forum.edit")}
        {post.editedAt !== undefined && action("history", "forum.history")}
        {reader.isMember && !post.isOwn && author !== undefined && action("report", "forum.report")}
        {reader.isModerator && (
          <Button
            size="sm"
            variant="subtle"
            onClick={() =>
              act.mutate({
                asked: ports.forum.hidePost(post.id, !post.isHidden),
                done: intl.formatMessage({ id: post.isHidden ? "forum.post.shown" : "forum.post.hidden" }),
              })
            }
          >
            <FormattedMessage id={post.isHidden ? "forum.post.show" : "forum.post.hide"} values={{ name }} />
          </Button>
        )}
        {reader.isModerator && !post.isOwn && author !== undefined && action("ban", "forum.ban")}
      </span>
      {opened === "history" && <Revisions forum={ports.forum} post={post.id} />}
      {opened === "ban" && author !== undefined && <BanForm {...ports} username={author} onDone={close} />}
      {opened === "report" && (
        <ReportFields
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="forum.report.hint" />}
          isBusy={act.isPending}
          onReport={report}
          onCancel={close}
        />
      )}
    </li>
  );
};
