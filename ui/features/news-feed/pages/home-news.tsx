import type { NewsClient } from "@morsel/application/news-feed/client/news-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { useQuery } from "@tanstack/react-query";
import { use } from "react";
import { FormattedMessage } from "react-intl";
import type { AppContext } from "../../../composition/app-context.ts";
import { useApp } from "../../../routes/use-app.ts";
import { MemberLink } from "../../../sharing/member-link.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import classes from "../components/news.module.css";
import { NewsWords } from "../components/news-words.tsx";
import { latestQuery } from "../queries.ts";
import { provideNews } from "../routes.ts";

type Ports = { readonly news: NewsClient; readonly profiles: ProfilesClient };
const loaded = new WeakMap<AppContext, Promise<Ports>>();

/** The ports and the words of the feed, asked for once. */
const portsOf = (app: AppContext): Promise<Ports> => {
  const known = loaded.get(app) ?? app.words("news-feed").then(() => provideNews(app));
  loaded.set(app, known);
  return known;
};

/** The latest of the news feed on Home; nothing where there is none, or where it cannot be read. */
export const HomeNews = () => {
  const { news, profiles } = use(portsOf(useApp()));
  const { data } = useQuery(latestQuery(news));
  const items = data?.items ?? [];
  const sourceOf = useMemberPictures(
    profiles,
    items.map(({ username }) => username),
  );
  if (items.length === 0) return null;
  return (
    <Sheet labelledBy="home-news">
      <div className={classes.latest}>
        <h2 id="home-news" className={classes.title}>
          <FormattedMessage id="news.title" />
        </h2>
        <ul className={sharing.list}>
          {items.map((entry) => (
            <li key={entry.id} className={classes.entry}>
              <MemberLink username={entry.username} source={sourceOf(entry.username)} />
              <p className={classes.words}>
                <NewsWords entry={entry} />
              </p>
            </li>
          ))}
        </ul>
        <div>
          <ActionLink path="/friends/news" variant="default">
            <FormattedMessage id="news.open" />
          </ActionLink>
        </div>
      </div>
    </Sheet>
  );
};
