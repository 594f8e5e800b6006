import { Button } from "@mantine/core";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { MemberLink } from "../../../sharing/member-link.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { feedQuery, mutedQuery } from "../queries.ts";
import { useNewsCommands, type NewsCommands, type NewsPorts } from "../use-news-commands.ts";
import { NewsRow } from "./news-row.tsx";
import { NewsTextForm } from "./news-text-form.tsx";

/** /friends/news: what friends and the member chose to tell, the newest first. */
export const NewsScreen = ({ news, profiles, toasts, newId }: NewsPorts) => {
  const listed = useInfiniteQuery(feedQuery(news));
  const act = useNewsCommands({ toasts });
  const [id, setId] = useState(newId);
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  const sourceOf = useMemberPictures(profiles, shown?.map(({ username }) => username) ?? []);
  return (
    <Page title={<FormattedMessage id="news.title" />} lead={<FormattedMessage id="news.lead" />}>
      <span className={sharing.actions}>
        <ActionLink path="/account/news-feed-settings" variant="default">
          <FormattedMessage id="news.toSettings" />
        </ActionLink>
        <ActionLink path="/friends" variant="default">
          <FormattedMessage id="news.toFriends" />
        </ActionLink>
      </span>
      <Sheet>
        <NewsTextForm
          label={<FormattedMessage id="news.post" />}
          submit={<FormattedMessage id="news.post.submit" />}
          rows={3}
          isBusy={act.isPending}
          onPost={(text, onPosted) =>
            act.mutate(
              { asked: news.post(id, text) },
              {
                onSuccess: () => {
                  setId(newId());
                  onPosted();
                },
              },
            )
          }
        />
      </Sheet>
      {shown === undefined && listed.isError && <Failed error={listed.error} onRetry={() => void listed.refetch()} />}
      {shown === undefined && !listed.isError && <Waiting />}
      {shown?.length === 0 && (
        <EmptyList title={<FormattedMessage id="news.none" />} hint={<FormattedMessage id="news.none.hint" />} />
      )}
      {shown !== undefined && shown.length > 0 && (
        <ul className={sharing.list}>
          {shown.map((entry) => (
            <NewsRow
              key={entry.id}
              entry={entry}
              source={sourceOf(entry.username)}
              act={act}
              news={news}
              profiles={profiles}
              newId={newId}
            />
          ))}
        </ul>
      )}
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="friends.more" />
          </Button>
        </div>
      )}
      <Muted news={news} act={act} />
    </Page>
  );
};

const Muted = ({ news, act }: Pick<NewsPorts, "news"> & { readonly act: NewsCommands }) => {
  const { data = [] } = useQuery(mutedQuery(news));
  if (data.length === 0) return null;
  return (
    <Sheet labelledBy="muted">
      <h2 id="muted" className={page.subtitle}>
        <FormattedMessage id="news.muted" />
      </h2>
      <ul className={sharing.list}>
        {data.map((username) => (
          <li key={username} className={sharing.row}>
            <MemberLink username={username} />
            <Button variant="default" onClick={() => act.mutate({ asked: news.mute(username, false) })}>
              <FormattedMessage id="news.unmute" />
            </Button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
};
