import search from "../../../fields/search-field.module.css";
import lists from "../../../food-rows/kept-list.module.css";
import classes from "./own-foods.module.css";
import { Button, NativeSelect, Skeleton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import { SELECTION_LIMIT } from "@morsel/application/own-foods/client/own-food-command";
import { OWN_FOOD_SORTS, type OwnFoodSort, type FoodId } from "@morsel/domain/foods";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { Problem } from "../../../shell/page/page.tsx";
import { IconSearch } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { sharedAmongQueries } from "../../../sharing/queries.ts";
import { useOwnFoods, type OwnFoodPorts } from "../use-own-foods.ts";
import { OwnFoodRow } from "./own-food-row.tsx";

const PAUSE = 200;

/** A member's own foods: found, sorted, ticked and deleted together; each opens on its page. */
export const OwnFoodsScreen = ({ household, ...ports }: OwnFoodPorts & { readonly household: HouseholdClient }) => {
  const intl = useIntl();
  const [text, setText] = useState("");
  const [sort, setSort] = useState<OwnFoodSort>("newest");
  const [ticked, setTicked] = useState<ReadonlySet<FoodId>>(new Set());
  const [asked] = useDebouncedValue(text.trim(), PAUSE);
  const { foods, remove, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnFoods(
    ports,
    asked,
    sort,
  );
  const shared = useQueries({ queries: sharedAmongQueries(household, foods?.map(({ food }) => food.id) ?? []) });
  const sharedIds = new Set(shared.flatMap(({ data }) => data ?? []));
  const chosen = foods?.filter(({ food }) => ticked.has(food.id)) ?? [];
  const isNone = foods?.length === 0 && asked === "" && text.trim() === "";
  const toggle = (id: FoodId): void =>
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id) && next.size < SELECTION_LIMIT) next.add(id);
      return next;
    });
  return (
    <>
      {!isNone && (
        <div>
          <ActionLink path="/food/new">
            <FormattedMessage id="ownFoods.new" />
          </ActionLink>
        </div>
      )}
      {!isNone && (
        <div className={lists.tools}>
          <form role="search" className={search.field} onSubmit={(event) => event.preventDefault()}>
            <IconSearch size={20} stroke={1.75} aria-hidden="true" />
            <input
              type="search"
              className={search.input}
              aria-label={intl.formatMessage({ id: "ownFoods.search" })}
              placeholder={intl.formatMessage({ id: "ownFoods.search" })}
              value={text}
              maxLength={100}
              onChange={({ currentTarget: { value } }) => setText(value)}
              autoComplete="off"
              spellCheck={false}
            />
          </form>
          <NativeSelect
            aria-label={intl.formatMessage({ id: "ownFoods.sort" })}
            value={sort}
            onChange={({ currentTarget: { value } }) =>
              setSort(OWN_FOOD_SORTS.find((one) => one === value) ?? "newest")
            }
            data={OWN_FOOD_SORTS.map((value) => ({
              value,
              label: intl.formatMessage({ id: `ownFoods.sort.${value}` }),
            }))}
          />
        </div>
      )}
      {foods === undefined &&
        (isError ? (
          <>
            <Problem>
              <FormattedMessage id="ownFoods.failed" /> {refusalWords(intl, error)}
            </Problem>
            <Button variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="diary.again" />
            </Button>
          </>
        ) : (
          <div aria-busy="true" className={lists.loading}>
            {["a", "b", "c"].map((key) => (
              <Skeleton key={key} height={56} radius="md" />
            ))}
          </div>
        ))}
      {isNone && (
        <EmptyList
          title={<FormattedMessage id="ownFoods.none" />}
          hint={<FormattedMessage id="ownFoods.noneHint" />}
          first={{ path: "/food/new", words: <FormattedMessage id="ownFoods.new" /> }}
        />
      )}
      <div role="status" className={lists.status}>
        {foods?.length === 0 && !isNone && <FormattedMessage id="ownFoods.notFound" values={{ text: asked }} />}
      </div>
      {foods !== undefined && foods.length > 0 && (
        <ul className={classes.list}>
          {foods.map((own) => (
            <OwnFoodRow
              key={own.food.id}
              own={own}
              isShared={sharedIds.has(own.food.id)}
              isTicked={ticked.has(own.food.id)}
              onTick={() => toggle(own.food.id)}
            />
          ))}
        </ul>
      )}
      <OdblNotice foodIds={foods?.map(({ food }) => food.id) ?? []} />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage id="ownFoods.more" />
        </Button>
      )}
      {chosen.length > 0 && (
        <div
          className={classes.bar}
          role="group"
          aria-label={intl.formatMessage({ id: "ownFoods.ticked" }, { count: chosen.length })}
        >
          <span>
            <FormattedMessage id="ownFoods.ticked" values={{ count: chosen.length }} />
          </span>
          <Button variant="default" onClick={() => setTicked(new Set())}>
            <FormattedMessage id="ownFoods.untick" />
          </Button>
          <Button
            onClick={() => {
              remove(chosen);
              setTicked(new Set());
            }}
          >
            <FormattedMessage id="ownFoods.delete" values={{ count: chosen.length }} />
          </Button>
        </div>
      )}
    </>
  );
};
