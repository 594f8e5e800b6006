import { Button, FileButton, Textarea } from "@mantine/core";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import type { ProfileVersionConflict, StoredProfile } from "@morsel/application/profile/profile-store";
import { PHOTO_LIMITS } from "@morsel/domain/measurements";
import { ABOUT_MAX, checkAbout } from "@morsel/domain/social";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import type { Toasts } from "../../../hooks/toasts.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { MemberPicture } from "../../../sharing/member-picture.tsx";
import sharing from "../../../sharing/sharing.module.css";
import { Problem, Sheet } from "../../../shell/page/page.tsx";
import { ownProfileQuery, profilesKey } from "../queries.ts";
import classes from "./profile.module.css";

export type EditProfileFormProps = {
  readonly username: string;
  readonly profile: StoredProfile;
  readonly profiles: ProfilesClient;
  readonly toasts: Pick<Toasts, "show">;
};

/** Accepted types, checked again by content; a phone converts its own types to one of these. */
const ACCEPTED = "image/jpeg,image/png,image/webp,image/avif";

const tooLarge = { _tag: "PhotoRefused", reason: "bytes", max: PHOTO_LIMITS.bytes };

/** Commands on one's own profile; all that shows it is read anew behind each. */
const useProfileCommand = (profiles: ProfilesClient, onDone: () => void) => {
  const queries = useQueryClient();
  return useMutation({
    scope: { id: "profile" },
    mutationFn: (ask: () => Promise<Effect.Effect<StoredProfile, unknown>>) => ask().then((asked) => run(asked)),
    onSuccess: (profile) => {
      queries.setQueryData(ownProfileQuery(profiles).queryKey, profile);
      void queries.invalidateQueries({ queryKey: profilesKey });
      void queries.invalidateQueries({ queryKey: ["member-pictures"] });
      onDone();
    },
    onError: (problem) => {
      const refused = refusalIn<{ readonly _tag: string } & Partial<ProfileVersionConflict>>(problem);
      if (refused?._tag === "ProfileVersionConflict" && refused.current !== undefined)
        queries.setQueryData(ownProfileQuery(profiles).queryKey, refused.current);
    },
  });
};

/** Picture and text about oneself. The picture is kept at once, the text when it is saved. */
export const EditProfileForm = ({ username, profile, profiles, toasts }: EditProfileFormProps) => {
  const intl = useIntl();
  const saved = () => toasts.show({ severity: "success", message: intl.formatMessage({ id: "profile.saved" }) });
  return (
    <>
      <PictureField username={username} profile={profile} profiles={profiles} onDone={saved} />
      <AboutField profile={profile} profiles={profiles} onDone={saved} />
    </>
  );
};

type FieldProps = Pick<EditProfileFormProps, "profile" | "profiles"> & { readonly onDone: () => void };

const PictureField = ({
  username,
  profile: { pictureAt },
  profiles,
  onDone,
}: FieldProps & { readonly username: string }) => {
  const intl = useIntl();
  const reset = useRef<() => void>(null);
  const command = useProfileCommand(profiles, onDone);
  const put = async (file: File) => {
    if (file.size > PHOTO_LIMITS.bytes) throw tooLarge;
    return profiles.putPicture(new Uint8Array(await file.arrayBuffer()));
  };
  const source = pictureAt === undefined ? undefined : profiles.pictureSource({ username, pictureAt }, "large");
  return (
    <Sheet labelledBy="profile-picture">
      <h2 id="profile-picture" className={classes.label}>
        <FormattedMessage id="profile.picture" />
      </h2>
      <div className={classes.picture}>
        <MemberPicture username={username} source={source} size="large" />
        <span className={sharing.actions}>
          <FileButton
            accept={ACCEPTED}
            resetRef={reset}
            onChange={(file) => {
              if (file !== null) command.mutate(() => put(file));
              // The same file may be chosen again.
              reset.current?.();
            }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={command.isPending}>
                <FormattedMessage id={source === undefined ? "profile.picture.add" : "profile.picture.other"} />
              </Button>
            )}
          </FileButton>
          {source !== undefined && (
            <Button
              variant="subtle"
              color="gray"
              disabled={command.isPending}
              onClick={() => command.mutate(() => Promise.resolve(profiles.removePicture))}
            >
              <FormattedMessage id="profile.picture.remove" />
            </Button>
          )}
        </span>
      </div>
      <p className={sharing.hint}>
        <FormattedMessage id="profile.picture.hint" values={{ megabytes: PHOTO_LIMITS.bytes / 1_000_000 }} />
      </p>
      <Problem>{command.error === null ? undefined : refusalWords(intl, command.error)}</Problem>
    </Sheet>
  );
};

const AboutField = ({ profile, profiles, onDone }: FieldProps) => {
  const intl = useIntl();
  const [about, setAbout] = useState(profile.about);
  const [wrong, setWrong] = useState<number>();
  const command = useProfileCommand(profiles, onDone);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = checkAbout(about);
    setWrong(checked.ok ? undefined : checked.error.max);
    if (checked.ok) command.mutate(() => Promise.resolve(profiles.saveAbout(about, profile.version)));
  };
  return (
    <Sheet>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Textarea
          label={<FormattedMessage id="profile.about" />}
          description={<FormattedMessage id="profile.about.hint" values={{ max: ABOUT_MAX }} />}
          rows={6}
          maxLength={ABOUT_MAX}
          value={about}
          error={
            wrong === undefined ? undefined : <FormattedMessage id="profile.about.wrong" values={{ max: wrong }} />
          }
          onChange={({ currentTarget: { value } }) => setAbout(value)}
        />
        <Problem>{command.error === null ? undefined : refusalWords(intl, command.error)}</Problem>
        <span className={sharing.actions}>
          <Button type="submit" loading={command.isPending}>
            <FormattedMessage id="profile.save" />
          </Button>
        </span>
      </form>
    </Sheet>
  );
};
