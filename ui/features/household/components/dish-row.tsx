import classes from "../../../sharing/sharing.module.css";
import { Button, TextInput } from "@mantine/core";
import { gramsOfAmount, portionOfDish, usualDishPortion, type DishAmount } from "@morsel/domain/household";
import type { DishView } from "@morsel/application/fridge/fridge-view";
import type { CalendarDate } from "@morsel/domain/calendar";
import { GRAM_SERVING } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { energyOfGrams } from "@morsel/domain/nutrition";
import { readAmount } from "@morsel/domain/units";
import { useState, type FormEvent } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import type { FridgeCommands } from "../use-fridge.ts";

export type DishRowProps = {
  readonly dish: DishView;
  readonly place: { readonly date: CalendarDate; readonly meal: Meal };
  readonly acts: Pick<FridgeCommands, "log" | "throwAway">;
};

type Short = { readonly left: number; readonly amount: DishAmount };

/** A dish: what is left of it, one tap for a portion, another amount, and the bin. */
export const DishRow = ({ dish, place, acts }: DishRowProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [other, setOther] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const [short, setShort] = useState<Short>();
  const portion = portionOfDish(dish);
  const usual = usualDishPortion(dish);
  const usualGrams = gramsOfAmount(dish, usual);
  const energy = energyOfGrams(dish.food.nutrients, usualGrams);
  const name = dish.food.description;
  const part = usual.serving === GRAM_SERVING ? "rest" : "portion";
  const energyWords = {
    energy: energy === undefined ? intl.formatMessage({ id: "diary.unknownShort" }) : figures.energyWithUnit(energy),
    isHidden: String(figures.isEnergyHidden),
  };
  const take = (amount: DishAmount, isSure = false): void => {
    setShort(undefined);
    setOther(undefined);
    acts.log(dish, amount, place, { isSure, onLess: (left) => setShort({ left, amount }) });
  };
  const onOther = (event: FormEvent): void => {
    event.preventDefault();
    const read = readAmount(other ?? "", figures.mark);
    setIsWrong(!read.ok);
    if (!read.ok) return;
    const amount = { amount: read.value, serving: GRAM_SERVING };
    // W263: never more than there is without asking.
    if (read.value > dish.left + 0.5) return setShort({ left: dish.left, amount });
    take(amount);
  };
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.hint}>
          {portion === undefined ? (
            <FormattedMessage id="household.left.grams" values={{ grams: figures.withUnit(dish.left, "g") }} />
          ) : (
            <FormattedMessage
              id="household.left"
              values={{
                portions: dish.left / portion.grams,
                count: figures.amount(dish.left / portion.grams),
                grams: figures.withUnit(dish.left, "g"),
              }}
            />
          )}
          {" · "}
          <FormattedMessage
            id={dish.cook === undefined ? "household.cookedOn" : "household.cookedBy"}
            values={{
              day: (
                <FormattedDate
                  value={`${dish.cookedOn}T00:00:00Z`}
                  timeZone="UTC"
                  weekday="short"
                  day="numeric"
                  month="short"
                />
              ),
              cook: dish.cook ?? "",
            }}
          />
        </span>
      </span>
      <span className={classes.actions}>
        <Button
          aria-label={intl.formatMessage({ id: `household.log.${part}.named` }, { ...energyWords, food: name })}
          onClick={() => take(usual)}
        >
          <FormattedMessage id={`household.log.${part}`} values={energyWords} />
        </Button>
        <Button
          variant="default"
          aria-expanded={other !== undefined}
          aria-label={intl.formatMessage({ id: "household.other.named" }, { food: name })}
          onClick={() => {
            setShort(undefined);
            setOther(other === undefined ? "" : undefined);
          }}
        >
          <FormattedMessage id="household.other" />
        </Button>
        <Button
          variant="subtle"
          color="gray"
          aria-label={intl.formatMessage({ id: "household.throwAway.named" }, { food: name })}
          onClick={() => acts.throwAway(dish)}
        >
          <FormattedMessage id="household.throwAway" />
        </Button>
      </span>
      {other !== undefined && short === undefined && (
        <form className={classes.ask} onSubmit={onOther} noValidate>
          <TextInput
            label={<FormattedMessage id="household.grams" />}
            value={other}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            autoFocus
            onChange={({ currentTarget: { value } }) => setOther(value)}
            {...(isWrong ? { error: intl.formatMessage({ id: "household.grams.wrong" }) } : {})}
          />
          <Button type="submit">
            <FormattedMessage id="household.other.log" />
          </Button>
        </form>
      )}
      {short !== undefined && (
        <div className={classes.ask} role="group" aria-live="polite">
          <p>
            <FormattedMessage id="household.short" values={{ left: figures.withUnit(short.left, "g") }} />
          </p>
          <Button onClick={() => take({ amount: dish.left, serving: GRAM_SERVING })}>
            <FormattedMessage id="household.short.rest" />
          </Button>
          <Button variant="default" onClick={() => take(short.amount, true)}>
            <FormattedMessage
              id="household.short.sure"
              values={{ grams: figures.withUnit(gramsOfAmount(dish, short.amount), "g") }}
            />
          </Button>
          <Button variant="subtle" color="gray" onClick={() => setShort(undefined)}>
            <FormattedMessage id="household.cancel" />
          </Button>
        </div>
      )}
    </li>
  );
};
