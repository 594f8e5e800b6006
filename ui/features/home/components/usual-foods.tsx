import { UnstyledButton } from "@mantine/core";
import { type FoodUsage, optionOfUsage } from "@morsel/domain/diary";
import { FormattedMessage } from "react-intl";
import { IconPlus } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { useOptionDetails } from "../../../food-rows/use-option-details.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import tap from "../../../food-rows/tap-list.module.css";
import classes from "./home.module.css";

export type UsualFoodsProps = {
  readonly usages: readonly FoodUsage[];
  readonly onLog: (usage: FoodUsage) => void;
};

/** One tap logs a food as it was logged last. */
export const UsualFoods = ({ usages, onLog }: UsualFoodsProps) => {
  const figures = useFigures();
  const details = useOptionDetails();
  if (usages.length === 0)
    return (
      <p className={classes.empty}>
        <FormattedMessage id="home.usual.none" />
      </p>
    );
  return (
    <>
      <ul className={tap.list}>
        {usages.map((usage) => (
          <li key={usage.foodId}>
            <UnstyledButton className={tap.food} onClick={() => onLog(usage)}>
              <span className="morsel-hidden">
                <FormattedMessage id="home.log" />
              </span>
              <FoodLine
                name={usage.description}
                details={details(optionOfUsage(usage))}
                energy={usage.lastEnergy === undefined ? null : figures.energyWithUnit(usage.lastEnergy)}
              />
              <IconPlus className={tap.plus} size={20} aria-hidden="true" />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <OdblNotice foodIds={usages.map(({ foodId }) => foodId)} />
    </>
  );
};
