import type { Food } from "@morsel/domain/foods";
import type { AppContext } from "../../../composition/app-context.ts";
import { useAppOrNone } from "../../../routes/use-app-or-none.ts";
import { IconStar, IconStarFilled } from "../../../theme/later-icons.ts";
import classes from "../components/favourites.module.css";
import { openFavouritesOf } from "../open-favourites.ts";
import { useStars } from "../use-star.ts";

export type RowStarProps = { readonly food: Pick<Food, "id"> };

/**
 * W305: the star of a food among what can be logged, for the pointer alone: an option holds no button. By keyboard and
 * screen reader the star is in the editor that the option opens.
 */
export const RowStar = ({ food }: RowStarProps) => {
  const app = useAppOrNone();
  return app === undefined ? null : <Star app={app} food={food} />;
};

const Star = ({ app, food }: RowStarProps & { readonly app: AppContext }) => {
  const stars = useStars({ openFavourites: openFavouritesOf(app), toasts: app.toasts });
  const isOn = stars.isOn(food.id);
  const Icon = isOn ? IconStarFilled : IconStar;
  return (
    <span
      className={classes.rowStar}
      data-on={isOn || undefined}
      aria-hidden="true"
      onClick={(event) => {
        event.stopPropagation();
        stars.toggle(food);
      }}
    >
      <Icon size={18} stroke={1.75} />
    </span>
  );
};
