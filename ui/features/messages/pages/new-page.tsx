import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { pathIn } from "@morsel/domain/locales";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { ComposeForm } from "../components/compose-form.tsx";
import { draftsQuery } from "../queries.ts";

const route = getRouteApi("/messages/new");

/** /messages/new: a message, from nothing or from a draft. */
export const NewPage = () => {
  const intl = useIntl();
  const { toasts, device, locale } = useApp();
  const { messages } = route.useRouteContext();
  const { to = "", draft: id } = route.useSearch();
  const go = useNavigateTo();
  const { data, error, refetch } = useQuery({ ...draftsQuery(messages), enabled: id !== undefined });
  const isReady = id === undefined || data !== undefined;
  return (
    <Page title={<FormattedMessage id="messages.new.title" />} lead={<FormattedMessage id="messages.new.lead" />}>
      {!isReady && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {!isReady && error === null && <Waiting />}
      {isReady && (
        <ComposeForm
          messages={messages}
          newId={device.newId}
          draft={data?.find((one) => one.id === id)}
          recipient={to}
          onSent={(recipient) => {
            toasts.show({
              severity: "success",
              message: intl.formatMessage({ id: "messages.sent.done" }, { username: recipient }),
            });
            go(pathIn(locale, "/messages?folder=sent"));
          }}
        />
      )}
    </Page>
  );
};
