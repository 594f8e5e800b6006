import type { CalendarDate } from "@morsel/domain/calendar";
import { changeGoals, changeStart, type Goals, type GoalsChange, type GoalsRefused } from "@morsel/domain/goals";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useFigures } from "../../figures/figures.tsx";
import { goalsRefusalWords } from "./goals-refusal-words.ts";

/** Props of every form of the goals. */
export type GoalsFormProps = {
  readonly goals: Goals;
  /** The day from which a change holds. */
  readonly from: CalendarDate;
  /** kcal; nobody's goal is below the floor that is theirs. */
  readonly floor: number;
  readonly isBusy: boolean;
  readonly onSave: (goals: Goals) => void;
};

/** The domain judges a change before it is sent; what it refuses is said in words, and `refused` says what it was about. */
export const useGoalsChange = ({ goals, from, floor, isBusy, onSave }: GoalsFormProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [refused, setRefused] = useState<GoalsRefused>();
  const [unread, setUnread] = useState<string>();
  return {
    refused,
    /** Why nothing was sent, or undefined. */
    wrong: unread ?? (refused === undefined ? undefined : goalsRefusalWords(intl, figures, refused)),
    /** Something on the form cannot be read: nothing is judged. */
    refuse: (words: string): void => {
      setRefused(undefined);
      setUnread(words);
    },
    save: (change: GoalsChange): void => {
      const changed = changeGoals(goals, change, changeStart(goals, from), floor);
      setUnread(undefined);
      setRefused(changed.ok ? undefined : changed.error);
      if (changed.ok && !isBusy) onSave(changed.value);
    },
  };
};
