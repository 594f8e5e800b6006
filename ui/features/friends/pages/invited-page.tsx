import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import classes from "../../../sharing/sharing.module.css";
import { Waiting } from "../../../sharing/states.tsx";
import { useLinkCode } from "../../../sharing/use-link-code.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { previewQuery } from "../queries.ts";
import { useFriendCommands } from "../use-friend-commands.ts";

const route = getRouteApi("/invited");
const DRAFT = "friend-invitation";

/** /invited: the link of a mail. A visitor signs up or logs in first; the code waits in this tab meanwhile. */
export const InvitedPage = () => {
  const intl = useIntl();
  const app = useApp();
  const { toasts, locale, drafts } = app;
  const { friends } = route.useRouteContext();
  const { hash } = route.useLoaderData();
  const go = useNavigateTo();
  const { code, isMember } = useLinkCode(app, hash, DRAFT);
  const { data, error } = useQuery({ ...previewQuery(friends, code), enabled: isMember && code !== "" });
  const isGone = isMember && (error !== null || code === "");
  const act = useFriendCommands({ toasts });
  return (
    <Page title={<FormattedMessage id="friends.invited.title" />}>
      {!isMember && (
        <Sheet>
          <p className={classes.sum}>
            <FormattedMessage id="friends.invited.visitor" />
          </p>
          <span className={classes.actions}>
            <ActionLink path="/account/create/welcome?callbackUrl=/invited">
              <FormattedMessage id="friends.invited.signUp" />
            </ActionLink>
            <ActionLink path="/account/login?callbackUrl=/invited" variant="default">
              <FormattedMessage id="friends.invited.logIn" />
            </ActionLink>
          </span>
        </Sheet>
      )}
      {isMember && data === undefined && !isGone && <Waiting />}
      {isGone && (
        <>
          <Problem>{refusalWords(intl, error ?? { _tag: "FriendInvitationNotFound" })}</Problem>
          <div>
            <ActionLink path="/friends" variant="default">
              <FormattedMessage id="friends.invited.toFriends" />
            </ActionLink>
          </div>
        </>
      )}
      {data !== undefined && !isGone && (
        <Sheet>
          <p className={classes.sum}>
            <FormattedMessage id="friends.invited.by" values={{ username: data.username }} />
          </p>
          <p className={classes.hint}>
            <FormattedMessage id="friends.invited.hint" />
          </p>
          <span className={classes.actions}>
            <Button
              loading={act.isPending}
              onClick={() =>
                act.mutate(
                  { asked: friends.accept({ code }) },
                  {
                    onSuccess: () => {
                      drafts.clear(DRAFT);
                      go(pathIn(locale, "/friends"));
                    },
                  },
                )
              }
            >
              <FormattedMessage id="friends.accept" />
            </Button>
            <ActionLink path="/friends" variant="default">
              <FormattedMessage id="friends.notNow" />
            </ActionLink>
          </span>
        </Sheet>
      )}
    </Page>
  );
};
