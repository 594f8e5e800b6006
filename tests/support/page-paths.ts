import { pageTable } from "@morsel/ui/build/page-table";

/** Matches an address against a page's path such as `/meal/edit/$id`. */
const fits = (address: string, path: string): boolean => {
  const own = address.replace(/[?#].*$/, "").split("/");
  const parts = path.split("/");
  return own.length === parts.length && parts.every((part, i) => part.startsWith("$") || part === own[i]);
};

/** True if a feature has registered a page for this address; other pages are not open yet or do not exist. */
export const isOpenPage = (address: string): boolean => pageTable().some(({ path }) => fits(address, path));

/** The registered pages to which none of these addresses leads. */
export const pagesWithout = (addresses: readonly string[]): readonly string[] =>
  pageTable()
    .map(({ path }) => path)
    .filter((path) => !addresses.some((address) => fits(address, path)));
