import type { Meal } from "@morsel/domain/meal-slots";
import { energyShares, type NutritionFacts } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { shortName } from "../../../../figures/nutrient-names.ts";
import { useMealNames } from "../../../../settings/meal-names.ts";
import { Sheet } from "../../../../shell/page/page.tsx";
import classes from "./quick-add.module.css";

export type QuickAddLiveProps = {
  /** As typed; empty before anything is. */
  readonly name: string;
  /** Readable figures so far. */
  readonly facts: NutritionFacts;
  /** Meal that it goes to. */
  readonly meal: Meal;
};

const MACROS = ["carbohydrates", "fat", "protein"] as const;

/** The line that the diary is going to show, as it is typed; shown where there is room beside the form. */
export const QuickAddLive = ({ name, facts, meal }: QuickAddLiveProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const meals = useMealNames();
  const shares = energyShares(facts);
  return (
    <Sheet>
      <p className={classes.where}>{meals.of(meal)}</p>
      <p className={classes.named}>{name.trim() === "" ? <FormattedMessage id="quickAdd.unnamed" /> : name.trim()}</p>
      {!figures.isEnergyHidden && (
        <p className={classes.energy}>
          {facts.energy === undefined ? (
            <FormattedMessage id="diary.unknownShort" />
          ) : (
            figures.energyWithUnit(facts.energy)
          )}
        </p>
      )}
      <dl className={classes.macros}>
        {MACROS.map((id) => {
          const amount = facts[id];
          return (
            <div key={id}>
              <dt>{intl.formatMessage(shortName(id))}</dt>
              <dd>
                {amount === undefined ? <FormattedMessage id="diary.unknownShort" /> : figures.withUnit(amount, "g")}
                {shares !== undefined && (
                  <span className={classes.share}>{intl.formatNumber(shares[id] / 100, { style: "percent" })}</span>
                )}
              </dd>
              {shares !== undefined && (
                <span
                  className={classes.bar}
                  data-macro={id}
                  style={{ inlineSize: `${shares[id]}%` }}
                  aria-hidden="true"
                />
              )}
            </div>
          );
        })}
      </dl>
      <p className={classes.hint}>
        <FormattedMessage id={shares === undefined ? "quickAdd.live.hint" : "quickAdd.live.shares"} />
      </p>
    </Sheet>
  );
};
