import { pathIn } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { TopicForm } from "../components/topic-form.tsx";
import { draftQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/new");

/** /community/new: a topic with its first post. */
export const NewTopicPage = () => {
  const { device, locale } = useApp();
  const { forum } = route.useRouteContext();
  const { category } = route.useSearch();
  const { isMember, isModerator } = useReader();
  const categories = useCategories(forum);
  const go = useNavigateTo();
  const draft = useQuery(draftQuery(forum, "new", isMember));
  return (
    <Page title={<FormattedMessage id="forum.new.title" />} lead={<FormattedMessage id="forum.new.lead" />}>
      {isMember && categories.isLoading && <Waiting />}
      {isMember && categories.error !== null && <Failed error={categories.error} onRetry={categories.retry} />}
      {isMember && categories.all.length > 0 && (
        <Sheet>
          {draft.isLoading ? (
            <Waiting />
          ) : (
            <TopicForm
              draft={draft.data ?? null}
              forum={forum}
              newId={device.newId}
              categories={categories}
              isModerator={isModerator}
              category={category}
              onSent={(id) => go(pathIn(locale, `/community/topics/${id}`))}
            />
          )}
        </Sheet>
      )}
      {!isMember && (
        <div>
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/new")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        </div>
      )}
    </Page>
  );
};
