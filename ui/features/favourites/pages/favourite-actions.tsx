import type { FavouritesClient } from "@morsel/application/favourites/client/favourites-client";
import type { Food } from "@morsel/domain/foods";
import { UnstyledButton } from "@mantine/core";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage, useIntl } from "react-intl";
import type { AppContext } from "../../../composition/app-context.ts";
import { useAppOrNone } from "../../../routes/use-app-or-none.ts";
import { IconStar, IconStarFilled, IconTag } from "../../../theme/later-icons.ts";
import { StarButton } from "../components/star-button.tsx";
import { openFavouritesOf } from "../open-favourites.ts";
import { useStars } from "../use-star.ts";

const OwnWordSheet = lazyComponent(
  () => import("../components/own-word-sheet.tsx"),
  ({ OwnWordSheet }) => OwnWordSheet,
);

export type FavouriteProps = {
  /** Food that is starred. */
  readonly food: Food;
};

/** The star of a food in a list. */
export const FavouriteStar = ({ food }: FavouriteProps) => {
  const app = useAppOrNone();
  return app === undefined ? null : <Star app={app} food={food} />;
};

const Star = ({ app, food }: { readonly app: AppContext; readonly food: Food }) => {
  const stars = useStars({ openFavourites: openFavouritesOf(app), toasts: app.toasts });
  return <StarButton name={food.description} isOn={stars.isOn(food.id)} onToggle={() => stars.toggle(food)} />;
};

/** On a food's page: its star in words, and what the member calls it. */
export const FavouriteActions = ({ food }: FavouriteProps) => {
  const app = useAppOrNone();
  return app === undefined ? null : <Actions app={app} food={food} />;
};

const Actions = ({ app, food }: { readonly app: AppContext; readonly food: Food }) => {
  const intl = useIntl();
  const openFavourites = openFavouritesOf(app);
  const stars = useStars({ openFavourites, toasts: app.toasts });
  const [favourites, setFavourites] = useState<FavouritesClient>();
  const isOn = stars.isOn(food.id);
  const Icon = isOn ? IconStarFilled : IconStar;
  const openWord = () =>
    void Promise.all([openFavourites(), app.words("favourites")]).then(
      ([client]) => setFavourites(client),
      () => app.toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
    );
  return (
    <>
      <UnstyledButton aria-pressed={isOn} onClick={() => stars.toggle(food)}>
        <Icon size={18} aria-hidden="true" />
        <FormattedMessage id="foods.favouriteThis" />
      </UnstyledButton>
      <UnstyledButton onClick={openWord}>
        <IconTag size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="foods.ownWord" />
      </UnstyledButton>
      {favourites !== undefined && (
        <Suspense>
          <OwnWordSheet
            food={food}
            favourites={favourites}
            onSaved={(word) => {
              setFavourites(undefined);
              app.toasts.show({
                severity: "success",
                message: intl.formatMessage({ id: "favourites.wordSaved" }, { word }),
              });
            }}
            onClose={() => setFavourites(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};
