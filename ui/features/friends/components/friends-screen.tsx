import { Button } from "@mantine/core";
import { FRIEND_SORTS, type Friend, type FriendSort } from "@morsel/domain/social";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { SearchAndSort } from "../../../fields/search-and-sort.tsx";
import classes from "../../../sharing/sharing.module.css";
import { MemberLink } from "../../../sharing/member-link.tsx";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { useMemberPictures } from "../../../sharing/use-member-pictures.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Menu } from "../../../shell/sheets/menu.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { friendsQuery } from "../queries.ts";
import {
  useFriendCommands,
  type FriendCommands,
  type FriendListPorts,
  type FriendPorts,
} from "../use-friend-commands.ts";

/** A member's friends: searched, sorted, removed and blocked. */
export const FriendsScreen = ({ friends, profiles, toasts }: FriendListPorts) => {
  const intl = useIntl();
  const [sort, setSort] = useState<FriendSort>("newest");
  const [text, setText] = useState("");
  const asked = useDeferredValue(text.trim());
  const listed = useInfiniteQuery(friendsQuery(friends, sort, asked));
  const act = useFriendCommands({ toasts });
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  const sourceOf = useMemberPictures(profiles, shown?.map(({ username }) => username) ?? []);
  const total = listed.data?.pages[0]?.total ?? 0;
  return (
    <Page title={<FormattedMessage id="friends.title" />} lead={<FormattedMessage id="friends.lead" />}>
      <span className={classes.rooms}>
        <ActionLink path="/friends/invite" variant={total === 0 ? "default" : "filled"}>
          <FormattedMessage id="friends.toInvite" />
        </ActionLink>
        <AppLink path="/invitations">
          <FormattedMessage id="friends.toInvitations" />
        </AppLink>
        <AppLink path="/friends/news">
          <FormattedMessage id="friends.toNews" />
        </AppLink>
        <AppLink path="/friends/clients">
          <FormattedMessage id="friends.toClients" />
        </AppLink>
        <AppLink path="/blocked-users">
          <FormattedMessage id="friends.toBlocked" />
        </AppLink>
      </span>
      {shown === undefined && listed.isError && <Failed error={listed.error} onRetry={() => void listed.refetch()} />}
      {shown === undefined && !listed.isError && <Waiting />}
      {shown !== undefined && total === 0 && (
        <EmptyList
          title={<FormattedMessage id="friends.none" />}
          hint={<FormattedMessage id="friends.none.hint" />}
          first={{ path: "/friends/invite", words: <FormattedMessage id="friends.toInvite" /> }}
        />
      )}
      {shown !== undefined && total > 0 && (
        <>
          <SearchAndSort
            label={intl.formatMessage({ id: "friends.search" })}
            text={text}
            onText={setText}
            sortLabel={intl.formatMessage({ id: "friends.sort" })}
            sort={sort}
            onSort={setSort}
            sorts={FRIEND_SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `friends.sort.${value}` }) }))}
          />
          <p role="status" className={classes.hint}>
            {shown.length === 0 ? (
              <FormattedMessage id="friends.noMatch" values={{ text: asked }} />
            ) : (
              <FormattedMessage id="friends.count" values={{ count: total }} />
            )}
          </p>
          <ul className={classes.list}>
            {shown.map((friend) => (
              <FriendRow
                key={friend.username}
                friend={friend}
                source={sourceOf(friend.username)}
                friends={friends}
                act={act}
              />
            ))}
          </ul>
          {listed.hasNextPage && (
            <div>
              <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
                <FormattedMessage id="friends.more" />
              </Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
};

type FriendRowProps = Pick<FriendPorts, "friends"> & {
  readonly friend: Friend;
  readonly source: string | undefined;
  readonly act: FriendCommands;
};

const FriendRow = ({ friend: { username, friendsSince, lastLogin }, source, friends, act }: FriendRowProps) => {
  const intl = useIntl();
  const [asked, setAsked] = useState<"remove" | "block">();
  const confirm = (): void => {
    const isBlock = asked === "block";
    setAsked(undefined);
    act.mutate({
      asked: isBlock ? friends.block(username) : friends.remove(username),
      done: intl.formatMessage({ id: isBlock ? "friends.blockedDone" : "friends.removed" }, { username }),
    });
  };
  return (
    <li className={classes.row}>
      <MemberLink username={username} source={source}>
        <p className={classes.hint}>
          <FormattedMessage
            id="friends.since"
            values={{ day: <FormattedDate value={friendsSince} dateStyle="medium" /> }}
          />
          {lastLogin !== undefined && (
            <>
              {" · "}
              <FormattedMessage
                id="friends.lastLogin"
                values={{ day: <FormattedDate value={lastLogin} dateStyle="medium" /> }}
              />
            </>
          )}
        </p>
      </MemberLink>
      <span className={classes.actions}>
        <AppLink
          path={`/food/diary/${encodeURIComponent(username)}`}
          aria-label={intl.formatMessage({ id: "friends.diary.named" }, { username })}
        >
          <FormattedMessage id="friends.diary" />
        </AppLink>
        <ActionLink path={`/messages/new?to=${encodeURIComponent(username)}`} variant="default">
          <FormattedMessage id="friends.message" />
        </ActionLink>
        <Menu
          label={intl.formatMessage({ id: "friends.actions" }, { username })}
          actions={[
            { key: "remove", label: <FormattedMessage id="friends.remove" />, onUse: () => setAsked("remove") },
            { key: "block", label: <FormattedMessage id="friends.block" />, onUse: () => setAsked("block") },
          ]}
        />
      </span>
      {asked !== undefined && (
        <span className={classes.ask} role="group" aria-live="polite">
          <p>
            <FormattedMessage id={`friends.${asked}.ask`} values={{ username }} />
          </p>
          <Button onClick={confirm}>
            <FormattedMessage id={`friends.${asked}.yes`} />
          </Button>
          <Button variant="default" onClick={() => setAsked(undefined)}>
            <FormattedMessage id="friends.cancel" />
          </Button>
        </span>
      )}
    </li>
  );
};
