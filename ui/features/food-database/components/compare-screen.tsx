import {
  COMPARED_BY,
  comparedFood,
  comparedNutrients,
  type ComparedBy,
  type ComparedFood,
  nutriScoreOf,
  type Food,
} from "@morsel/domain/foods";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { nutrientUnit, type LabelBasis, type NutrientId } from "@morsel/domain/nutrition";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { ChoiceGroup } from "../../../shell/choice/choice.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { formatAmount } from "../../../figures/format-amount.ts";
import { foodPath } from "../../../food-rows/food-path.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { nutrientName } from "../../../figures/nutrient-names.ts";
import { FoodPicker } from "../../foods/components/food-picker.tsx";
import classes from "./compare-screen.module.css";

export type CompareScreenProps = {
  readonly foods: Pick<FoodsClient, "search">;
  readonly first: Food | undefined;
  readonly second: Food | undefined;
  /** On which kind of label carbohydrate is compared. */
  readonly basis: LabelBasis;
  readonly onFirst: (food: Food) => void;
  readonly onSecond: (food: Food) => void;
};

const Head = ({ compared, by }: { readonly compared: ComparedFood; readonly by: ComparedBy }) => {
  const intl = useIntl();
  const figures = useFigures();
  const { food, portion, grams } = compared;
  return (
    <th scope="col">
      <AppLink path={foodPath(food, true)}>
        <span lang={food.language}>{food.description}</span>
      </AppLink>
      <span className={classes.amount}>
        {by === "serving" &&
          portion !== undefined &&
          `${formatAmount(intl, figures, portion.amount, portion.serving)} · `}
        {grams === undefined ? (
          <FormattedMessage id="foods.compare.noEnergy" />
        ) : (
          <FormattedMessage id="foods.compare.grams" values={{ grams: figures.amount(grams) }} />
        )}
      </span>
    </th>
  );
};

/** Two foods side by side, by weight, by what is eaten of them, or by energy. */
export const CompareScreen = ({ foods, first, second, basis, onFirst, onSecond }: CompareScreenProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [by, setBy] = useState<ComparedBy>("100g");
  const both = [first, second].flatMap((food) => (food === undefined ? [] : [comparedFood(food, by, basis)]));
  const cell = (amount: number | undefined, id: NutrientId): string =>
    amount === undefined ? "–" : figures.withUnit(amount, nutrientUnit(id));
  const nutrients = comparedNutrients(both).filter((id) => id !== "energy" || !figures.isEnergyHidden);
  const labelOf = (id: "foods.compare.first" | "foods.compare.second", food: Food | undefined): string =>
    food === undefined
      ? intl.formatMessage({ id })
      : intl.formatMessage({ id: "foods.compare.another" }, { food: food.description });
  return (
    <>
      <div className={classes.pickers}>
        <FoodPicker foods={foods} label={labelOf("foods.compare.first", first)} onPick={onFirst} />
        <FoodPicker
          foods={foods}
          label={labelOf("foods.compare.second", second)}
          autoFocus={first !== undefined && second === undefined}
          onPick={onSecond}
        />
      </div>
      <ChoiceGroup
        name="compared-by"
        legend={<FormattedMessage id="foods.compare.by" />}
        layout="row"
        value={by}
        onChoose={setBy}
        choices={COMPARED_BY.filter((value) => value !== "100kcal" || !figures.isEnergyHidden).map((value) => ({
          value,
          label: (
            <FormattedMessage
              id={`foods.compare.by.${value === "100kcal" && figures.unit === "kJ" ? "100kJ" : value}`}
            />
          ),
        }))}
      />
      {both.length === 0 ? (
        <p>
          <FormattedMessage id="foods.compare.nothing" />
        </p>
      ) : (
        <div className={classes.compared}>
          {basis === "eu" && nutrients.includes("carbohydrates") && (
            <p className={classes.note}>
              <FormattedMessage id="foods.compare.withoutFibre" />
            </p>
          )}
          <table className={classes.table} aria-label={intl.formatMessage({ id: "foods.compare.title" })}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage id="foods.nutrient" />
                </th>
                {both.map((compared) => (
                  <Head key={compared.food.id} compared={compared} by={by} />
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">
                  <FormattedMessage id="foods.nutriScore" />
                </th>
                {both.map(({ food }) => (
                  <td key={food.id}>{nutriScoreOf(food) ?? "–"}</td>
                ))}
              </tr>
              {nutrients.map((id) => (
                <tr key={id}>
                  <th scope="row">{intl.formatMessage(nutrientName(id))}</th>
                  {both.map(({ food, facts }) => (
                    <td key={food.id}>{cell(facts[id], id)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <OdblNotice foodIds={both.map(({ food }) => food.id)} />
        </div>
      )}
    </>
  );
};
