import { TextInput, UnstyledButton } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { FoodPage } from "@morsel/application/foods/food-search";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { typedQuery } from "../queries.ts";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { FoodLine } from "../../../food-rows/food-line.tsx";
import classes from "./food-picker.module.css";

export type FoodPickerProps = {
  /** Search of the food database. */
  readonly foods: Pick<FoodsClient, "search">;
  /** Label of the field. */
  readonly label: ReactNode;
  /** Puts the focus into the field when it appears. */
  readonly autoFocus?: boolean;
  /** Called with the food that was chosen. */
  readonly onPick: (food: FoodPage["items"][number]) => void;
};

const PAUSE = 120;
const SHOWN = 8;

/** One food, found as one types; Enter takes the first. */
export const FoodPicker = ({ foods, label, autoFocus = false, onPick }: FoodPickerProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [text, setText] = useState("");
  const wanted = text.trim();
  const [asked] = useDebouncedValue(wanted, PAUSE);
  const { data, error } = useQuery(typedQuery(foods as FoodsClient, wanted === "" ? "" : asked));
  const found = wanted === "" || data?.text !== wanted ? undefined : data.page.items.slice(0, SHOWN);
  const pick = (food: FoodPage["items"][number]): void => {
    setText("");
    onPick(food);
  };
  return (
    <div className={classes.picker}>
      <TextInput
        type="search"
        label={label}
        value={text}
        maxLength={200}
        onChange={({ currentTarget: { value } }) => setText(value)}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // It may stand in a form, which is not meant.
          event.preventDefault();
          const [first] = found ?? [];
          if (first !== undefined) pick(first);
        }}
      />
      <div role="status" className={classes.status}>
        {error !== null && wanted !== "" && refusalWords(intl, error)}
        {found?.length === 0 && <FormattedMessage id="foods.notHere" values={{ text: wanted }} />}
      </div>
      {found !== undefined && found.length > 0 && (
        <ul className={classes.list}>
          {found.map((food) => (
            <li key={food.id}>
              <UnstyledButton className={classes.food} onClick={() => pick(food)}>
                <FoodLine
                  name={food.description}
                  language={food.language}
                  details={[food.brand, food.category].filter((part) => part !== undefined && part !== "").join(" · ")}
                  energy={food.nutrients.energy === undefined ? "–" : figures.energyWithUnit(food.nutrients.energy)}
                />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <OdblNotice foodIds={found?.map(({ id }) => id) ?? []} />
    </div>
  );
};
