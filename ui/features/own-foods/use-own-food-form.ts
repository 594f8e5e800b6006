import {
  emptyForm,
  figureText,
  readFoodForm,
  type FoodForm,
  type FoodFormRead,
} from "@morsel/application/own-foods/client/food-form";
import { ownFoodFlags } from "@morsel/domain/foods";
import type { NutrientId, QualityFlag } from "@morsel/domain/nutrition";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useFigures } from "../../figures/figures.tsx";

export type OwnFoodFormState = {
  readonly form: FoodForm;
  readonly set: (next: FoodForm) => void;
  readonly text: (id: NutrientId) => string;
  readonly read: FoodFormRead;
  readonly doubts: readonly QualityFlag[];
  /** Set after the first attempt to save: missing fields are named from then on. */
  readonly isTried: boolean;
  readonly attempt: () => boolean;
  /** Deletes the stored draft. */
  readonly forget: () => void;
};

/** As amounts are kept, so that what is only looked at does not change. */
const DECIMALS = 9;

/** An amount as it is typed over. */
export const useNumberFormat = (): ((value: number) => string) => {
  const intl = useIntl();
  return (value) =>
    intl.formatNumber(value, { maximumFractionDigits: DECIMALS, useGrouping: false, numberingSystem: "latn" });
};

/** A draft of an earlier version of the page may lack fields. */
const isForm = (kept: unknown): kept is FoodForm =>
  typeof kept === "object" && kept !== null && Object.keys(emptyForm("eu", "kcal")).every((key) => key in kept);

/** Storage of half-filled forms. */
export type FormDrafts = {
  readonly read: (name: string) => unknown;
  readonly write: (name: string, draft: unknown) => void;
  readonly clear: (name: string) => void;
};

export type OwnFoodFormOptions = {
  readonly first: FoodForm;
  /** Under what it is kept until it is saved. */
  readonly name: string;
  readonly drafts: FormDrafts;
  /** kcal that 100 g had before a correction. */
  readonly usualEnergy?: number | undefined;
};

/** A food as it is typed: kept for this tab until it is saved or left, read and doubted with every letter. */
export const useOwnFoodForm = ({ first, name, drafts, usualEnergy }: OwnFoodFormOptions): OwnFoodFormState => {
  const { mark, editable } = useFigures();
  const [form, setForm] = useState<FoodForm>(() => {
    const kept = drafts.read(name);
    return isForm(kept) ? kept : first;
  });
  const [isTried, setTried] = useState(false);
  const read = useMemo(() => readFoodForm(form, mark), [form, mark]);
  const doubts = useMemo(() => ownFoodFlags(read.draft, usualEnergy), [read.draft, usualEnergy]);
  return {
    form,
    set: (next) => {
      setForm(next);
      drafts.write(name, next);
    },
    text: (id) => figureText(form, id, editable),
    read,
    doubts,
    isTried,
    attempt: () => {
      setTried(true);
      return read.isReady;
    },
    forget: () => drafts.clear(name),
  };
};
