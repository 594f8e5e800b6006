import type { ForumClient, ShownCategory } from "@morsel/application/forum/client/forum-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useIntl, type IntlShape } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { MessageId } from "../../i18n/ids.ts";

/** In ms: admins change categories seldom. */
const FRESH = 60_000;

export const categoriesQuery = (forum: ForumClient, locale: string) =>
  queryOptions({
    queryKey: ["forum-categories", locale],
    queryFn: ({ signal }) => run(forum.categories(locale), signal),
    staleTime: FRESH,
    // A list below the page asks for them too: asked anew as it appears, they would hide the page with the list, and show it again, for ever.
    retryOnMount: false,
  });

export type Categories = {
  /** Nothing is known of them yet: what names them would move when it comes. */
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly all: readonly ShownCategory[];
  readonly named: (slug: string) => string | undefined;
};

/** The server may know one that this page, opened before an update, has no words for: its address says it then. */
const wordsOf = (intl: IntlShape, { slug, name, message }: ShownCategory): string =>
  name ?? (message !== null && message in intl.messages ? intl.formatMessage({ id: message as MessageId }) : slug);

/** FO19: the categories of the forum, and their names in the reader's language. */
export const useCategories = (forum: ForumClient): Categories => {
  const intl = useIntl();
  const { data, isLoading, error, refetch } = useQuery(categoriesQuery(forum, intl.locale));
  const all = data?.items ?? [];
  return {
    isLoading,
    error,
    retry: () => void refetch(),
    all,
    named: (slug) => {
      const category = all.find((one) => one.slug === slug);
      return category && wordsOf(intl, category);
    },
  };
};
