import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { MentionList } from "../components/mention-list.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/mentions");

/** /community/mentions: posts that name the member. */
export const MentionsPage = () => {
  const { forum } = route.useRouteContext();
  const { isMember } = useReader();
  return (
    <Page title={<FormattedMessage id="forum.mentions" />} lead={<FormattedMessage id="forum.mentions.lead" />}>
      <span className={sharing.actions}>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
        {!isMember && (
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/mentions")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        )}
      </span>
      {isMember && <MentionList forum={forum} />}
    </Page>
  );
};
