import type { ForumCategoriesClient } from "@morsel/application/forum-categories/client/forum-categories-client";
import { categoryName, type Category, type CategoryWish } from "@morsel/domain/forum";
import { DEFAULT_LOCALE, isLocale } from "@morsel/domain/locales";
import { useIntl } from "react-intl";
import type { Toasts } from "../../hooks/toasts.ts";
import { useAdminAct } from "../admin/use-admin-act.ts";

/** All that an act on categories needs. */
export type CategoryPorts = {
  readonly categories: ForumCategoriesClient;
  readonly toasts: Pick<Toasts, "show">;
  readonly newId: () => string;
};

/** The name of a category in the reader's language. */
export const useCategoryName = (): ((category: Category) => string) => {
  const intl = useIntl();
  const locale = isLocale(intl.locale) ? intl.locale : DEFAULT_LOCALE;
  return (category) =>
    categoryName(category, locale) ??
    (category.key === undefined ? category.slug : intl.formatMessage({ id: category.key }));
};

/** A category as it stands, as something to be saved. */
export const wishOf = ({ slug, locale, names, descriptions, state }: Category): CategoryWish => ({
  slug,
  locale,
  names: { ...names },
  descriptions: { ...descriptions },
  state,
});

/** W801: saves a category, with what takes that back: what stood before, or for a new one the archive. */
export const useCategoryAct = ({ categories, toasts, newId }: CategoryPorts) => {
  const intl = useIntl();
  const act = useAdminAct(toasts);
  return {
    isBusy: act.isPending,
    save: (
      given: {
        readonly id: string;
        readonly reason: string;
        readonly wish: CategoryWish;
        readonly undo: CategoryWish;
        readonly done: string;
      },
      onSuccess: () => void,
    ) => {
      const { id, reason, wish, undo, done } = given;
      act.mutate(
        {
          asked: categories.save({ id, reason, category: wish }),
          done,
          undo: categories.save({
            id: newId(),
            reason: intl.formatMessage({ id: "categories.undo.reason" }),
            category: undo,
          }),
        },
        { onSuccess },
      );
    },
  };
};
