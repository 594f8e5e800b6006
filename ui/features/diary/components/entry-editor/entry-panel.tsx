import { Skeleton } from "@mantine/core";
import type { EntryChange } from "@morsel/application/diary/diary-requests";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import { isQuickEntry, type DiaryEntry, type FoodEntry, type QuickEntry } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage } from "react-intl";
import { foodPath } from "../../../../food-rows/food-path.ts";
import { foodQuery } from "../../../foods/queries.ts";
import { EntryEditor } from "./entry-editor.tsx";
import { EntryActions, type EntryCommands } from "./entry-place.tsx";
import { quickAddQuery, type MoreWords } from "../quick-add/quick-add-parts.ts";
import classes from "./entry-editor.module.css";

const FavouriteTools = lazyComponent(
  () => import("../../../favourites/pages/favourite-tools.tsx"),
  ({ FavouriteTools }) => FavouriteTools,
);

type PanelProps<Entry extends DiaryEntry> = EntryCommands & {
  readonly entry: Entry;
  readonly onSave: (change: EntryChange, food: Food | undefined) => void;
};
type Foods = { readonly foods: FoodsClient };
type Words = { readonly moreWords: MoreWords };

export type EntryPanelProps = PanelProps<DiaryEntry> & Foods & Words;

/** The editor of a food's entry, with the food's servings as soon as they are known. */
const FoodPanel = ({ foods, onSave, entry, ...editor }: PanelProps<FoodEntry> & Foods) => {
  const { data: food } = useQuery(foodQuery(foods, entry.foodId));
  return (
    <>
      <EntryEditor
        {...editor}
        entry={entry}
        food={food}
        foodPath={food === undefined ? undefined : `${foodPath(food, true)}?entry=${entry.id}&date=${entry.date}`}
        onSave={(change) => onSave(change, food)}
      />
      {/* Beside the form: what they open has a form of its own. */}
      {food !== undefined && (
        <Suspense>
          <FavouriteTools food={food} />
        </Suspense>
      )}
    </>
  );
};

/** The editor of a quick add is fetched when the first one is opened; copying and deleting do not wait for it. */
const QuickPanel = ({ moreWords, onSave, entry, ...deeds }: PanelProps<QuickEntry> & Words) => {
  const parts = useQuery(quickAddQuery(moreWords));
  if (parts.data !== undefined)
    return <parts.data.QuickEntryEditor entry={entry} {...deeds} onSave={(change) => onSave(change, undefined)} />;
  return (
    <form
      className={classes.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void parts.refetch();
      }}
    >
      {parts.isError ? (
        <p role="alert">
          <FormattedMessage id="refused.Unreachable" />
        </p>
      ) : (
        <Skeleton height={220} />
      )}
      <EntryActions {...deeds} saveWords={<FormattedMessage id="diary.again" />} isDisabled={!parts.isError} />
    </form>
  );
};

/** An entry that is open, in the editor of its kind. */
export const EntryPanel = ({ entry, foods, moreWords, ...panel }: EntryPanelProps) =>
  isQuickEntry(entry) ? (
    <QuickPanel {...panel} entry={entry} moreWords={moreWords} />
  ) : (
    <FoodPanel {...panel} entry={entry} foods={foods} />
  );
