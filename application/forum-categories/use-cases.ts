import type { ReasonRefused } from "@morsel/domain/admin";
import {
  allCategories,
  changedCategories,
  withCategory,
  type Category,
  type CategoryRefused,
  type CategoryWish,
} from "@morsel/domain/forum";
import * as Effect from "effect/Effect";
import { type ActGiven, makeAuditLine } from "../back-office/audit-lines.ts";
import type { ReadCategories } from "../forum/read-categories.ts";
import type { Clock } from "../platform/clock.ts";
import { fromResult } from "../platform/from-result.ts";
import { keptFor } from "../platform/kept-for.ts";
import type { MonotonicClock } from "../platform/monotonic-clock.ts";
import { token } from "../platform/token.ts";
import type { CategoryStore } from "./category-store.ts";

/** In ms */
const KEPT_MS = 5_000;

/** W800 */
export const makeReadCategories = ({
  store,
  clock,
}: {
  readonly store: CategoryStore;
  readonly clock: MonotonicClock;
}): ReadCategories => keptFor(clock, KEPT_MS, Effect.map(store.all, allCategories));

const said = (categories: readonly Category[], slug: string): string => {
  const at = categories.findIndex((category) => category.slug === slug);
  const category = categories[at];
  if (category === undefined) return "";
  const { names, descriptions, state, locale } = category;
  return JSON.stringify({ place: at + 1, state, ...(locale === undefined ? {} : { locale }), names, descriptions });
};

export const makeForumCategoryUseCases = ({
  store,
  clock,
}: {
  readonly store: CategoryStore;
  readonly clock: Clock;
}) => {
  const line = makeAuditLine({ clock });
  return {
    /** As they stand now, for who changes them. */
    list: Effect.map(store.all, allCategories),

    /** W801 */
    save: ({
      category,
      ...given
    }: ActGiven & { readonly category: CategoryWish }): Effect.Effect<void, CategoryRefused | ReasonRefused> =>
      store.change((stored) =>
        Effect.gen(function* () {
          const before = allCategories(stored);
          const after = yield* fromResult(withCategory(before, category));
          const { slug } = category;
          const details = { name: slug, before: said(before, slug), after: said(after, slug) };
          return { rows: changedCategories(before, after), entry: yield* line(given, "categorySaved", { details }) };
        }),
      ),
  };
};

export type ForumCategoryUseCases = ReturnType<typeof makeForumCategoryUseCases>;
export const ForumCategoryUseCases = token<ForumCategoryUseCases>("ForumCategoryUseCases");
