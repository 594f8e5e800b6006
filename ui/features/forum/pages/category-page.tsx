import { CATEGORIES } from "@morsel/domain/forum";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { TopicList } from "../components/topic-list.tsx";

const route = getRouteApi("/community/categories/$slug");

/** /community/categories/{slug} */
export const CategoryPage = () => {
  const { locale } = useApp();
  const { forum } = route.useRouteContext();
  const { slug } = route.useParams();
  const category = CATEGORIES.find((one) => one.slug === slug);
  if (category === undefined)
    return (
      <Page title={<FormattedMessage id="forum.missing.category" />}>
        <EmptyList
          hint={<FormattedMessage id="forum.missing.category.hint" />}
          first={{ path: "/community", words: <FormattedMessage id="forum.back" /> }}
        />
      </Page>
    );
  return (
    <Page title={<FormattedMessage id={category.key} />}>
      <span className={sharing.actions}>
        <ActionLink path={`/community/new?category=${slug}`}>
          <FormattedMessage id="forum.new" />
        </ActionLink>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
      </span>
      <TopicList key={slug} forum={forum} locale={locale} category={slug} />
    </Page>
  );
};
