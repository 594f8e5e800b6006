import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import { AUDIENCES, type Audience } from "@morsel/domain/social";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import page from "../../../shell/page/page.module.css";
import { previewQuery } from "../queries.ts";
import { ProfileSheets } from "./profile-sheets.tsx";
import classes from "./profile.module.css";

/** W593: one's own profile as friends and as everyone see it. */
export const ProfilePreview = ({ profiles }: { readonly profiles: ProfilesClient }) => {
  const [audience, setAudience] = useState<Audience>("everyone");
  const { data, error, refetch } = useQuery(previewQuery(profiles, audience));
  const sourceOf = useMemberPictures(profiles, data?.friends?.usernames ?? []);
  return (
    <section className={classes.form} aria-labelledby="profile-preview">
      <h2 id="profile-preview" className={page.subtitle}>
        <FormattedMessage id="profile.preview" />
      </h2>
      <ChoiceGroup
        name="audience"
        layout="switch"
        legend={<FormattedMessage id="profile.preview.audience" />}
        value={audience}
        onChoose={setAudience}
        choices={AUDIENCES.map((value) => ({ value, label: <FormattedMessage id={`profile.preview.${value}`} /> }))}
      />
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
        />
      )}
      <div>
        <ActionLink path="/account/profile-privacy" variant="default">
          <FormattedMessage id="profile.privacy" />
        </ActionLink>
      </div>
    </section>
  );
};
