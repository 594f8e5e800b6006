import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { useQuery } from "@tanstack/react-query";
import { FormattedDate } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { revisionsQuery } from "../queries.ts";
import classes from "./forum.module.css";

export type RevisionsProps = { readonly forum: ForumClient; readonly post: string };

/** FO11: earlier wordings of a post, the newest first. */
export const Revisions = ({ forum, post }: RevisionsProps) => {
  const { data, error, refetch } = useQuery(revisionsQuery(forum, post));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <ul className={sharing.list}>
      {data.map(({ version, source, at }) => (
        <li key={version} className={classes.post}>
          <span className={classes.facts}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
          </span>
          <p className={classes.source}>{source}</p>
        </li>
      ))}
    </ul>
  );
};
