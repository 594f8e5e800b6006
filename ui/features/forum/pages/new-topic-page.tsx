import { pathIn } from "@morsel/domain/locales";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { TopicForm } from "../components/topic-form.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/new");

/** /community/new: a topic with its first post. */
export const NewTopicPage = () => {
  const { device, locale } = useApp();
  const { forum } = route.useRouteContext();
  const { category } = route.useSearch();
  const { isMember } = useReader();
  const go = useNavigateTo();
  return (
    <Page title={<FormattedMessage id="forum.new.title" />} lead={<FormattedMessage id="forum.new.lead" />}>
      {isMember ? (
        <Sheet>
          <TopicForm
            forum={forum}
            newId={device.newId}
            locale={locale}
            category={category}
            onSent={(id) => go(pathIn(locale, `/community/topics/${id}`))}
          />
        </Sheet>
      ) : (
        <div>
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/new")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        </div>
      )}
    </Page>
  );
};
