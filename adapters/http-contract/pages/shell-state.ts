import type { Site } from "@morsel/application/pages/client/site";
import type { WireDay } from "../diary/diary.ts";
import type { WireCategories } from "../forum/schemas.ts";
import type { WireFood } from "../foods/foods.ts";
import type { WireMe } from "../identity/me.ts";

/**
 * Data that the server knows when it renders the shell, as JSON inside
 * `<script type="application/json" id="morsel-state">`.
 *
 * The page reads it once at start, before the first render: `session` answers `SessionClient.me` without a request, and
 * each item of `query` is an answer of the wire under the key of the query it answers. `readSeed` in
 * `adapters/http-client/pages/shell-state.ts` turns the element's text into the ports' own values (`DayView`, `Food`, `Me`),
 * ready for `queryClient.setQueryData(key, data)`. The page requests whatever is absent.
 */
export type ShellState = {
  readonly session: WireMe | null;
  /** One of the twenty locales; "en" has no prefix in the address. */
  readonly locale: string;
  readonly query: readonly ShellQuery[];
  /** ID16: by how many seconds the page asks who is signed in; absent where the operator sets none. */
  readonly session_poll?: number;
  /** The viewer and the operator's settings; absent if the server could not know them. */
  readonly site?: Site;
  /** Said by the service worker alone, of a page that it kept: what the page shows was read in an earlier visit. */
  readonly offline?: true;
};

/** Keys are the keys of the page's queries: the word, then what it depends on. */
export type ShellQuery =
  | { readonly key: readonly ["day", string]; readonly data: WireDay }
  | { readonly key: readonly ["food", string]; readonly data: WireFood }
  | { readonly key: readonly ["forum-categories", string]; readonly data: WireCategories };

export const STATE_ELEMENT_ID = "morsel-state";
