import type { ShownFound } from "@morsel/application/forum/client/forum-client";
import { CATEGORIES } from "@morsel/domain/forum";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import classes from "./forum.module.css";

export type FoundRowProps = {
  readonly post: Omit<ShownFound, "place" | "author"> & Pick<Partial<ShownFound>, "author">;
  readonly mark?: ReactNode;
  /** What stands instead of the name of who wrote it. */
  readonly by?: ReactNode;
};

/** A post in a list: its topic, a piece of it, and who wrote it. */
export const FoundRow = ({ post, mark, by }: FoundRowProps) => {
  const category = CATEGORIES.find(({ slug }) => slug === post.category);
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
              <FormattedMessage id={category.key} />
            </>
          )}
          {" · "}
          <FormattedDate value={post.createdAt} dateStyle="medium" />
        </span>
      </span>
    </li>
  );
};
