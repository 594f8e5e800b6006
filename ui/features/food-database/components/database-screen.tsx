import { Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { Food } from "@morsel/domain/foods";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { BarcodeButton } from "../../barcodes/pages/barcode-button.tsx";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { FoodList } from "../../foods/components/food-list.tsx";
import { ListEnd } from "../../foods/components/list-end.tsx";
import { NoFoodFound } from "../../../food-rows/no-food-found.tsx";
import { foodsQuery } from "../../foods/queries.ts";
import search from "../../../fields/search-field.module.css";
import classes from "../../foods/components/database.module.css";

export type DatabaseScreenProps = {
  readonly foods: FoodsClient;
  /** Query in the address. */
  readonly text: string;
  /** Puts the text into the address, once it rests. */
  readonly onText: (text: string) => void;
  readonly pathOf: (food: Food) => string;
  readonly isMember: boolean;
  /** Control at the end of a row. */
  readonly afterRow?: ((food: Food) => ReactNode) | undefined;
  /** Content while nothing is typed. */
  readonly children: ReactNode;
};

const PAUSE = 120;
const ADDRESS_PAUSE = 500;

/** The food database: search as one types, or look through it. */
export const DatabaseScreen = ({
  foods,
  text: given,
  onText,
  pathOf,
  isMember,
  afterRow,
  children,
}: DatabaseScreenProps) => {
  const intl = useIntl();
  const [text, setText] = useState(given);
  const [address, setAddress] = useState(given);
  // The address that this box wrote comes back and changes nothing; any other address is a new query.
  const [ownText, setOwnText] = useState(given);
  if (given !== address) {
    setAddress(given);
    if (given !== ownText) {
      setOwnText(given);
      setText(given);
    }
  }
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const [restingText] = useDebouncedValue(wanted, ADDRESS_PAUSE);
  useEffect(() => {
    if (restingText === ownText) return;
    setOwnText(restingText);
    onText(restingText);
    // Only a text that rests goes into the address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [restingText]);
  const found = useInfiniteQuery(foodsQuery(foods, asked));
  const items = wanted === "" ? undefined : found.data?.pages.flatMap((page) => page.items);
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>
          <FormattedMessage id="foods.title" />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage id="foods.lead" />
        </p>
      </header>
      <div className={search.field}>
        <form role="search" className={search.form} onSubmit={(event) => event.preventDefault()}>
          <IconSearch size={20} stroke={1.75} aria-hidden="true" />
          <input
            type="search"
            className={search.input}
            aria-label={intl.formatMessage({ id: "foods.search" })}
            placeholder={intl.formatMessage({ id: "foods.search" })}
            value={text}
            onChange={({ currentTarget: { value } }) => setText(value)}
            autoComplete="off"
            spellCheck={false}
          />
        </form>
        <BarcodeButton onCode={setText} />
      </div>
      {isMember && (
        <p className={classes.tools}>
          <ActionLink path="/food/favourites" variant="default">
            <FormattedMessage id="foods.favourites" />
          </ActionLink>
        </p>
      )}
      {wanted === "" && children}
      {wanted !== "" && (
        <section aria-labelledby="results" aria-busy={found.isFetching}>
          <h2 id="results" className={classes.count}>
            <span role="status">
              {items === undefined ? (
                found.isError ? (
                  <FormattedMessage id="foods.failed" />
                ) : (
                  <FormattedMessage id="foods.loading" />
                )
              ) : (items[0]?.match ?? "partial") === "partial" ? (
                <FormattedMessage id="foods.notHere" values={{ text: asked }} />
              ) : (
                <FormattedMessage
                  id={found.hasNextPage ? "foods.resultsMore" : "foods.results"}
                  values={{ count: items.length, text: asked }}
                />
              )}
            </span>
          </h2>
          {items === undefined && !found.isError && <Skeleton height={480} />}
          {items !== undefined && (items[0]?.match ?? "partial") === "partial" && (
            <NoFoodFound text={asked} hasNear={items.length > 0} />
          )}
          {items !== undefined && items.length > 0 && <FoodList foods={items} pathOf={pathOf} afterRow={afterRow} />}
          <ListEnd found={found} />
        </section>
      )}
    </div>
  );
};
