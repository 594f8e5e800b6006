import classes from "./own-foods.module.css";
import type { StoredOwnFood } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { IconPencil } from "../../../theme/icons.ts";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { foodPath } from "../../../food-rows/food-path.ts";
import { ownFoodFormPath } from "../../../food-rows/own-food-path.ts";

export type OwnFoodRowProps = {
  readonly own: StoredOwnFood;
  /** W267: whether the household sees it. */
  readonly isShared: boolean;
  readonly isTicked: boolean;
  readonly onTick: () => void;
};

/** One own food in the list: ticked at its left, opened by its name, edited at its right. */
export const OwnFoodRow = ({ own: { food, submission }, isShared, isTicked, onTick }: OwnFoodRowProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { energy } = food.nutrients;
  const details = [
    food.brand,
    isUuid(food.id) ? undefined : intl.formatMessage({ id: "ownFoods.correction" }),
    submission === undefined ? undefined : intl.formatMessage({ id: `ownFoods.state.${submission.state}` }),
    isShared ? intl.formatMessage({ id: "household.isShared" }) : undefined,
    intl.formatMessage({ id: "ownFoods.per100g" }),
  ].filter((detail) => detail !== undefined);
  return (
    <li className={classes.row}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={onTick}
          aria-label={intl.formatMessage({ id: "ownFoods.tick" }, { name: food.description })}
        />
      </label>
      <AppLink path={foodPath(food, true)} className={classes.open}>
        <FoodLine
          name={food.description}
          details={intl.formatList(details, { type: "unit" })}
          energy={energy === undefined ? "–" : figures.energyWithUnit(energy)}
        />
      </AppLink>
      <AppLink
        path={ownFoodFormPath("edit", food.id)}
        className={classes.edit}
        aria-label={intl.formatMessage({ id: "ownFoods.editNamed" }, { name: food.description })}
      >
        <IconPencil size={18} stroke={1.75} aria-hidden="true" />
        <span className="morsel-hidden">
          <FormattedMessage id="ownFoods.edit" />
        </span>
      </AppLink>
    </li>
  );
};
