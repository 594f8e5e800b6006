import { ActionIcon } from "@mantine/core";
import { amountOffered } from "@morsel/application/diary/client/amount-input";
import type { PlateRow } from "@morsel/application/diary/client/plate";
import { rowTyped } from "@morsel/application/diary/client/plate-amount";
import { factsOfOption, countableServings, defaultPortion, GRAM } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { IconArrowsLeftRight, IconX } from "../../../theme/icons.ts";
import { AmountFields } from "../../../amounts/amount-fields.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { amountInputOf } from "../../../amounts/use-amount.ts";
import classes from "./item-row.module.css";

export type ItemRowProps = {
  /** Food with its amount and serving. */
  readonly row: PlateRow;
  /** Undefined while it is fetched, and of what is no food. */
  readonly food: Food | undefined;
  /** Called with the changed row. */
  readonly onChange: (row: PlateRow) => void;
  /** Called when the food is removed. */
  readonly onRemove: () => void;
  /** Puts another food in its place. */
  readonly onSwap?: () => void;
  /** Stands below it, such as what is put in its place. */
  readonly below?: ReactNode;
  /** Enter in its amount, where that is no form's. */
  readonly onEnter?: () => void;
};

/** One food among others: its amount is changed in its place. */
export const ItemRow = ({ row, food, onChange, onRemove, onSwap, below, onEnter }: ItemRowProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const { item, gone } = row;
  const energy = item.foodId === undefined ? item.facts.energy : item.energy;
  return (
    <li
      className={classes.row}
      data-gone={gone}
      onKeyDown={(event) => {
        const isAmount = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
        if (onEnter === undefined || !isAmount || event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <div className={classes.head}>
        <span className={classes.name}>
          {item.description}
          {item.foodId !== undefined && item.brand !== undefined && (
            <span className={classes.brand}> {item.brand}</span>
          )}
        </span>
        {!figures.isEnergyHidden && (
          <span className={classes.energy}>
            {energy === undefined || !row.isReadable || gone === "food"
              ? intl.formatMessage({ id: "diary.unknownShort" })
              : figures.energyWithUnit(energy)}
          </span>
        )}
        {onSwap !== undefined && (
          <ActionIcon
            aria-label={intl.formatMessage({ id: "meals.swap" }, { food: item.description })}
            onClick={onSwap}
          >
            <IconArrowsLeftRight size={18} stroke={1.75} />
          </ActionIcon>
        )}
        <ActionIcon
          aria-label={intl.formatMessage({ id: "meals.takeOut" }, { food: item.description })}
          onClick={onRemove}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {gone !== undefined && (
        <p className={classes.gone}>
          <FormattedMessage id={gone === "food" ? "meals.goneFood" : "meals.goneServing"} />
        </p>
      )}
      {item.foodId !== undefined && gone !== "food" && (
        <Amount row={row} food={food} onChange={onChange} label={item.description} />
      )}
      {below}
    </li>
  );
};

type AmountProps = Pick<ItemRowProps, "row" | "food" | "onChange"> & { readonly label: string };

const Amount = ({ row, food, onChange, label }: AmountProps): ReactNode => {
  const figures = useFigures();
  const { item } = row;
  if (item.foodId === undefined) return null;
  const servings = food === undefined ? [item.serving, GRAM] : countableServings(food);
  const choice = {
    food,
    servings,
    usual: food === undefined ? [item] : [row.offered ?? item, defaultPortion(food)],
    per100g: factsOfOption(food === undefined ? item : { ...item, food }),
  };
  const input = amountInputOf(
    row.input ?? amountOffered(item, figures),
    (next) => onChange(rowTyped(row, next, choice, figures.mark)),
    figures,
    choice,
  );
  return <AmountFields input={input} of={label} />;
};
