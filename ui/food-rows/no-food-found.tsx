import { QUICK_ADD_NAME_MAX, type Meal } from "@morsel/domain/diary";
import { FormattedMessage } from "react-intl";
import { ActionLink } from "../shell/navigation/action-link.tsx";
import { newFoodPath } from "./own-food-path.ts";
import classes from "./no-food-found.module.css";

export type NoFoodFoundProps = {
  /** Text that was searched for. */
  readonly text: string;
  /** The meal that is being filled; where none is, the hour's. */
  readonly meal?: Meal;
  /** Set if similar foods follow. */
  readonly hasNear: boolean;
};

const quickAddPath = (text: string, meal: Meal | undefined): string =>
  `/food/quick-add?${new URLSearchParams({ ...(meal === undefined ? {} : { meal }), name: text.slice(0, QUICK_ADD_NAME_MAX) })}`;

/** F21: what was asked for is not here. It can be logged all the same; what comes near follows below. */
export const NoFoodFound = ({ text, meal, hasNear }: NoFoodFoundProps) => (
  <div className={classes.notHere}>
    <strong>
      <FormattedMessage id="foods.notHere" values={{ text }} />
    </strong>
    <ActionLink path={quickAddPath(text, meal)} variant="default">
      <FormattedMessage id="foods.quickAdd" values={{ text }} />
    </ActionLink>
    <ActionLink path={newFoodPath(text)} variant="default">
      <FormattedMessage id="foods.create" />
    </ActionLink>
    <span>
      <FormattedMessage id={hasNear ? "foods.closest" : "foods.noneHint"} />
    </span>
  </div>
);
