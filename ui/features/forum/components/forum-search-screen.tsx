import { Button, TextInput } from "@mantine/core";
import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { checkPostSearch, POST_SEARCH } from "@morsel/domain/forum";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { foundQuery } from "../queries.ts";
import { useCategories } from "../use-categories.ts";
import classes from "./forum.module.css";
import { FoundRow } from "./found-row.tsx";

export type ForumSearchScreenProps = {
  readonly forum: ForumClient;
  /** Empty before anything was asked for. */
  readonly asked: string;
  readonly onAsk: (text: string) => void;
};

/** Posts by the words that they hold. */
export const ForumSearchScreen = ({ forum, asked, onAsk }: ForumSearchScreenProps) => {
  const [text, setText] = useState(asked);
  const [isChecked, setChecked] = useState(false);
  const isWrong = !checkPostSearch(text).ok;
  return (
    <Page title={<FormattedMessage id="forum.search" />} lead={<FormattedMessage id="forum.search.lead" />}>
      <form
        role="search"
        className={classes.search}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isWrong) onAsk(text.trim());
        }}
      >
        <TextInput
          type="search"
          className={classes.words}
          label={<FormattedMessage id="forum.search.label" />}
          value={text}
          maxLength={200}
          autoComplete="off"
          error={
            isChecked && isWrong ? (
              <FormattedMessage id="forum.search.wrong" values={{ min: POST_SEARCH.min, max: POST_SEARCH.max }} />
            ) : undefined
          }
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Button type="submit">
          <FormattedMessage id="forum.search.submit" />
        </Button>
      </form>
      {checkPostSearch(asked).ok && <FoundList forum={forum} asked={asked} />}
      <div>
        <ActionLink path="/community" variant="default">
          <FormattedMessage id="forum.back" />
        </ActionLink>
      </div>
    </Page>
  );
};

const FoundList = ({ forum, asked }: Pick<ForumSearchScreenProps, "forum" | "asked">) => {
  const categories = useCategories(forum);
  const listed = useInfiniteQuery(foundQuery(forum, asked));
  const shown = listed.data?.pages.flatMap(({ items }) => items);
  if (shown === undefined || categories.isLoading)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  // FO61: a page may be empty while older posts are still to be looked at.
  const isNone = shown.length === 0 && !listed.hasNextPage;
  return (
    <>
      <p role="status" className={isNone ? sharing.hint : "morsel-hidden"}>
        {isNone && <FormattedMessage id="forum.search.none" values={{ text: asked }} />}
      </p>
      {shown.length > 0 && (
        <ul className={sharing.list}>
          {shown.map((post) => (
            <FoundRow key={post.id} post={post} category={categories.named(post.category)} />
          ))}
        </ul>
      )}
      {listed.hasNextPage && (
        <div>
          <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
            <FormattedMessage id="forum.search.more" />
          </Button>
        </div>
      )}
    </>
  );
};
