import { UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { isDishOfAnother, readIngredientLine } from "@morsel/domain/recipes";
import type { Food } from "@morsel/domain/foods";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { refusalWords } from "../../../i18n/refusals.ts";
import { IconSearch } from "../../../theme/icons.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import search from "../../../fields/search-field.module.css";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import { useFigures } from "../../../figures/figures.tsx";
import { typedQuery } from "../../foods/queries.ts";
import classes from "./recipes.module.css";

export type FoodPickerProps = {
  readonly foods: FoodsClient;
  /** The line that a food is looked for. */
  readonly line: string;
  readonly onChoose: (food: Food) => void;
  readonly onClose: () => void;
};

const PAUSE = 150;

/** The food search for one line. */
export const FoodPicker = ({ foods, line, onChoose, onClose }: FoodPickerProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const read = readIngredientLine(line);
  const [text, setText] = useState(read.ok ? read.value.name : line);
  const [asked] = useDebouncedValue(text.trim(), PAUSE);
  const { data, isError, error } = useQuery(typedQuery(foods, asked));
  const found = asked === "" ? [] : (data?.page.items ?? []).filter((food) => !isDishOfAnother(food));
  return (
    <div className={classes.picker}>
      <div role="search" className={search.field}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          type="search"
          className={search.input}
          aria-label={intl.formatMessage({ id: "recipes.searchFood" }, { line })}
          value={text}
          maxLength={100}
          autoFocus
          onChange={({ currentTarget: { value } }) => setText(value)}
          onKeyDown={(event) => {
            const [first] = found;
            leaveOnEscape(onClose)(event);
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (first !== undefined && data?.text === text.trim()) onChoose(first);
          }}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div role="status" className={classes.status}>
        {isError && refusalWords(intl, error)}
        {data !== undefined && asked !== "" && found.length === 0 && <FormattedMessage id="recipes.noFood" />}
      </div>
      <ul className={classes.list}>
        {found.map((food) => (
          <li key={food.id}>
            <UnstyledButton className={classes.row} onClick={() => onChoose(food)}>
              <FoodLine
                name={food.description}
                language={food.language}
                details={[food.brand, food.category, food.source.owner]
                  .filter((part) => part !== undefined && part !== "")
                  .join(" · ")}
                energy={
                  food.nutrients.energy === undefined ? (
                    <FormattedMessage id="foods.unknown" />
                  ) : (
                    <FormattedMessage
                      id="recipes.per100g"
                      values={{ energy: figures.energyWithUnit(food.nutrients.energy) }}
                    />
                  )
                }
              />
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <OdblNotice foodIds={found.map(({ id }) => id)} />
    </div>
  );
};
