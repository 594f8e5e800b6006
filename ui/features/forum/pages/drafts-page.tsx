import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { DraftList } from "../drafts/draft-list.tsx";
import { useReader } from "./use-reader.ts";

const route = getRouteApi("/community/drafts");

/** /community/drafts: topics and replies that the member began. */
export const DraftsPage = () => {
  const { toasts } = useApp();
  const { forum } = route.useRouteContext();
  const { isMember } = useReader();
  return (
    <Page title={<FormattedMessage id="forum.drafts" />} lead={<FormattedMessage id="forum.drafts.lead" />}>
      <span className={sharing.actions}>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
        {!isMember && (
          <ActionLink path={`/account/login?callbackUrl=${encodeURIComponent("/community/drafts")}`}>
            <FormattedMessage id="forum.logIn" />
          </ActionLink>
        )}
      </span>
      {isMember && <DraftList forum={forum} toasts={toasts} />}
    </Page>
  );
};
