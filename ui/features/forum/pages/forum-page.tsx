import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { FeedLink } from "../components/feed-link.tsx";
import classes from "../components/forum.module.css";
import { TopicList } from "../components/topic-list.tsx";
import { visitQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community");

/** The member's own pages of the forum; `waiting` counts what is new on one. */
const OWN_PAGES = [
  { path: "/community/following", id: "forum.following", countId: "forum.following.count", waiting: "unreadFollowed" },
  { path: "/community/mentions", id: "forum.mentions", countId: "forum.mentions.count", waiting: "unreadMentions" },
  { path: "/community/drafts", id: "forum.drafts" },
  { path: "/community/reactions", id: "forum.reacted", countId: "forum.reacted.count", waiting: "unreadReacted" },
] as const;

/** /community: the categories and the latest topics of all of them. */
export const ForumPage = () => {
  const { locale } = useApp();
  const { forum } = route.useRouteContext();
  const { isMember } = useReader();
  const { data, isLoading } = useQuery(visitQuery(forum, isMember));
  const categories = useCategories(forum);
  const title = <FormattedMessage id="forum.title" />;
  const lead = <FormattedMessage id="forum.lead" />;
  // The counts widen the links, which would push down what stands below.
  if (isLoading || categories.isLoading)
    return (
      <Page title={title} lead={lead}>
        <Waiting />
      </Page>
    );
  return (
    <Page title={title} lead={lead}>
      <span className={sharing.actions}>
        <ActionLink path="/community/new">
          <FormattedMessage id="forum.new" />
        </ActionLink>
        <ActionLink path="/community/search" variant="default">
          <FormattedMessage id="forum.search" />
        </ActionLink>
        {isMember &&
          OWN_PAGES.map((own) => {
            const count = "waiting" in own ? (data?.[own.waiting] ?? 0) : 0;
            return (
              <ActionLink key={own.path} path={own.path} variant="default">
                {"countId" in own && count > 0 ? (
                  <FormattedMessage id={own.countId} values={{ count }} />
                ) : (
                  <FormattedMessage id={own.id} />
                )}
              </ActionLink>
            );
          })}
      </span>
      <h2 className={classes.heading}>
        <FormattedMessage id="forum.categories" />
      </h2>
      <ul className={classes.categories}>
        {categories.all
          .filter(({ listed }) => listed)
          .map(({ slug, description }) => (
            <li key={slug} className={classes.category}>
              <AppLink path={`/community/categories/${slug}`}>{categories.named(slug)}</AppLink>
              {description !== null && <span className={classes.facts}>{description}</span>}
            </li>
          ))}
      </ul>
      <h2 className={classes.heading}>
        <FormattedMessage id="forum.latest" />
      </h2>
      <TopicList forum={forum} locale={locale} />
      <p>
        <FeedLink feed={`feed?locale=${locale}`} />
      </p>
      {isMember && (
        <p>
          <AppLink path="/account/decisions" className={classes.touch}>
            <FormattedMessage id="forum.decisions" />
          </AppLink>
        </p>
      )}
    </Page>
  );
};
