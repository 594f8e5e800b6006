import type { Food } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconArrowsLeftRight, IconCopy, IconFlag, IconPencil } from "../../../theme/icons.ts";
import { FavouriteActions } from "../../favourites/pages/favourite-actions.tsx";
import { comparePath } from "../../../food-rows/food-path.ts";
import { ownFoodFormPath } from "../../../food-rows/own-food-path.ts";
import classes from "../../foods/components/food-view.module.css";

export type FoodActionsProps = {
  readonly food: Food;
  /** The entry from which the food was opened. */
  readonly entry?: { readonly id: string; readonly date: string } | undefined;
};

/** Actions of a member on a food besides logging it. */
export const FoodActions = ({ food, entry }: FoodActionsProps) => (
  <div className={classes.actions}>
    {/* A recipe is edited where its ingredients are, what somebody shares by its owner alone. */}
    {food.source.dataset !== "recipe" && food.source.owner === undefined && (
      <>
        {food.source.deleted === undefined && (
          <AppLink path={ownFoodFormPath("edit", food.id, entry)}>
            <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            <FormattedMessage id={isUuid(food.id) ? "foods.edit" : "foods.correct"} />
          </AppLink>
        )}
        <AppLink path={ownFoodFormPath("duplicate", food.id)}>
          <IconCopy size={18} stroke={1.75} aria-hidden="true" />
          <FormattedMessage id="foods.duplicate" />
        </AppLink>
      </>
    )}
    <AppLink path={comparePath(food.id)}>
      <IconArrowsLeftRight size={18} stroke={1.75} aria-hidden="true" />
      <FormattedMessage id="foods.compare" />
    </AppLink>
    {/* Others than its owner report a food; a correction stands for what everybody sees. */}
    {food.source.dataset !== "recipe" && (!isUuid(food.id) || food.source.owner !== undefined) && (
      <AppLink path={`/food/report?food=${food.id}`}>
        <IconFlag size={18} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id="foods.report" />
      </AppLink>
    )}
    <FavouriteActions food={food} />
  </div>
);
