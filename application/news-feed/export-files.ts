import { instantCell } from "@morsel/domain/export";
import { type ExportFiles, paginate } from "../platform/export-file.ts";
import type { NewsPlace, NewsStore } from "./news-store.ts";

const AT_ONCE = 100;

/** W155: what a member posted. */
export const makeNewsExport =
  ({ news }: { readonly news: Pick<NewsStore, "own"> }): ExportFiles =>
  ({ id }) => [
    {
      name: "news_feed.csv",
      columns: ["id", "kind", "posted_at_utc", "amount", "text"],
      first: paginate(
        AT_ONCE,
        (after: NewsPlace | undefined, limit) => news.own(id, { limit, ...(after === undefined ? {} : { after }) }),
        (last): NewsPlace => ({ postedAt: last.postedAt, id: last.id }),
        (entry) => [
          [
            entry.id,
            entry.kind,
            instantCell(entry.postedAt),
            entry.amount === undefined ? undefined : String(entry.amount),
            entry.words,
          ],
        ],
      ),
    },
  ];
