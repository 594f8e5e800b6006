import type { ShownFound } from "@morsel/application/forum/client/forum-client";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./forum.module.css";

export type FoundRowProps = {
  readonly post: Omit<ShownFound, "place" | "author"> & Pick<Partial<ShownFound>, "author">;
  /** Name of its category. */
  readonly category: string | undefined;
  readonly mark?: ReactNode;
  /** Stands instead of the name of who wrote it. */
  readonly by?: ReactNode;
};

/** A post in a list: its topic, a piece of it, and who wrote it. */
export const FoundRow = ({ post, category, mark, by }: FoundRowProps) => {
  return (
    <li className={classes.topic}>
      <span className={classes.words}>
        <span>
          <AppLink path={`/community/topics/${post.topic}#post-${post.number}`} className={classes.open}>
            {post.title}
          </AppLink>{" "}
          {mark}
        </span>
        <span>{post.piece}</span>
        <span className={classes.facts}>
          {by ?? post.author ?? <FormattedMessage id="forum.former" />}
          {category !== undefined && (
            <>
              {" · "}
              {category}
            </>
          )}
          {" · "}
          <FormattedDate value={post.createdAt} dateStyle="medium" />
        </span>
      </span>
    </li>
  );
};
