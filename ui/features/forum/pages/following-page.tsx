import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { FollowedTopics } from "../components/topic-list.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/following");

/** /community/following: the topics that the member follows. */
export const FollowingPage = () => {
  const { forum } = route.useRouteContext();
  const { isMember } = useReader();
  return (
    <Page title={<FormattedMessage id="forum.following" />} lead={<FormattedMessage id="forum.following.lead" />}>
      <span className={sharing.actions}>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
        {!isMember && (
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/following")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        )}
      </span>
      {isMember && <FollowedTopics forum={forum} />}
    </Page>
  );
};
