import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import classes from "../components/forum.module.css";
import { draftsQuery } from "../queries.ts";
import { type ForumPorts, useForumCommands } from "../use-forum-commands.ts";

/** FO53: what the member began to write. */
export const DraftList = ({ forum, toasts }: Pick<ForumPorts, "forum" | "toasts">) => {
  const intl = useIntl();
  const listed = useQuery(draftsQuery(forum));
  const act = useForumCommands({ toasts });
  const shown = listed.data;
  if (shown === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  if (shown.length === 0)
    return (
      <EmptyList
        title={<FormattedMessage id="forum.drafts.none" />}
        hint={<FormattedMessage id="forum.drafts.none.hint" />}
      />
    );
  return (
    <ul className={sharing.list}>
      {shown.map(({ place, topic, title, piece, savedAt }) => {
        const isNew = place === "new";
        const name = (isNew ? title : topic) || intl.formatMessage({ id: isNew ? "forum.new" : "forum.topic" });
        return (
          <li key={place} className={classes.topic}>
            <span className={classes.words}>
              <AppLink path={isNew ? "/community/new" : `/community/topics/${place}`} className={classes.open}>
                {name}
              </AppLink>
              <span>{piece}</span>
              <span className={classes.facts}>
                <FormattedDate value={savedAt} dateStyle="medium" timeStyle="short" />
              </span>
            </span>
            <Button
              variant="default"
              aria-label={intl.formatMessage({ id: "forum.drafts.delete.of" }, { name })}
              onClick={() =>
                act.mutate(
                  { asked: forum.removeDraft(place), done: intl.formatMessage({ id: "messages.draft.deleted" }) },
                  { onSettled: () => void listed.refetch() },
                )
              }
            >
              <FormattedMessage id="messages.draft.delete" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
};
