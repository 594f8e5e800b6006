import { Button, CloseButton, Skeleton } from "@mantine/core";
import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import type { Toasts } from "../../../hooks/toasts.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { EmptyList } from "../../../shell/states/empty-list.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { databasePath, foodPath } from "../../../food-rows/food-path.ts";
import { favouritesQuery, ownWordsQuery } from "../queries.ts";
import { useStars } from "../use-star.ts";
import classes from "./favourites.module.css";
import { StarButton } from "./star-button.tsx";

export type FavouritesScreenProps = { readonly favourites: FavouritesClient; readonly toasts: Pick<Toasts, "show"> };

/** Starred foods, and what the member calls foods. A star that is taken away stays until the page is left, so that it can come back. */
export const FavouritesScreen = ({ favourites, toasts }: FavouritesScreenProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const listed = useInfiniteQuery({ ...favouritesQuery(favourites), refetchOnMount: "always" });
  const stars = useStars({ openFavourites: () => favourites, toasts });
  const foods = listed.data?.pages.flatMap(({ items }) => items);
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>
          <FormattedMessage id="favourites.title" />
        </h1>
        <p className={classes.lead}>
          <FormattedMessage id="favourites.lead" />
        </p>
      </header>
      {foods === undefined && !listed.isError && <Skeleton height={320} data-skeleton />}
      {listed.isError && <p role="alert">{refusalWords(intl, listed.error)}</p>}
      {foods?.length === 0 && (
        <EmptyList
          title={<FormattedMessage id="favourites.none" />}
          hint={<FormattedMessage id="favourites.noneHint" />}
          first={{ path: databasePath(true), words: <FormattedMessage id="favourites.find" /> }}
        />
      )}
      {foods !== undefined && foods.length > 0 && (
        <ul className={classes.list}>
          {foods.map((food) => (
            <li key={food.id} className={classes.row}>
              <AppLink path={foodPath(food, true)} className={classes.open}>
                <FoodLine
                  name={food.description}
                  language={food.language}
                  details={intl.formatList(
                    [food.brand, intl.formatMessage({ id: "favourites.per100g" })].filter((part) => part !== undefined),
                    { type: "unit" },
                  )}
                  energy={food.nutrients.energy === undefined ? "–" : figures.energyWithUnit(food.nutrients.energy)}
                />
              </AppLink>
              <StarButton name={food.description} isOn={stars.isOn(food.id)} onToggle={() => stars.toggle(food)} />
            </li>
          ))}
        </ul>
      )}
      {listed.hasNextPage && (
        <Button variant="default" loading={listed.isFetchingNextPage} onClick={() => void listed.fetchNextPage()}>
          <FormattedMessage id="foods.more" />
        </Button>
      )}
      <OdblNotice foodIds={foods?.map(({ id }) => id) ?? []} />
      <OwnWords favourites={favourites} toasts={toasts} />
    </div>
  );
};

const OwnWords = ({ favourites, toasts }: FavouritesScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data: words = [] } = useQuery(ownWordsQuery(favourites));
  const remove = useMutation({
    mutationFn: (word: string) => run(favourites.removeWord(word)),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["foods"] });
      return queries.invalidateQueries({ queryKey: ["favourites", "words"] });
    },
    onError: (problem) => toasts.show({ severity: "error", message: refusalWords(intl, problem) }),
  });
  return (
    <section>
      <h2>
        <FormattedMessage id="favourites.words" />
      </h2>
      <p className={classes.lead}>
        <FormattedMessage id={words.length === 0 ? "favourites.noWords" : "favourites.wordsLead"} />
      </p>
      {words.length > 0 && (
        <ul className={classes.list}>
          {words.map(({ word, food }) => (
            <li key={word} className={classes.row}>
              <AppLink path={foodPath(food, true)} className={classes.open}>
                <FoodLine name={word} details={food.description} energy="" />
              </AppLink>
              <CloseButton
                size={44}
                iconSize={20}
                aria-label={intl.formatMessage({ id: "favourites.removeWord" }, { word })}
                onClick={() => remove.mutate(word)}
              />
            </li>
          ))}
        </ul>
      )}
      <OdblNotice foodIds={words.map(({ food }) => food.id)} />
    </section>
  );
};
