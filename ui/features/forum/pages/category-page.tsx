import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { useTabTitle } from "../../../routes/use-tab-title.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useCategories } from "../use-categories.ts";
import { useReader } from "./use-reader.ts";
import { FeedLink } from "../components/feed-link.tsx";
import { TopicList } from "../components/topic-list.tsx";

const route = getRouteApi("/community/categories/$slug");

/** /community/categories/{slug} */
export const CategoryPage = () => {
  const { locale } = useApp();
  const { forum } = route.useRouteContext();
  const { slug } = route.useParams();
  const { isModerator } = useReader();
  const categories = useCategories(forum);
  const category = categories.all.find((one) => one.slug === slug);
  const name = categories.named(slug);
  useTabTitle(category?.name ?? undefined);
  if (categories.isLoading || (category === undefined && categories.error !== null))
    return (
      <Page title={<FormattedMessage id="forum.title" />}>
        {categories.isLoading ? <Waiting /> : <Failed error={categories.error} onRetry={categories.retry} />}
      </Page>
    );
  if (category === undefined)
    return (
      <Page title={<FormattedMessage id="forum.missing.category" />}>
        <EmptyList
          hint={<FormattedMessage id="forum.missing.category.hint" />}
          first={{ path: "/community", words: <FormattedMessage id="forum.back" /> }}
        />
      </Page>
    );
  const { state, description } = category;
  const takesTopics = state === "open" || (state === "closed" && isModerator);
  return (
    <Page title={name} {...(description === null ? {} : { lead: description })}>
      {state !== "open" && (
        <p className={sharing.hint}>
          <FormattedMessage id={`forum.category.${state}`} />
        </p>
      )}
      <span className={sharing.actions}>
        {takesTopics && (
          <ActionLink path={`/community/new?category=${slug}`}>
            <FormattedMessage id="forum.new" />
          </ActionLink>
        )}
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
      </span>
      <TopicList key={slug} forum={forum} locale={locale} category={slug} />
      <p>
        <FeedLink feed={`feed?category=${slug}&locale=${locale}`} />
      </p>
    </Page>
  );
};
