import type { Category, CategoryWish } from "@morsel/domain/forum";
import type { WireAllCategories, WireSaveCategory } from "./schemas.ts";

export const writeAllCategories = (items: readonly Category[]): WireAllCategories => ({
  items: items.map(({ key, locale, ...category }) => ({
    ...category,
    names: { ...category.names },
    descriptions: { ...category.descriptions },
    message: key ?? null,
    locale: locale ?? null,
  })),
});

export const readAllCategories = ({ items }: WireAllCategories): readonly Category[] =>
  items.map(({ message, locale, ...category }) => ({
    ...category,
    ...(message === null ? {} : { key: message as NonNullable<Category["key"]> }),
    locale: (locale ?? undefined) as Category["locale"],
  }));

type WireWish = Omit<WireSaveCategory, "id" | "reason">;

const cut = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, text.slice(0, 1000)]));

export const writeWish = ({ slug, locale, names, descriptions, state, behind }: CategoryWish): WireWish => ({
  slug: slug.slice(0, 200),
  locale: locale ?? null,
  names: cut(names),
  descriptions: cut(descriptions),
  state,
  ...(behind === undefined ? {} : { behind }),
});

export const readWish = ({ locale, ...wish }: WireWish): CategoryWish => ({ ...wish, locale: locale ?? undefined });
