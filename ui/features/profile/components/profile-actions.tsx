import { Button } from "@mantine/core";
import type { FriendsClient } from "@morsel/application/friends/client/friends-client";
import type { ProfilesClient } from "@morsel/application/profile/client/profiles-client";
import type { ShownProfile } from "@morsel/application/profile/shown-profile";
import { REPORT_REASONS } from "@morsel/domain/social";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Toasts } from "../../../hooks/toasts.ts";
import { ReportFields } from "../../../sharing/report-fields.tsx";
import classes from "../../../sharing/sharing.module.css";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Menu } from "../../../shell/sheets/menu.tsx";
import { useFriendCommands } from "../../friends/use-friend-commands.ts";

export type ProfileActionsProps = {
  readonly profile: Pick<ShownProfile, "username" | "relation">;
  readonly profiles: ProfilesClient;
  readonly friends: FriendsClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
  /** Called once the member is blocked, and so no longer seen. */
  readonly onBlocked: () => void;
};

/** Writing to another member, becoming friends, and what keeps them away. */
export const ProfileActions = ({ profile, profiles, friends, toasts, newId, onBlocked }: ProfileActionsProps) => {
  const intl = useIntl();
  const { username, relation } = profile;
  const act = useFriendCommands({ toasts });
  const [asked, setAsked] = useState<"block" | "report">();
  // An invitation or a report sent again after a lost answer is still the same.
  const [invitation] = useState(newId);
  const [report, setReport] = useState(newId);
  return (
    <>
      <span className={classes.actions}>
        {relation === "stranger" && (
          <Button
            loading={act.isPending && asked === undefined}
            onClick={() =>
              act.mutate({
                asked: friends.invite(invitation, username),
                done: intl.formatMessage({ id: "friends.invite.sent" }, { whom: username }),
              })
            }
          >
            <FormattedMessage id="profile.invite" />
          </Button>
        )}
        <ActionLink
          path={`/messages/new?to=${encodeURIComponent(username)}`}
          variant={relation === "friend" ? "filled" : "default"}
        >
          <FormattedMessage id="friends.message" />
        </ActionLink>
        <Menu
          label={intl.formatMessage({ id: "friends.actions" }, { username })}
          actions={[
            { key: "block", label: <FormattedMessage id="friends.block" />, onUse: () => setAsked("block") },
            { key: "report", label: <FormattedMessage id="profile.report" />, onUse: () => setAsked("report") },
          ]}
        />
      </span>
      {asked === "block" && (
        <span className={classes.ask} role="group" aria-live="polite">
          <p>
            <FormattedMessage id="friends.block.ask" values={{ username }} />
          </p>
          <Button
            loading={act.isPending}
            onClick={() =>
              act.mutate(
                {
                  asked: friends.block(username),
                  done: intl.formatMessage({ id: "friends.blockedDone" }, { username }),
                },
                { onSuccess: onBlocked },
              )
            }
          >
            <FormattedMessage id="friends.block.yes" />
          </Button>
          <Button variant="default" onClick={() => setAsked(undefined)}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        </span>
      )}
      {asked === "report" && (
        <ReportFields
          reasons={REPORT_REASONS}
          hint={<FormattedMessage id="profile.report.hint" />}
          isBusy={act.isPending}
          onCancel={() => setAsked(undefined)}
          onReport={(reason, text) =>
            act.mutate(
              {
                asked: profiles.report({ id: report, username, reason, text }),
                done: intl.formatMessage({ id: "profile.report.done" }),
              },
              {
                onSuccess: () => {
                  setAsked(undefined);
                  setReport(newId());
                },
              },
            )
          }
        />
      )}
    </>
  );
};
