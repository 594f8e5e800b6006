import type { AppContext } from "../composition/app-context.ts";

/** Loader of pages whose words are not among those that every visit loads. */
export const moreWords = ({ context }: { readonly context: AppContext }): Promise<void> => context.moreWords();
