import type { CalendarDate } from "@morsel/domain/calendar";
import type { Meal } from "@morsel/domain/meals";
import type { Suggestions } from "./diary-client.ts";
import type { FoodOption } from "../../foods/client/food-option.ts";

/** The lists that stand in the box before anything is typed. */
export const SUGGESTION_TABS = ["usual", "recent", "frequent", "meals"] as const satisfies readonly (
  | keyof Suggestions
  | "meals"
)[];
export type SuggestionTab = (typeof SUGGESTION_TABS)[number];

/** What the box that logs foods holds. */
export type FoodBoxState = {
  /** The day to which it logs. */
  readonly date: CalendarDate;
  readonly isOpen: boolean;
  readonly text: string;
  /** Undefined until somebody chooses: then the list that has something. */
  readonly tab: SuggestionTab | undefined;
  /** The slot that was tapped for this logging; undefined for that of the hour (W41). */
  readonly slot: Meal | undefined;
  /** Which of the options is marked. */
  readonly active: number;
  readonly hasMoved: boolean;
  /** Whether Enter logs what is marked (W40). */
  readonly isArmed: boolean;
  /** Enter was pressed before the answer for what is typed was there. */
  readonly isWaiting: boolean;
  readonly ticked: readonly FoodOption[];
  /** The food whose amount is being changed. */
  readonly editing: FoodOption | undefined;
};

/** What is listed: "stale" answers an earlier text, until the answer for this one is there. */
export type FoodList = {
  readonly options: readonly FoodOption[];
  readonly freshness: "ready" | "stale" | "failed";
};

export type FoodBoxEvent =
  /** Somebody comes to log: by the slash, or into the slot that was tapped. */
  | { readonly kind: "begun"; readonly slot?: Meal }
  /** The list is looked at, by focus or click; where it was closed, another logging begins. */
  | { readonly kind: "opened" }
  /** Left for something else on the page; what was typed stays. */
  | { readonly kind: "left" }
  /** Escape or the button. */
  | { readonly kind: "closed" }
  /** The way back of a phone or of the editor: one step. */
  | { readonly kind: "stepped back" }
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "moved"; readonly by: 1 | -1; readonly count: number }
  | { readonly kind: "pointed"; readonly index: number }
  | { readonly kind: "ticked"; readonly option: FoodOption }
  | { readonly kind: "edited"; readonly option: FoodOption }
  | { readonly kind: "slot chosen"; readonly slot: Meal }
  | { readonly kind: "tab chosen"; readonly tab: SuggestionTab }
  | { readonly kind: "entered"; readonly list: FoodList }
  /** What is listed has changed. */
  | { readonly kind: "answered"; readonly list: FoodList }
  | { readonly kind: "logged"; readonly options: readonly FoodOption[] };

export const foodBoxOf = (date: CalendarDate, isOpen: boolean): FoodBoxState => ({
  date,
  isOpen,
  text: "",
  tab: undefined,
  slot: undefined,
  active: 0,
  hasMoved: false,
  isArmed: true,
  isWaiting: false,
  ticked: [],
  editing: undefined,
});

const UNMARKED = { active: 0, hasMoved: false, isWaiting: false } as const;

const closed = (state: FoodBoxState): FoodBoxState => ({
  ...state,
  ...UNMARKED,
  isOpen: false,
  text: "",
  slot: undefined,
  ticked: [],
  editing: undefined,
});

/** W41: on another day nothing of the last logging is left. */
export const foodBoxOn = (state: FoodBoxState, date: CalendarDate): FoodBoxState =>
  state.date === date ? state : { ...closed(state), date };

/** The option that Enter would log, or that the keys for amount and tick are about. */
export const markedOption = ({ isArmed, active }: FoodBoxState, { options }: FoodList): FoodOption | undefined =>
  isArmed ? options[Math.min(active, options.length - 1)] : undefined;

export const isTicked = ({ ticked }: Pick<FoodBoxState, "ticked">, { foodId }: FoodOption): boolean =>
  ticked.some((other) => other.foodId === foodId);

type Step = { readonly state: FoodBoxState; readonly log?: readonly FoodOption[] };

/** W40: what was logged leaves a box whose Enter logs nothing, in the same slot for who goes on by keyboard. */
const logging = (state: FoodBoxState, log: readonly FoodOption[]): Step =>
  log.length === 0 ? { state } : { state: { ...closed(state), slot: state.slot, isArmed: false }, log };

const moved = (state: FoodBoxState, by: 1 | -1, count: number): FoodBoxState => {
  const { isOpen, isArmed } = state;
  const at = Math.max(0, Math.min(state.active, count - 1));
  const from = isOpen && isArmed ? at + by : by === 1 ? 0 : -1;
  const active = count === 0 ? 0 : (from + count) % count;
  return { ...state, isOpen: true, isArmed: true, hasMoved: true, active };
};

/** F21: what is only near is logged when somebody chose it, not by the Enter that ends the word. */
const isMeant = ({ match }: FoodOption, { hasMoved }: FoodBoxState): boolean => match !== "partial" || hasMoved;

const entered = (state: FoodBoxState, list: FoodList): Step => {
  if (!state.isOpen) return { state: { ...state, isOpen: true } };
  if (state.ticked.length > 0) return logging(state, state.ticked);
  const marked = markedOption(state, list);
  // What is listed answers an earlier text: wait for this one rather than log the wrong food.
  if (state.isArmed && list.freshness === "stale" && !state.hasMoved) return { state: { ...state, isWaiting: true } };
  return marked === undefined || !isMeant(marked, state) ? { state } : logging(state, [marked]);
};

const answered = (state: FoodBoxState, { options, freshness }: FoodList): Step => {
  if (!state.isWaiting || freshness === "stale") return { state };
  const next = { ...state, isWaiting: false };
  const [first] = options;
  return freshness === "ready" && first !== undefined && isMeant(first, next)
    ? logging(next, [first])
    : { state: next };
};

const toggled = (state: FoodBoxState, option: FoodOption): FoodBoxState => ({
  ...state,
  ticked: isTicked(state, option)
    ? state.ticked.filter(({ foodId }) => foodId !== option.foodId)
    : [...state.ticked, option],
});

/** What the box holds after something happened, and what is logged by it. */
export const foodBoxStep = (state: FoodBoxState, event: FoodBoxEvent): Step => {
  switch (event.kind) {
    case "begun": {
      const slot = event.slot ?? (state.isOpen ? state.slot : undefined);
      return { state: { ...state, isOpen: true, isArmed: true, slot } };
    }
    case "opened":
      return { state: state.isOpen ? state : { ...state, isOpen: true, slot: undefined } };
    case "left":
      return { state: { ...state, isOpen: false, slot: undefined } };
    case "closed":
      return { state: closed(state) };
    case "stepped back":
      return { state: state.editing === undefined ? closed(state) : { ...state, editing: undefined } };
    case "typed":
      return { state: { ...state, ...UNMARKED, isOpen: true, isArmed: true, text: event.text, editing: undefined } };
    case "moved":
      return { state: moved(state, event.by, event.count) };
    case "pointed":
      return { state: { ...state, active: event.index } };
    case "ticked":
      return { state: toggled(state, event.option) };
    case "edited":
      return { state: { ...state, editing: event.option } };
    case "slot chosen":
      return { state: { ...state, slot: event.slot } };
    case "tab chosen":
      return { state: { ...state, ...UNMARKED, tab: event.tab } };
    case "entered":
      return entered(state, event.list);
    case "answered":
      return answered(state, event.list);
    case "logged":
      return logging(state, event.options);
  }
};
