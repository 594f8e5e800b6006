import { defaultTitleOf } from "@morsel/domain/locales";

/** LO15: the key of the title of an address that the product names; undefined for any other. */
export const plannedTitle = (path: string): string | undefined => {
  const { key } = defaultTitleOf(path);
  return key === "title.404" ? undefined : key;
};
