import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { OwnFoodsClient } from "@morsel/application/own-foods/client/own-foods-client";
import type { EditReachRequest } from "@morsel/application/own-foods/save-own-food";
import type { EditCounts } from "@morsel/application/own-foods/use-cases";
import type { EntryId } from "@morsel/domain/diary";
import { submitFood, type FoodId, type OwnFoodDraft } from "@morsel/domain/foods";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import type { Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { invalidateFoods } from "./own-food-mutations.ts";

export type SaveOwnFoodOptions = {
  readonly ownFoods: OwnFoodsClient;
  readonly device: Pick<DiaryDevice, "newId">;
  readonly toasts: Pick<Toasts, "show">;
  readonly id: FoodId;
  /** The version that was read; 0 for a new one. */
  readonly seen: number;
  /** Set if the food may have been eaten, so that the reach of the edit is asked. */
  readonly isEdit: boolean;
  readonly entry?: EntryId | undefined;
  readonly isOffered: boolean;
  /** Set if the food already waits for review. */
  readonly isWaiting: boolean;
  readonly onSaved: (reach: EditReachRequest) => void;
};

/** Saves a food: asks first what an edit shall reach where there is something to reach. */
export const useSaveOwnFood = (options: SaveOwnFoodOptions) => {
  const { ownFoods, toasts, id, isEdit, entry, isOffered, isWaiting, onSaved } = options;
  const intl = useIntl();
  const queries = useQueryClient();
  // A food that was saved but could not be submitted is saved again as its own next version.
  const [seen, setSeen] = useState(options.seen);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [asked, setAsked] = useState<{ readonly draft: OwnFoodDraft; readonly counts: EditCounts }>();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setSaving(true);
    setProblem(undefined);
    try {
      await work();
    } catch (failed) {
      setProblem(failed);
    } finally {
      setSaving(false);
    }
  };
  const saveNow = async (draft: OwnFoodDraft, reach: EditReachRequest): Promise<void> => {
    const { own, entries } = await run(ownFoods.save(id, { version: seen, draft, reach }));
    if (own !== undefined) {
      setSeen(own.version);
      if (isOffered) await run(ownFoods.submit(id));
      else if (isWaiting) await run(ownFoods.withdraw(id));
    }
    invalidateFoods(queries);
    for (const queryKey of [["day"], ["week"], ["suggestions"]]) void queries.invalidateQueries({ queryKey });
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "ownFoods.saved" }, { name: draft.description.trim(), count: entries }),
    });
    onSaved(reach);
  };
  return {
    isSaving,
    problem: problem === undefined ? undefined : refusalWords(intl, problem),
    asked,
    stop: () => setAsked(undefined),
    /** W161: nothing is asked where nothing was eaten. */
    save: (draft: OwnFoodDraft): void =>
      void attempt(async () => {
        // F27: which figures are needed is the same in 100 g and in whatever they are of.
        const offered = isOffered ? submitFood(undefined, draft.facts, 0) : undefined;
        if (offered?.ok === false) throw offered.error;
        const counts = isEdit ? await run(ownFoods.counts(id)) : undefined;
        if (counts === undefined || (counts.all === 0 && entry === undefined))
          return saveNow(draft, { kind: "from-today" });
        setAsked({ draft, counts });
      }),
    reach: (reach: EditReachRequest): void => {
      if (asked === undefined) return;
      setAsked(undefined);
      void attempt(() => saveNow(asked.draft, reach));
    },
  };
};
