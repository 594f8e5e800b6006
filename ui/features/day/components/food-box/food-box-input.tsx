import type { KeyboardEvent, RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { LogField } from "../../../../fields/log-field.tsx";
import {
  markedOption,
  type FoodBoxEvent,
  type FoodBoxState,
  type FoodList,
} from "@morsel/application/diary/client/food-box";
import classes from "../../../../fields/log-box.module.css";

export type FoodBoxInputProps = {
  /** Id of the list; its options are numbered. */
  readonly id: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly autoFocus: boolean;
  readonly state: FoodBoxState;
  readonly list: FoodList;
  readonly send: (event: FoodBoxEvent) => void;
};

/** Maps a key to an event while the box has the focus; undefined leaves the key to the input. */
const eventOf = (
  { key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>,
  state: FoodBoxState,
  list: FoodList,
): FoodBoxEvent | undefined => {
  const marked = markedOption(state, list);
  switch (key) {
    case "Enter":
      return state.isOpen && shiftKey && marked !== undefined
        ? { kind: "ticked", option: marked }
        : { kind: "entered", list };
    case "Escape":
      return { kind: "closed" };
    case "ArrowDown":
      return { kind: "moved", by: 1, count: list.options.length };
    case "ArrowUp":
      return { kind: "moved", by: -1, count: list.options.length };
    case "ArrowRight": {
      const isAtEnd = currentTarget.selectionStart === state.text.length;
      return state.isOpen && marked !== undefined && isAtEnd ? { kind: "edited", option: marked } : undefined;
    }
    // The shortcut key that focuses the box; no food begins with it.
    case "/":
      return state.text === "" ? { kind: "begun" } : undefined;
    default:
      return undefined;
  }
};

/** The field of the food box, and what its keys mean. */
export const FoodBoxInput = ({ id, inputRef, autoFocus, state, list, send }: FoodBoxInputProps) => {
  const intl = useIntl();
  const { isOpen, text, editing } = state;
  const isListed = isOpen && editing === undefined;
  const at = Math.min(state.active, list.options.length - 1);
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const meant = eventOf(event, state, list);
    if (meant === undefined) return;
    event.preventDefault();
    // The first Escape closes the list, the next one leaves the box: its keys are the page's again.
    if (meant.kind === "closed" && !isOpen) event.currentTarget.blur();
    send(meant);
  };
  return (
    <LogField
      id={id}
      inputRef={inputRef}
      autoFocus={autoFocus}
      isOpen={isOpen}
      isListed={isListed}
      markedAt={markedOption(state, list) === undefined ? undefined : at}
      text={text}
      label={intl.formatMessage({ id: "diary.search" })}
      hint={intl.formatMessage({ id: "diary.searchHint" })}
      closeLabel={intl.formatMessage({ id: "diary.close" })}
      keyWords={<FormattedMessage id="diary.searchKey" />}
      className={classes.field}
      keyClassName={classes.key}
      send={send}
      onKeyDown={onKey}
    />
  );
};
