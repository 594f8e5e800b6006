import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import { refusalIn } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { profileQuery } from "../queries.ts";
import { ProfileActions } from "./profile-actions.tsx";
import { ProfileSheets } from "./profile-sheets.tsx";

export type ProfileScreenProps = {
  /** As the address has it; a former name leads to the present one. */
  readonly username: string;
  readonly isMember: boolean;
  readonly profiles: ProfilesClient;
  readonly friends: FriendsClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
  readonly onRenamed: (username: string) => void;
  readonly onBlocked: () => void;
};

const NO_NAMES: readonly string[] = [];

/** /profile/{username}: what the member's privacy shows the reader. */
export const ProfileScreen = ({ username, isMember, profiles, onRenamed, ...ports }: ProfileScreenProps) => {
  const { data, error, refetch } = useQuery(profileQuery(profiles, username));
  const sourceOf = useMemberPictures(profiles, (isMember ? data?.friends?.usernames : undefined) ?? NO_NAMES);
  const present = data?.username;
  // SO31
  useEffect(() => {
    if (present !== undefined && present !== username) onRenamed(present);
  }, [present, username, onRenamed]);
  if (refusalIn(error)?._tag === "ProfileNotFound")
    return (
      <Page title={<FormattedMessage id="profile.missing" />}>
        <EmptyList
          title={<FormattedMessage id="profile.missing.title" />}
          hint={<FormattedMessage id="profile.missing.hint" />}
        />
      </Page>
    );
  return (
    <Page title={present ?? username}>
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data !== undefined && (
        <ProfileSheets
          profile={data}
          source={
            data.pictureAt === undefined
              ? undefined
              : profiles.pictureSource({ username: data.username, pictureAt: data.pictureAt }, "large")
          }
          sourceOf={sourceOf}
        >
          {data.relation === "self" && (
            <span className={sharing.actions}>
              <ActionLink path="/account/profile">
                <FormattedMessage id="profile.edit" />
              </ActionLink>
              <ActionLink path="/account/profile-privacy" variant="default">
                <FormattedMessage id="profile.privacy" />
              </ActionLink>
            </span>
          )}
          {isMember && data.relation !== "self" && <ProfileActions profile={data} profiles={profiles} {...ports} />}
        </ProfileSheets>
      )}
      {!isMember && data !== undefined && (
        <Sheet>
          <p className={sharing.sum}>
            <FormattedMessage id="profile.visitor" values={{ username: data.username }} />
          </p>
          <span className={sharing.actions}>
            <ActionLink path="/account/create/welcome">
              <FormattedMessage id="profile.signUp" />
            </ActionLink>
          </span>
        </Sheet>
      )}
    </Page>
  );
};
