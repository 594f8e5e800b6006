import type { FoodForm } from "@morsel/application/own-foods/client/food-form";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { EntryId } from "@morsel/domain/diary";
import type { FoodId } from "@morsel/domain/foods";
import { pathIn } from "@morsel/domain/locales";
import { useState } from "react";
import { useApp, useNavigateTo } from "../../../routes/use-app.ts";
import { Sheet } from "../../../shell/page/page.tsx";
import { foodPath } from "../../../food-rows/food-path.ts";
import { OWN_FOODS_PATH } from "../../../food-rows/own-food-path.ts";
import { useOwnFoodForm } from "../use-own-food-form.ts";
import { useSaveOwnFood } from "../use-save-own-food.ts";
import { LiveLabel } from "../components/live-label.tsx";
import classes from "../components/own-food-form.module.css";
import { OwnFoodForm } from "../components/own-food-form.tsx";
import { ReachSheet } from "../components/reach-sheet.tsx";

export type FormScreenProps = {
  readonly id: FoodId;
  readonly first: FoodForm;
  /** Under what it is kept until it is saved. */
  readonly draftName: string;
  readonly ownFoods: OwnFoodsClient;
  readonly seen: number;
  readonly isEdit: boolean;
  readonly isOffered: boolean;
  /** Set if the food already waits for review. */
  readonly isWaiting?: boolean;
  readonly usualEnergy?: number | undefined;
  /** The entry from which the food is edited, and its day. */
  readonly entry?: EntryId | undefined;
  readonly date?: CalendarDate | undefined;
};

/** The form with what saves it: asks what an edit shall reach, then shows the food, or the day from which one came. */
export const FormScreen = (props: FormScreenProps) => {
  const { id, first, draftName, ownFoods, seen, isEdit, usualEnergy, entry, date } = props;
  const { drafts, device, toasts, locale } = useApp();
  const go = useNavigateTo();
  const [isOffered, setOffered] = useState(props.isOffered);
  const state = useOwnFoodForm({ first, name: draftName, drafts, usualEnergy });
  const description = state.form.description;
  const saving = useSaveOwnFood({
    ownFoods,
    device,
    toasts,
    id,
    seen,
    isEdit,
    entry,
    isOffered,
    isWaiting: props.isWaiting === true,
    onSaved: ({ kind }) => {
      state.forget();
      const isDay = kind === "entry" && date !== undefined;
      go(pathIn(locale, isDay ? `/food/diary?date=${date}` : foodPath({ id, description }, true)));
    },
  });
  return (
    <div className={classes.beside}>
      <Sheet>
        <OwnFoodForm
          state={state}
          isSaving={saving.isSaving}
          problem={saving.problem}
          offer={{ isOn: isOffered, set: setOffered }}
          onSave={() => saving.save(state.read.draft)}
          onCancel={() => {
            state.forget();
            go(pathIn(locale, isEdit ? foodPath({ id, description: first.description }, true) : OWN_FOODS_PATH));
          }}
        />
        {saving.asked !== undefined && (
          <ReachSheet counts={saving.asked.counts} entry={entry} onChoose={saving.reach} onClose={saving.stop} />
        )}
      </Sheet>
      <aside className={classes.live}>
        <LiveLabel draft={state.read.draft} />
      </aside>
    </div>
  );
};
