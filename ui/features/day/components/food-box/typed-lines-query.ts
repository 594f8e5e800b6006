import type { TypedAnswer } from "@morsel/application/diary/client/find-typed";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import { typedQuery } from "../../../foods/queries.ts";

/** W304: amounts and several foods in what was typed. What reads them is fetched when there may be any; a word has none. */
export const typedLinesQuery = (queries: QueryClient, foods: FoodsClient, text: string) =>
  queryOptions({
    queryKey: ["foods", "lines", text],
    queryFn: async (): Promise<{ readonly text: string; readonly answer?: TypedAnswer | undefined }> => {
      const { findTyped } = await import("@morsel/application/diary/client/find-typed");
      const answer = await findTyped(async (one) => (await queries.fetchQuery(typedQuery(foods, one))).page, text);
      return { text, answer };
    },
    enabled: /[\s\d]/.test(text),
  });
