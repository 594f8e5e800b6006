import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import classes from "../../../sharing/sharing.module.css";
import { Waiting } from "../../../sharing/states.tsx";
import { useLinkCode } from "../../../sharing/use-link-code.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { Scopes } from "../components/scopes.tsx";
import { linkQuery } from "../queries.ts";
import { useCoachCommands } from "../use-coach-commands.ts";

const route = getRouteApi("/coaching");
const DRAFT = "coach-link";

/** /coaching: the link of a client. A visitor signs up or logs in first; the code waits in this tab meanwhile. */
export const CoachLinkPage = () => {
  const intl = useIntl();
  const app = useApp();
  const { toasts, locale, drafts } = app;
  const { coach } = route.useRouteContext();
  const { hash } = route.useLoaderData();
  const go = useNavigateTo();
  const { code, isMember } = useLinkCode(app, hash, DRAFT);
  const { data, error } = useQuery({ ...linkQuery(coach, code), enabled: isMember && code !== "" });
  const isGone = isMember && (error !== null || code === "");
  const act = useCoachCommands({ toasts });
  return (
    <Page title={<FormattedMessage id="coach.link.title" />}>
      {!isMember && (
        <Sheet>
          <p className={classes.sum}>
            <FormattedMessage id="coach.link.visitor" />
          </p>
          <span className={classes.actions}>
            <ActionLink path="/account/create/welcome?callbackUrl=/coaching">
              <FormattedMessage id="coach.link.signUp" />
            </ActionLink>
            <ActionLink path="/account/login?callbackUrl=/coaching" variant="default">
              <FormattedMessage id="coach.link.logIn" />
            </ActionLink>
          </span>
        </Sheet>
      )}
      {isMember && data === undefined && !isGone && <Waiting />}
      {isGone && <Problem>{refusalWords(intl, error ?? { _tag: "CoachLinkNotFound" })}</Problem>}
      {data !== undefined && !isGone && (
        <Sheet>
          <p className={classes.sum}>
            <FormattedMessage
              id="coach.link.from"
              values={{
                username: data.username,
                scopes: <Scopes scopes={data.scopes} />,
                day: <FormattedDate value={data.expiresAt} dateStyle="medium" />,
              }}
            />
          </p>
          <p className={classes.hint}>
            <FormattedMessage id="coach.link.hint" />
          </p>
          <span className={classes.actions}>
            <Button
              loading={act.isPending}
              onClick={() =>
                act.mutate({
                  asked: coach.accept(code),
                  done: intl.formatMessage({ id: "coach.link.accepted" }, { username: data.username }),
                  onDone: () => {
                    drafts.clear(DRAFT);
                    go(pathIn(locale, "/friends/clients"));
                  },
                })
              }
            >
              <FormattedMessage id="coach.link.accept" />
            </Button>
          </span>
        </Sheet>
      )}
    </Page>
  );
};
