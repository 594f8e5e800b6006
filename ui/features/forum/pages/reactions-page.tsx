import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { ReactedList } from "../reactions/reacted-list.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/reactions");

/** /community/reactions: own posts that others reacted to. */
export const ReactionsPage = () => {
  const { forum } = route.useRouteContext();
  const { isMember } = useReader();
  return (
    <Page title={<FormattedMessage id="forum.reacted" />} lead={<FormattedMessage id="forum.reacted.lead" />}>
      <span className={sharing.actions}>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
        {!isMember && (
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/reactions")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        )}
      </span>
      {isMember && <ReactedList forum={forum} />}
    </Page>
  );
};
