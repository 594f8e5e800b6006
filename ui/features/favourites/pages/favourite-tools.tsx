import type { Food } from "@morsel/domain/foods";
import { useQuery } from "@tanstack/react-query";
import type { AppContext } from "../../../composition/app-context.ts";
import { useAppOrNone } from "../../../routes/use-app-or-none.ts";
import classes from "../components/favourites.module.css";
import { FavouriteActions, FavouriteStar } from "./favourite-actions.tsx";

export type FavouriteToolsProps = {
  readonly food: Food;
  /** Shows only the star, where there is no room for more. */
  readonly isStarAlone?: boolean;
};

/** W305, W306: the star of a food, and what the member calls it, on pages that came without the words for it. */
export const FavouriteTools = (props: FavouriteToolsProps) => {
  const app = useAppOrNone();
  return app === undefined ? null : <Tools {...props} app={app} />;
};

const Tools = ({ app, food, isStarAlone = false }: FavouriteToolsProps & { readonly app: AppContext }) => {
  const words = useQuery({
    queryKey: ["favourite-tools"],
    queryFn: async () => {
      await app.words("favourites", "food-database");
      return true;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (words.data === undefined) return null;
  return isStarAlone ? (
    <FavouriteStar food={food} />
  ) : (
    <div className={classes.tools}>
      <FavouriteActions food={food} />
    </div>
  );
};
