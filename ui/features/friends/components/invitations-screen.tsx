import { Button } from "@mantine/core";
import type { FriendInvitation } from "@morsel/application/friends/friend-store";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import classes from "../../../sharing/sharing.module.css";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import page from "../../../shell/page/page.module.css";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { invitationsQuery } from "../queries.ts";
import { useFriendCommands, type FriendListPorts } from "../use-friend-commands.ts";

/** Invitations that wait for an answer: the member's own to answer, and those that others are asked. */
export const InvitationsScreen = ({ friends, profiles, toasts }: FriendListPorts) => {
  const intl = useIntl();
  const received = useInfiniteQuery(invitationsQuery(friends, false));
  const sent = useInfiniteQuery(invitationsQuery(friends, true));
  const act = useFriendCommands({ toasts });
  const failed = received.isError ? received : sent.isError ? sent : undefined;
  const [asked, waiting] = [received, sent].map((list) => list.data?.pages.flatMap(({ items }) => items));
  const sourceOf = useMemberPictures(
    profiles,
    [...(asked ?? []), ...(waiting ?? [])].flatMap(({ username }) => (username === undefined ? [] : [username])),
  );
  const more = (list: typeof received) =>
    list.hasNextPage && (
      <div>
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          <FormattedMessage id="friends.more" />
        </Button>
      </div>
    );
  const isReady = asked !== undefined && waiting !== undefined;
  return (
    <Page
      title={<FormattedMessage id="friends.invitations.title" />}
      lead={<FormattedMessage id="friends.invitations.lead" />}
    >
      {!isReady && failed !== undefined && (
        <Failed error={failed.error} onRetry={() => void Promise.all([received.refetch(), sent.refetch()])} />
      )}
      {!isReady && failed === undefined && <Waiting />}
      {isReady && (
        <>
          {asked.length + waiting.length === 0 && (
            <EmptyList
              title={<FormattedMessage id="friends.invitations.none" />}
              hint={<FormattedMessage id="friends.invitations.none.hint" />}
              first={{ path: "/friends/invite", words: <FormattedMessage id="friends.toInvite" /> }}
            />
          )}
          {asked.length > 0 && (
            <Sheet labelledBy="received">
              <h2 id="received" className={page.subtitle}>
                <FormattedMessage id="friends.received" />
              </h2>
              <ul className={classes.list}>
                {asked.map((one) => (
                  <Row key={one.id} invitation={one} sourceOf={sourceOf}>
                    <Button
                      disabled={act.isPending}
                      aria-label={intl.formatMessage({ id: "friends.accept.named" }, { username: one.username })}
                      onClick={() =>
                        act.mutate({
                          asked: friends.accept({ id: one.id }),
                          done: intl.formatMessage({ id: "friends.accepted" }, { username: one.username }),
                        })
                      }
                    >
                      <FormattedMessage id="friends.accept" />
                    </Button>
                    <Button
                      variant="default"
                      disabled={act.isPending}
                      aria-label={intl.formatMessage({ id: "friends.decline.named" }, { username: one.username })}
                      onClick={() => act.mutate({ asked: friends.decline(one.id) })}
                    >
                      <FormattedMessage id="friends.decline" />
                    </Button>
                  </Row>
                ))}
              </ul>
              {more(received)}
            </Sheet>
          )}
          {waiting.length > 0 && (
            <Sheet labelledBy="sent">
              <h2 id="sent" className={page.subtitle}>
                <FormattedMessage id="friends.sent" />
              </h2>
              <ul className={classes.list}>
                {waiting.map((one) => (
                  <Row key={one.id} invitation={one} sourceOf={sourceOf}>
                    <Button
                      variant="default"
                      disabled={act.isPending}
                      aria-label={intl.formatMessage({ id: "friends.cancelInvitation.named" }, { whom: nameOf(one) })}
                      onClick={() => act.mutate({ asked: friends.cancel(one.id) })}
                    >
                      <FormattedMessage id="friends.cancelInvitation" />
                    </Button>
                  </Row>
                ))}
              </ul>
              {more(sent)}
            </Sheet>
          )}
          <span className={classes.actions}>
            <ActionLink path="/friends/invite" variant="default">
              <FormattedMessage id="friends.toInvite" />
            </ActionLink>
            <ActionLink path="/friends" variant="default">
              <FormattedMessage id="friends.invited.toFriends" />
            </ActionLink>
          </span>
        </>
      )}
    </Page>
  );
};

const nameOf = ({ username, email }: FriendInvitation): string => email ?? username ?? "";

type RowProps = {
  readonly invitation: FriendInvitation;
  readonly sourceOf: (username: string) => string | undefined;
  readonly children: ReactNode;
};

const Row = ({ invitation, sourceOf, children }: RowProps) => {
  const { username, email } = invitation;
  const when = (
    <p className={classes.hint}>
      <FormattedMessage
        id={invitation.isSent ? "friends.sentOn" : "friends.receivedOn"}
        values={{ day: <FormattedDate value={invitation.createdAt} dateStyle="medium" /> }}
      />
      {invitation.expiresAt !== undefined && (
        <>
          {" · "}
          <FormattedMessage
            id="friends.expires"
            values={{ day: <FormattedDate value={invitation.expiresAt} dateStyle="medium" /> }}
          />
        </>
      )}
    </p>
  );
  return (
    <li className={classes.row}>
      {email === undefined && username !== undefined ? (
        <MemberLink username={username} source={sourceOf(username)}>
          {when}
        </MemberLink>
      ) : (
        <span className={classes.words}>
          <span className={classes.name}>{nameOf(invitation)}</span>
          {when}
        </span>
      )}
      <span className={classes.actions}>{children}</span>
    </li>
  );
};
