import { Button } from "@mantine/core";
import { pathIn } from "@morsel/domain/locales";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import { InvitedWords } from "../components/invited-list.tsx";
import classes from "../../../sharing/sharing.module.css";
import { Waiting } from "../../../sharing/states.tsx";
import { invitationQuery } from "../../../sharing/queries.ts";
import { useHousehold } from "../use-household.ts";

const route = getRouteApi("/household/join");

/** /household/join: shows visitors with the link the household before they accept. */
export const JoinPage = () => {
  const intl = useIntl();
  const { toasts, locale } = useApp();
  const { household } = route.useRouteContext();
  const { hash: code } = route.useLoaderData();
  const go = useNavigateTo();
  const { data: invited, error } = useQuery({ ...invitationQuery(household, code), enabled: code !== "" });
  const isGone = error !== null || code === "";
  const { mine, act } = useHousehold({ household, toasts });
  const isInOne = mine?.household !== undefined;
  return (
    <Page title={<FormattedMessage id="household.join" />}>
      {invited === undefined && !isGone && <Waiting />}
      {isGone && (
        <>
          <Problem>{refusalWords(intl, error ?? { _tag: "InvitationNotFound" })}</Problem>
          <div>
            <ActionLink path="/household" variant="default">
              <FormattedMessage id="household.toHousehold" />
            </ActionLink>
          </div>
        </>
      )}
      {invited !== undefined && (
        <Sheet>
          <InvitedWords {...invited} />
          <p className={classes.hint}>
            <FormattedMessage id={isInOne ? "household.leaveFirst" : "household.accept.hint"} />
          </p>
          <span className={classes.actions}>
            <Button
              disabled={isInOne}
              loading={act.isPending}
              onClick={() =>
                act.mutate(household.accept({ code }), { onSuccess: () => go(pathIn(locale, "/household")) })
              }
            >
              <FormattedMessage id="household.accept" />
            </Button>
            <ActionLink path="/household" variant="default">
              <FormattedMessage id="household.notNow" />
            </ActionLink>
          </span>
        </Sheet>
      )}
    </Page>
  );
};
