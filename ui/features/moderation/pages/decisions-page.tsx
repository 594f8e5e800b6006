import { APPEAL_MAX } from "@morsel/domain/forum";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { DecisionView } from "../components/decision-view.tsx";
import { WordsForm } from "../components/words-form.tsx";
import { decisionsQuery } from "../queries.ts";
import { useModeration } from "../use-moderation.ts";

const route = getRouteApi("/account/decisions");

/** /account/decisions: what moderators decided about the member, and the way to appeal. */
export const DecisionsPage = () => {
  const { moderation } = route.useRouteContext();
  const { toasts } = useApp();
  const intl = useIntl();
  const act = useModeration({ toasts });
  const { data, error, refetch } = useQuery(decisionsQuery(moderation));
  const appeal = (id: string) => (text: string) =>
    act.mutate({ asked: moderation.appeal({ id, text }), done: intl.formatMessage({ id: "moderation.appealed" }) });
  return (
    <Page title={<FormattedMessage id="moderation.mine" />} lead={<FormattedMessage id="moderation.mine.lead" />}>
      {data === undefined && error === null && <Waiting />}
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyList
          title={<FormattedMessage id="moderation.mine.none" />}
          hint={<FormattedMessage id="moderation.mine.none.hint" />}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={sharing.list}>
          {data.map((decision) => (
            <DecisionView key={decision.id} decision={decision}>
              {decision.appeal === undefined && (
                <WordsForm
                  label={<FormattedMessage id="moderation.appeal.label" />}
                  min={1}
                  max={APPEAL_MAX}
                  wrong={<FormattedMessage id="moderation.appeal.wrong" values={{ max: APPEAL_MAX }} />}
                  isBusy={act.isPending}
                  submits={[
                    {
                      name: "appeal",
                      words: <FormattedMessage id="moderation.appeal.send" />,
                      onSend: appeal(decision.id),
                    },
                  ]}
                />
              )}
            </DecisionView>
          ))}
        </ul>
      )}
    </Page>
  );
};
