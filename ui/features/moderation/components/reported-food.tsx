import { writtenGtin, type Food } from "@morsel/domain/foods";
import { isUuid } from "@morsel/domain/identity";
import { storedBasis } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { foodPath } from "../../../food-rows/food-path.ts";
import { datasetName } from "../../../food-rows/dataset-name.ts";
import sharing from "../../../sharing/sharing.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { LabelChoice } from "../../foods/components/label-choice.tsx";
import classes from "./moderation.module.css";

export type ReportedFoodProps = {
  /** The food as it was when it was reported. */
  readonly food: Food;
};

/** A food that was reported: its brand, barcode, source and owner, and its label. */
export const ReportedFood = ({ food }: ReportedFoodProps) => {
  const intl = useIntl();
  const { brand, barcode, source } = food;
  const name = datasetName(source.dataset);
  return (
    <div className={classes.food}>
      <span className={sharing.hint}>
        {brand !== undefined && `${brand} · `}
        {barcode !== undefined && `${writtenGtin(barcode)} · `}
        {source.owner === undefined ? (
          name === undefined ? (
            source.dataset
          ) : (
            intl.formatMessage({ id: name })
          )
        ) : (
          <FormattedMessage id="foods.sourceShared" values={{ owner: source.owner }} />
        )}
      </span>
      <LabelChoice
        food={food}
        grams={100}
        serving={intl.formatMessage({ id: "moderation.food.per" })}
        law={storedBasis(food.nutrients, food.basis)}
      />
      {!isUuid(food.id) && (
        <AppLink path={foodPath(food, true)} className={classes.touch}>
          <FormattedMessage id="moderation.open" />
        </AppLink>
      )}
    </div>
  );
};
