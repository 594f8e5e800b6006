import type { CalendarDate } from "@morsel/domain/calendar";
import type { FoodTab } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import type { Suggestions } from "../diary-view.ts";
import type { FoodOption } from "@morsel/domain/diary";
import type { TypedPlate } from "./find-typed.ts";
import type { LogItem } from "./log-item.ts";
import { submitRows, withItems, type PlateRow } from "./plate.ts";

/** The lists that stand in the box before anything is typed. */
export const SUGGESTION_TABS = [
  "usual",
  "recent",
  "frequent",
  "my_foods",
  "meals",
  "recipes",
] as const satisfies readonly (keyof Suggestions | FoodTab)[];
export type SuggestionTab = (typeof SUGGESTION_TABS)[number];

/** State of the box that logs foods. */
export type FoodBoxState = {
  /** The day to which it logs. */
  readonly date: CalendarDate;
  readonly isOpen: boolean;
  readonly text: string;
  /** Undefined until somebody chooses: then the list that has something. */
  readonly tab: SuggestionTab | undefined;
  /** The slot that was tapped for this logging; undefined for that of the hour (W41). */
  readonly slot: Meal | undefined;
  /** Index of the marked option. */
  readonly active: number;
  readonly hasMoved: boolean;
  /** Lets Enter log the marked option (W40). */
  readonly isArmed: boolean;
  /** Enter was pressed before the answer for what is typed was there. */
  readonly isWaiting: boolean;
  /** W70: what was ticked or served, to be logged together. */
  readonly plate: readonly PlateRow[];
  /** W73: left with something on the plate: it waits, and Enter is not about it, until it is taken up again. */
  readonly isAside: boolean;
  /** Shows the rows of the plate where there is no room for them beside the list. */
  readonly isPlateOpen: boolean;
  /** The food whose amount is being changed. */
  readonly editing: FoodOption | undefined;
};

/** Listed options: "stale" ones answer an earlier text, until the answer for this one arrives. */
export type FoodList = {
  readonly options: readonly FoodOption[];
  readonly freshness: "ready" | "stale" | "failed";
  /** W304: several foods that were typed at once; Enter puts them on the plate. */
  readonly plate?: TypedPlate | undefined;
};

export type FoodBoxEvent =
  /** The member begins to log: by the slash, or by tapping a slot. */
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
  /** The list has changed. */
  | { readonly kind: "answered"; readonly list: FoodList }
  | { readonly kind: "logged"; readonly options: readonly FoodOption[] }
  /** A saved meal, or what is left of it, is put on the plate. */
  | { readonly kind: "served"; readonly items: readonly LogItem[]; readonly left?: string }
  | { readonly kind: "plate changed"; readonly plate: readonly PlateRow[] }
  | { readonly kind: "plate opened"; readonly isOpen: boolean }
  | { readonly kind: "plate taken up" }
  | { readonly kind: "plate logged" };

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
  plate: [],
  isAside: false,
  isPlateOpen: false,
  editing: undefined,
});

const UNMARKED = { active: 0, hasMoved: false, isWaiting: false } as const;

/** W73 */
const aside = ({ plate }: FoodBoxState) => ({ isAside: plate.length > 0, isPlateOpen: false });

const closed = (state: FoodBoxState): FoodBoxState => ({
  ...state,
  ...UNMARKED,
  isOpen: false,
  text: "",
  slot: undefined,
  ...aside(state),
  editing: undefined,
});

/** W41, W73: on another day nothing of the last logging is left but what is on the plate, which waits. */
export const foodBoxOn = (state: FoodBoxState, date: CalendarDate): FoodBoxState =>
  state.date === date ? state : { ...closed(state), date };

/** The option that Enter would log, or that the keys for amount and tick are about. */
export const markedOption = ({ isArmed, active }: FoodBoxState, { options }: FoodList): FoodOption | undefined =>
  isArmed ? options[Math.min(active, options.length - 1)] : undefined;

export const isSelected = ({ plate }: Pick<FoodBoxState, "plate">, { foodId }: FoodOption): boolean =>
  plate.some(({ item }) => item.foodId === foodId);

/** True if chosen foods go on the plate, and Enter logs the plate. */
export const isPlateInUse = ({ plate, isAside }: FoodBoxState): boolean => plate.length > 0 && !isAside;

type Step = { readonly state: FoodBoxState; readonly log?: readonly LogItem[] };

/** W40: after logging, Enter in the box logs nothing, and the slot stays the same for members who go on by keyboard. */
const logging = (state: FoodBoxState, log: readonly LogItem[], plate: readonly PlateRow[]): Step =>
  log.length === 0 ? { state } : { state: { ...closed({ ...state, plate }), slot: state.slot, isArmed: false }, log };

/** A food that is logged alone leaves the plate, where it stood there too; the rest waits. */
const loggingAlone = (state: FoodBoxState, log: readonly FoodOption[]): Step =>
  logging(
    state,
    log,
    state.plate.filter(({ item }) => log.every(({ foodId }) => foodId !== item.foodId)),
  );

/** W71: all of the plate or nothing of it. */
const loggingPlate = (state: FoodBoxState): Step => {
  const { rows, items = [] } = submitRows(state.plate);
  const isBlocked = items.length === 0;
  return logging({ ...state, plate: rows, isPlateOpen: isBlocked || state.isPlateOpen }, items, []);
};

/** W304: what of it was not found stays typed. */
const served = (
  state: FoodBoxState,
  { items, left = state.text }: { readonly items: readonly LogItem[]; readonly left?: string },
): Step => ({
  state: {
    ...state,
    ...UNMARKED,
    isOpen: true,
    isAside: false,
    isPlateOpen: true,
    text: left,
    plate: withItems(state.plate, items),
  },
});

const moved = (state: FoodBoxState, by: 1 | -1, count: number): FoodBoxState => {
  const { isOpen, isArmed } = state;
  const at = Math.max(0, Math.min(state.active, count - 1));
  const from = isOpen && isArmed ? at + by : by === 1 ? 0 : -1;
  const active = count === 0 ? 0 : (from + count) % count;
  return { ...state, isOpen: true, isArmed: true, hasMoved: true, active };
};

/** F21, W84: what is only near, or only a suggestion for a first day, is logged when somebody chose it, not by Enter alone. */
const isMeant = ({ match, isStarter }: FoodOption, { hasMoved }: FoodBoxState): boolean =>
  (match !== "partial" && isStarter !== true) || hasMoved;

const entered = (state: FoodBoxState, list: FoodList): Step => {
  if (!state.isOpen) return { state: { ...state, isOpen: true } };
  if (isPlateInUse(state)) return loggingPlate(state);
  const marked = markedOption(state, list);
  // The list answers an earlier text: wait for this one rather than log the wrong food.
  if (state.isArmed && list.freshness === "stale" && !state.hasMoved) return { state: { ...state, isWaiting: true } };
  if (state.isArmed && !state.hasMoved && list.plate !== undefined) return served(state, list.plate);
  return marked === undefined || !isMeant(marked, state) ? { state } : loggingAlone(state, [marked]);
};

const answered = (state: FoodBoxState, { options, freshness, plate }: FoodList): Step => {
  if (!state.isWaiting || freshness === "stale") return { state };
  const next = { ...state, isWaiting: false };
  if (freshness === "ready" && plate !== undefined) return served(next, plate);
  const [first] = options;
  return freshness === "ready" && first !== undefined && isMeant(first, next)
    ? loggingAlone(next, [first])
    : { state: next };
};

const toggled = (state: FoodBoxState, option: FoodOption): FoodBoxState => ({
  ...state,
  isAside: false,
  plate: isSelected(state, option)
    ? state.plate.filter(({ item }) => item.foodId !== option.foodId)
    : withItems(state.plate, [option]),
});

/** Next state of the box after an event, and the foods that it logs. */
export const foodBoxStep = (state: FoodBoxState, event: FoodBoxEvent): Step => {
  switch (event.kind) {
    case "begun": {
      const slot = event.slot ?? (state.isOpen ? state.slot : undefined);
      return { state: { ...state, isOpen: true, isArmed: true, slot } };
    }
    case "opened":
      return { state: state.isOpen ? state : { ...state, isOpen: true, slot: undefined } };
    case "left":
      return { state: { ...state, isOpen: false, slot: undefined, ...aside(state) } };
    case "closed":
      return { state: closed(state) };
    case "stepped back":
      if (state.editing !== undefined) return { state: { ...state, editing: undefined } };
      return { state: state.isPlateOpen ? { ...state, isPlateOpen: false } : closed(state) };
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
      return loggingAlone(state, event.options);
    case "served":
      return served(state, event);
    case "plate changed":
      return { state: { ...state, plate: event.plate, isPlateOpen: state.isPlateOpen && event.plate.length > 0 } };
    case "plate opened":
      return { state: { ...state, isPlateOpen: event.isOpen } };
    case "plate taken up":
      return { state: { ...state, isOpen: true, isAside: false, isPlateOpen: true } };
    case "plate logged":
      return loggingPlate(state);
  }
};
