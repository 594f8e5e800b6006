import { queryOptions } from "@tanstack/react-query";

/** Fetches the words that the diary's first load does without. */
export type MoreWords = () => Promise<void>;

/** Quick add with its words: fetched when somebody asks for it, once. */
export const quickAddQuery = (moreWords: MoreWords) =>
  queryOptions({
    queryKey: ["quick-add"],
    queryFn: async () => {
      const [parts] = await Promise.all([import("./quick-add-lazy.ts"), moreWords()]);
      return parts;
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
