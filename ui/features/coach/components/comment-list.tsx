import "@mantine/core/styles/Badge.css";
import { Badge } from "@mantine/core";
import type { CoachComment } from "@morsel/application/coach/comment-store";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import classes from "../../../sharing/sharing.module.css";
import type { CommentedEntry } from "./comment-form.tsx";
import styles from "./comments.module.css";

export type CommentListProps = {
  /** The oldest first. */
  readonly comments: readonly CoachComment[];
  /** Entries of the day, by which a comment on one of them is named. */
  readonly entries: readonly CommentedEntry[];
  /** Name of the client who answers. */
  readonly client: ReactNode;
  /** Acts on a comment of a coach's. */
  readonly actions?: (comment: CoachComment) => ReactNode;
};

/** Comments of a day. */
export const CommentList = ({ comments, entries, client, actions }: CommentListProps) => (
  <ul className={classes.list}>
    {comments.map((comment) => {
      const { id, coach, isCoach, entry, text, at, isNew } = comment;
      const about = entries.find((one) => one.id === entry);
      return (
        <li key={id} className={classes.row}>
          <span className={classes.words}>
            <span className={classes.name}>
              {isCoach ? coach : client} {isNew && <Badge>{<FormattedMessage id="coach.comment.new" />}</Badge>}
            </span>
            <span className={classes.hint}>
              {about !== undefined && <>{about.description} · </>}
              <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            </span>
            <span className={styles.text}>{text}</span>
          </span>
          {isCoach && actions !== undefined && <span className={classes.actions}>{actions(comment)}</span>}
        </li>
      );
    })}
  </ul>
);
