import type { ExerciseOption } from "@morsel/domain/exercise";

export type ExerciseList = {
  readonly options: readonly ExerciseOption[];
  /** "stale" while the answer to what is typed is on its way. */
  readonly freshness: "ready" | "stale" | "failed";
};

export type ExerciseBoxState = {
  readonly isOpen: boolean;
  readonly text: string;
  readonly active: number;
  /** Enter was pressed before the answer: what comes first then is meant. */
  readonly isWaiting: boolean;
  readonly editing?: ExerciseOption;
};

export type ExerciseBoxEvent =
  | { readonly kind: "opened" | "closed" | "stepped back" | "logged" | "waited" }
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "moved"; readonly by: 1 | -1; readonly count: number }
  | { readonly kind: "pointed"; readonly index: number }
  | { readonly kind: "edited"; readonly option: ExerciseOption };

export const CLOSED_BOX: ExerciseBoxState = { isOpen: false, text: "", active: 0, isWaiting: false };

const withoutEditing = ({ isOpen, text, active, isWaiting }: ExerciseBoxState): ExerciseBoxState => ({
  isOpen,
  text,
  active,
  isWaiting,
});

export const exerciseBoxStep = (state: ExerciseBoxState, event: ExerciseBoxEvent): ExerciseBoxState => {
  switch (event.kind) {
    case "opened":
      return { ...state, isOpen: true };
    case "closed":
      return { ...withoutEditing(state), isOpen: false, isWaiting: false };
    case "stepped back":
      return { ...withoutEditing(state), isOpen: state.editing !== undefined };
    case "logged":
      return CLOSED_BOX;
    case "waited":
      return { ...state, isWaiting: true };
    case "typed":
      return { ...withoutEditing(state), isOpen: true, text: event.text, active: 0, isWaiting: false };
    case "moved": {
      const { by, count } = event;
      const active = count === 0 ? 0 : (Math.min(state.active, count - 1) + by + count) % count;
      return { ...state, isOpen: true, active: state.isOpen ? active : 0 };
    }
    case "pointed":
      return { ...state, active: event.index };
    case "edited":
      return { ...state, isOpen: true, isWaiting: false, editing: event.option };
  }
};
