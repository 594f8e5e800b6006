import type { AppContext } from "../composition/app-context.ts";
import type { Words } from "../i18n/ids.ts";

/** Loader of a page that says what stands in these files of messages, and nothing else is waited for. */
export const messageLoader =
  (...names: readonly Words[]) =>
  ({ context }: { readonly context: AppContext }): Promise<void> =>
    context.words(...names);
