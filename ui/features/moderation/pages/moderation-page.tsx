import { REASON_LENGTH } from "@morsel/domain/admin";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { MoreButton } from "../../admin/components/more-button.tsx";
import { CaseView } from "../components/case-view.tsx";
import { DecisionView } from "../components/decision-view.tsx";
import classes from "../components/moderation.module.css";
import { WordsForm } from "../components/words-form.tsx";
import { appealsQuery, queueQuery } from "../queries.ts";
import { useModeration, type ModerationPorts } from "../use-moderation.ts";

const route = getRouteApi("/admin/moderation");

/** /admin/moderation: all that members reported, and their appeals. */
export const ModerationPage = () => {
  const { admin, moderation } = route.useRouteContext();
  const { toasts, device } = useApp();
  const ports = { moderation, toasts, newId: device.newId };
  return (
    <AdminPage
      admin={admin}
      section="/admin/moderation"
      title={<FormattedMessage id="moderation.title" />}
      lead={<FormattedMessage id="moderation.lead" />}
    >
      <Queue {...ports} />
      <Appeals {...ports} />
    </AdminPage>
  );
};

const Queue = (ports: ModerationPorts) => {
  const queue = useInfiniteQuery(queueQuery(ports.moderation));
  const { data, error, refetch } = queue;
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  const cases = data.pages.flatMap(({ items }) => items);
  if (cases.length === 0)
    return (
      <EmptyList
        title={<FormattedMessage id="moderation.none" />}
        hint={<FormattedMessage id="moderation.none.hint" />}
      />
    );
  return (
    <>
      <ul className={sharing.list}>
        {cases.map((item) => (
          <CaseView key={`${item.kind} ${item.thing}`} item={item} {...ports} />
        ))}
      </ul>
      <MoreButton listed={queue} />
    </>
  );
};

const Appeals = ({ moderation, newId, toasts }: ModerationPorts) => {
  const intl = useIntl();
  const act = useModeration({ toasts });
  const { data = [] } = useQuery(appealsQuery(moderation));
  if (data.length === 0) return null;
  const answer = (decision: string, isUpheld: boolean) => (reason: string) =>
    act.mutate({
      asked: moderation.answer({ id: newId(), decision, isUpheld, reason }),
      done: intl.formatMessage({ id: "moderation.answered" }),
    });
  return (
    <>
      <h2 className={classes.heading}>
        <FormattedMessage id="moderation.appeals" />
      </h2>
      <ul className={sharing.list}>
        {data.map((decision) => (
          <DecisionView key={decision.id} decision={decision}>
            <WordsForm
              label={<FormattedMessage id="moderation.answer" />}
              {...REASON_LENGTH}
              wrong={<FormattedMessage id="admin.act.reason.wrong" values={REASON_LENGTH} />}
              isBusy={act.isPending}
              submits={[
                {
                  name: "uphold",
                  words: <FormattedMessage id="moderation.uphold" />,
                  onSend: answer(decision.id, true),
                },
                { name: "undo", words: <FormattedMessage id="moderation.undo" />, onSend: answer(decision.id, false) },
              ]}
            />
          </DecisionView>
        ))}
      </ul>
    </>
  );
};
