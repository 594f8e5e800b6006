import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { useRef } from "react";
import { FoodSearch } from "../../day/components/food-box/food-search.tsx";
import { useDiaryCommands, type DiaryPorts } from "../../../logging/use-diary-commands.ts";
import { useDay } from "../../../logging/diary-mutations.ts";
import type { MealParts } from "../../meals/meals-query.ts";
import { useFoodBox } from "../../day/components/food-box/use-food-box.ts";
import { useSlashKey } from "../../../hooks/use-slash-key.ts";

export type TodaySearchProps = DiaryPorts & MealParts & { readonly foods: FoodsClient };

/** The food box away from the diary: it logs into today, into the meal of the hour unless another one is chosen. */
export const TodaySearch = ({ foods, openMeals, openFridge, moreWords, ...ports }: TodaySearchProps) => {
  const { diary, device, toasts } = ports;
  const [date, at] = [device.today(), device.timeOfDay()];
  const commands = useDiaryCommands(ports);
  const { view } = useDay(diary, date);
  const inputRef = useRef<HTMLInputElement>(null);
  const box = useFoodBox({
    date,
    at,
    startsOpen: false,
    inputRef,
    onLog: (meal, options) => commands.log(date, meal, options),
  });
  useSlashKey(() => {
    box.send({ kind: "begun" });
    inputRef.current?.focus();
  });
  return (
    <FoodSearch
      {...box}
      diary={diary}
      foods={foods}
      inputRef={inputRef}
      at={at}
      ports={{ openMeals, openFridge, moreWords, date, device, toasts, foods, view, commands }}
    />
  );
};
