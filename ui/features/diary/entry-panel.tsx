import type { EntryChange } from "@morsel/application/ports/my-diary";
import type { MyFoods } from "@morsel/application/ports/my-foods";
import type { DiaryEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useQuery } from "@tanstack/react-query";
import { foodPath } from "../foods/food-path.ts";
import { foodQuery } from "../foods/queries.ts";
import { EntryEditor } from "./entry-editor.tsx";

export type EntryPanelProps = {
  readonly foods: MyFoods;
  readonly entry: DiaryEntry;
  readonly onSave: (change: EntryChange, food: Food | undefined) => void;
  readonly onDelete: () => void;
  readonly onCopy: () => void;
  readonly onCancel: () => void;
};

/** The editor of an entry, with the food's servings as soon as they are known. */
export const EntryPanel = ({ foods, onSave, ...editor }: EntryPanelProps) => {
  const { data: food } = useQuery(foodQuery(foods, editor.entry.foodId));
  return (
    <EntryEditor
      {...editor}
      food={food}
      foodPath={food === undefined ? undefined : foodPath(food, true)}
      onSave={(change) => onSave(change, food)}
    />
  );
};
