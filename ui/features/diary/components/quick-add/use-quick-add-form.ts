import { energyDoubt, readFigure, type EnergyDoubt, type QuickEntry } from "@morsel/domain/diary";
import { type NutrientId, type NutritionFacts } from "@morsel/domain/nutrition";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { unreadableWords } from "../../../../fields/unreadable-words.ts";

export type QuickAddContents = Pick<QuickEntry, "description" | "facts">;

export type Figure = { readonly text: string; readonly amount?: number; readonly wrong?: string };

export type QuickAddForm = {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly figure: (id: NutrientId) => Figure;
  readonly setFigure: (id: NutrientId, text: string) => void;
  /** Nutrients beside those that are always asked for. */
  readonly others: readonly NutrientId[];
  readonly ask: (id: NutrientId) => void;
  readonly doubt: EnergyDoubt | undefined;
  /** All that is readable so far. */
  readonly facts: NutritionFacts;
  /** Returns the contents; undefined, with the reason shown, while something is missing or unreadable. */
  readonly submit: () => QuickAddContents | undefined;
};

/** Figures as they are typed, in the member's energy unit; a field that nobody touched keeps its exact amount. */
export const useQuickAddForm = (given: QuickAddContents | undefined, asked: readonly NutrientId[]): QuickAddForm => {
  const intl = useIntl();
  const figures = useFigures();
  const [name, setName] = useState(given?.description ?? "");
  const [texts, setTexts] = useState<{ readonly [Id in NutrientId]?: string }>({});
  const [others, setOthers] = useState<readonly NutrientId[]>(() =>
    (Object.keys(given?.facts ?? {}) as NutrientId[]).filter((id) => !asked.includes(id)),
  );
  const [isTried, setTried] = useState(false);
  const factor = (id: NutrientId): number => (id === "energy" ? figures.perKcal : 1);
  const figure = (id: NutrientId): Figure => {
    const before = given?.facts[id];
    const text = texts[id];
    if (text === undefined) {
      if (before !== undefined) return { text: figures.editable(before * factor(id)), amount: before };
      const isMissing = id === "energy" && isTried;
      return { text: "", ...(isMissing ? { wrong: intl.formatMessage({ id: "quickAdd.energyNeeded" }) } : {}) };
    }
    const read = readFigure(text, figures.mark);
    if (!read.ok) return { text, wrong: unreadableWords(intl, read.error) };
    if (read.value === undefined)
      return { text, ...(id === "energy" ? { wrong: intl.formatMessage({ id: "quickAdd.energyNeeded" }) } : {}) };
    return { text, amount: read.value / factor(id) };
  };
  const all = [...new Set([...asked, ...others])];
  const facts: NutritionFacts = Object.fromEntries(
    all.flatMap((id) => {
      const { amount } = figure(id);
      return amount === undefined ? [] : [[id, amount]];
    }),
  );
  return {
    name,
    setName,
    figure,
    setFigure: (id, text) => setTexts({ ...texts, [id]: text }),
    others,
    ask: (id) => setOthers([...others.filter((other) => other !== id), id]),
    doubt: energyDoubt(facts),
    facts,
    submit: () => {
      setTried(true);
      const isReady = facts.energy !== undefined && all.every((id) => figure(id).wrong === undefined);
      if (!isReady) return undefined;
      return { description: name.trim() === "" ? intl.formatMessage({ id: "quickAdd.unnamed" }) : name.trim(), facts };
    },
  };
};
