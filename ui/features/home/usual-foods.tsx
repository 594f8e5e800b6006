import { UnstyledButton, VisuallyHidden } from "@mantine/core";
import type { FoodUsage } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { IconPlus } from "../../theme/icons.ts";
import { useFigures } from "../foods/figures.tsx";
import classes from "./home.module.css";

export type UsualFoodsProps = {
  readonly usages: readonly FoodUsage[];
  readonly onLog: (usage: FoodUsage) => void;
};

/** One tap logs a food as it was logged last. */
export const UsualFoods = ({ usages, onLog }: UsualFoodsProps) => {
  const intl = useIntl();
  const figures = useFigures();
  if (usages.length === 0)
    return (
      <p className={classes.empty}>
        <FormattedMessage id="home.usual.none" />
      </p>
    );
  const amountOf = ({ lastAmount, lastServing }: FoodUsage) =>
    lastServing.id === "g"
      ? figures.withUnit(lastAmount, "g")
      : lastAmount === 1
        ? lastServing.label
        : intl.formatMessage({ id: "home.amount" }, { amount: figures.typed(lastAmount), serving: lastServing.label });
  return (
    <ul className={classes.usual}>
      {usages.map((usage) => (
        <li key={usage.foodId}>
          <UnstyledButton className={classes.food} onClick={() => onLog(usage)}>
            <VisuallyHidden>
              <FormattedMessage id="home.log" />
            </VisuallyHidden>
            <span className={classes.words}>
              <span className={classes.name}>{usage.description}</span>
              <span className={classes.amount}>{amountOf(usage)}</span>
            </span>
            {usage.lastEnergy === undefined ? null : (
              <span className={classes.energy}>{figures.energyWithUnit(usage.lastEnergy)}</span>
            )}
            <IconPlus className={classes.plus} size={20} aria-hidden="true" />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
};
