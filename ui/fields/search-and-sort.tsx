import { NativeSelect } from "@mantine/core";
import { IconSearch } from "../theme/icons.ts";
import classes from "./search-and-sort.module.css";
import search from "./search-field.module.css";

export type SearchAndSortProps<Sort extends string> = {
  /** Accessible name and placeholder of the search field. */
  readonly label: string;
  /** Text as typed so far. */
  readonly text: string;
  /** Called with the text at every change. */
  readonly onText: (text: string) => void;
  /** Accessible name of the sort order. */
  readonly sortLabel: string;
  /** Sort order that is chosen. */
  readonly sort: Sort;
  /** Sort orders with their labels. */
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  /** Called with the sort order that was chosen. */
  readonly onSort: (sort: Sort) => void;
};

const LONGEST = 100;

/** Search field and sort order of a member's own list. */
export const SearchAndSort = <Sort extends string>(props: SearchAndSortProps<Sort>) => {
  const { label, text, onText, sortLabel, sort, sorts, onSort } = props;
  return (
    <div className={classes.tools}>
      <form role="search" className={search.field} onSubmit={(event) => event.preventDefault()}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={label}
          placeholder={label}
          value={text}
          maxLength={LONGEST}
          onChange={({ currentTarget: { value } }) => onText(value)}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <NativeSelect
        aria-label={sortLabel}
        value={sort}
        onChange={({ currentTarget: { value } }) => onSort(sorts.find((one) => one.value === value)?.value ?? sort)}
        data={[...sorts]}
      />
    </div>
  );
};
