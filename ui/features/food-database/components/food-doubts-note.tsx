import type { Food } from "@morsel/domain/foods";
import { storedBasis } from "@morsel/domain/nutrition";
import { FormattedMessage } from "react-intl";
import classes from "../../foods/components/food-view.module.css";

type Doubted = Pick<Food, "basis" | "nutrients" | "source">;

/** N17: what an own food of a European label does not say is doubtful as that of an imported one. */
const doubtsOf = ({ basis, nutrients, source: { doubts = [] } }: Doubted) => {
  const lacksFibre = storedBasis(nutrients, basis) === "eu" && (nutrients.carbohydrates ?? 0) > 0;
  return lacksFibre && !doubts.includes("FibreUnknown") ? [...doubts, "FibreUnknown" as const] : doubts;
};

/** N10: what is doubtful about the figures, above them: who logs the food should know. */
export const FoodDoubtsNote = ({ food }: { readonly food: Doubted }) => {
  const doubts = doubtsOf(food);
  return doubts.length === 0 ? null : (
    <div className={classes.doubts}>
      <p>
        <FormattedMessage id="foods.doubtful" values={{ count: doubts.length }} />
      </p>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>
            <FormattedMessage id={`foods.doubtful.${doubt}`} />
          </li>
        ))}
      </ul>
    </div>
  );
};
