import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedMessage } from "react-intl";
import { useLatest } from "../../../hooks/use-latest.ts";
import { useApp } from "../../../routes/use-app.ts";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { EditProfileForm } from "../components/edit-profile-form.tsx";
import { ProfilePreview } from "../components/profile-preview.tsx";
import { ownProfileQuery } from "../queries.ts";

const route = getRouteApi("/account/profile");

/** /account/profile: one's own picture and text, and how others see them. */
export const EditProfilePage = () => {
  const { toasts, sessionWatch } = useApp();
  const { profiles } = route.useRouteContext();
  const session = useLatest(sessionWatch.status$, sessionWatch.current());
  const { data, error, refetch } = useQuery(ownProfileQuery(profiles));
  const username = session.status === "authenticated" ? session.me.username : "";
  return (
    <Page title={<FormattedMessage id="profile.edit.title" />} lead={<FormattedMessage id="profile.edit.lead" />}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <>
          <EditProfileForm username={username} profile={data} profiles={profiles} toasts={toasts} />
          <ProfilePreview profiles={profiles} />
        </>
      )}
    </Page>
  );
};
