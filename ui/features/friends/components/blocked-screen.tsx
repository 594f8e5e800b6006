import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, TextInput } from "@mantine/core";
import type { BlockedPage } from "@morsel/domain/social";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import classes from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { blockedQuery } from "../queries.ts";
import { useFriendCommands, type FriendCommands, type FriendPorts } from "../use-friend-commands.ts";

/** SO9 to SO11: blocked members, 15 a page, unblocked several at once. */
export const BlockedScreen = ({ friends, toasts }: FriendPorts) => {
  const [wanted, setWanted] = useState(1);
  const { data, error, refetch } = useQuery(blockedQuery(friends, wanted));
  const act = useFriendCommands({ toasts });
  return (
    <Page title={<FormattedMessage id="friends.blocked.title" />} lead={<FormattedMessage id="friends.blocked.lead" />}>
      <BlockForm friends={friends} toasts={toasts} act={act} />
      {data === undefined && error !== null && <Failed error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Waiting />}
      {data?.total === 0 && (
        <EmptyList
          title={<FormattedMessage id="friends.blocked.none" />}
          hint={<FormattedMessage id="friends.blocked.none.hint" />}
        />
      )}
      {data !== undefined && data.total > 0 && (
        <BlockedList key={data.page} found={data} friends={friends} act={act} onPage={setWanted} />
      )}
    </Page>
  );
};

type BlockFormProps = FriendPorts & { readonly act: FriendCommands };

const BlockForm = ({ friends, act }: BlockFormProps) => {
  const intl = useIntl();
  const [username, setUsername] = useState("");
  const [wrong, setWrong] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = username.trim();
    if (name === "") return setWrong(intl.formatMessage({ id: "friends.blocked.wrong" }));
    setWrong(undefined);
    return act.mutate(
      { asked: friends.block(name), done: intl.formatMessage({ id: "friends.blockedDone" }, { username: name }) },
      { onSuccess: () => setUsername(""), onError: (problem) => setWrong(refusalWords(intl, problem)) },
    );
  };
  return (
    <Sheet>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={<FormattedMessage id="friends.blocked.username" />}
          description={<FormattedMessage id="friends.blocked.hint" />}
          value={username}
          maxLength={100}
          error={wrong}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget: { value } }) => setUsername(value)}
        />
        <Button type="submit" variant="default" loading={act.isPending}>
          <FormattedMessage id="friends.blocked.submit" />
        </Button>
      </form>
    </Sheet>
  );
};

type BlockedListProps = Pick<FriendPorts, "friends"> & {
  readonly found: BlockedPage;
  readonly act: FriendCommands;
  readonly onPage: (page: number) => void;
};

const BlockedList = ({ found: { users, page, pages, total }, friends, act, onPage }: BlockedListProps) => {
  const intl = useIntl();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const names = users.map(({ username }) => username).filter((username) => selected.has(username));
  const select = (username: string, isOn: boolean): void =>
    setSelected((before) => new Set(isOn ? [...before, username] : [...before].filter((one) => one !== username)));
  const unblock = (): void => {
    if (names.length === 0) return;
    setSelected(new Set());
    act.mutate({
      asked: friends.unblock(names),
      done: intl.formatMessage({ id: "friends.unblocked" }, { count: names.length }),
    });
  };
  return (
    <Sheet labelledBy="blocked-count">
      <p id="blocked-count" role="status" className={classes.hint}>
        <FormattedMessage id="friends.blocked.count" values={{ count: total }} />
      </p>
      <ul className={classes.list}>
        {users.map(({ username }) => (
          <li key={username} className={classes.row}>
            <div className={classes.check}>
              <Checkbox
                size="md"
                checked={selected.has(username)}
                label={username}
                onChange={({ currentTarget: { checked } }) => select(username, checked)}
              />
            </div>
          </li>
        ))}
      </ul>
      <span className={classes.actions}>
        <Button disabled={names.length === 0} loading={act.isPending} onClick={unblock}>
          <FormattedMessage id="friends.unblock" values={{ count: names.length }} />
        </Button>
        {pages > 1 && (
          <nav className={classes.actions} aria-label={intl.formatMessage({ id: "friends.pages" })}>
            <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
              <FormattedMessage id="friends.pages.before" />
            </Button>
            <Button variant="default" disabled={page >= pages} onClick={() => onPage(page + 1)}>
              <FormattedMessage id="friends.pages.next" />
            </Button>
          </nav>
        )}
      </span>
    </Sheet>
  );
};
