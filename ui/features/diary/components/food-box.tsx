import { CloseButton } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import type { Meal } from "@morsel/domain/diary";
import type { Food } from "@morsel/domain/foods";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useBackCloses } from "../../../hooks/use-back-closes.ts";
import type { Hit } from "../../foods/hit.ts";
import { IconSearch } from "../../../theme/icons.ts";
import { FoodOptions } from "./food-options.tsx";
import { SuggestionTabs, type SuggestionTab } from "./suggestion-tabs.tsx";
import { TickedBar } from "./ticked-bar.tsx";
import { MealField } from "./meal-field.tsx";
import search from "../../foods/components/search-field.module.css";
import classes from "./food-box.module.css";

const HitEditor = lazy(async () => ({ default: (await import("./hit-editor.tsx")).HitEditor }));

export type FoodBoxProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isOpen: boolean;
  /** Takes the focus as soon as it is there. */
  readonly autoFocus?: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly meal: Meal;
  readonly onMeal: (meal: Meal) => void;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly tab: SuggestionTab;
  readonly onTab: (tab: SuggestionTab) => void;
  readonly hits: readonly Hit[];
  /** "stale" shows what an earlier text found, until the answer for this one is there. */
  readonly state: "ready" | "stale" | "failed";
  readonly editing: Hit | undefined;
  /** The whole food of what is being edited, once it is at hand. */
  readonly editingFood: Food | undefined;
  readonly onEdit: (hit: Hit | undefined) => void;
  readonly onLog: (hits: readonly Hit[]) => void;
  readonly onRetry: () => void;
};

/** Where the open box takes the whole window, as its styles say. */
const COVERS = "(width < 48em)";

/** The one box: what was typed or is usual, a list under it, Enter logs. */
export const FoodBox = (props: FoodBoxProps) => {
  const { inputRef, isOpen, onOpen, meal, onMeal, text, onText, hits, state, editing, onEdit, onLog } = props;
  const intl = useIntl();
  const id = useId();
  const [active, setActive] = useState(0);
  const [hasMoved, setMoved] = useState(false);
  const [isEager, setEager] = useState(false);
  const [ticked, setTicked] = useState<readonly Hit[]>([]);
  const isTyped = text.trim() !== "";
  const at = Math.min(active, hits.length - 1);
  const current = hits[at];

  const begin = () => {
    setActive(0);
    setMoved(false);
    setEager(false);
  };
  const finish = (logged: readonly Hit[]) => {
    if (logged.length === 0) return;
    onLog(logged);
    setTicked([]);
    onText("");
    onEdit(undefined);
    onOpen(false);
    begin();
    // A finger is done after one food; a keyboard goes on with the next.
    if (window.matchMedia("(pointer: coarse)").matches) inputRef.current?.blur();
    else inputRef.current?.focus();
  };
  const close = () => {
    onEdit(undefined);
    onText("");
    setTicked([]);
    onOpen(false);
    begin();
  };
  const toggle = (hit: Hit) =>
    setTicked((before) =>
      before.some(({ foodId }) => foodId === hit.foodId)
        ? before.filter(({ foodId }) => foodId !== hit.foodId)
        : [...before, hit],
    );
  const enter = () => {
    if (ticked.length > 0) finish(ticked);
    // What is on the screen answers an earlier text: wait for this one rather than log the wrong food.
    else if (state === "stale" && !hasMoved) setEager(true);
    else if (current !== undefined) finish([current]);
  };
  const catchUp = useEffectEvent(() => {
    setEager(false);
    if (state === "ready" && hits[0] !== undefined) finish([hits[0]]);
  });
  useEffect(() => {
    if (isEager && state !== "stale") catchUp();
  }, [isEager, state]);
  useEffect(() => {
    if (hasMoved) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [at, hasMoved, id]);

  /** True when the key was used up. */
  const keys: Record<string, (event: KeyboardEvent<HTMLInputElement>) => boolean> = {
    Enter: ({ shiftKey }) => {
      if (isOpen && shiftKey && current !== undefined) toggle(current);
      else if (isOpen) enter();
      else onOpen(true);
      return true;
    },
    // The first one closes the list, the next one leaves the box: its keys are the page's again.
    Escape: ({ currentTarget }) => {
      if (!isOpen) currentTarget.blur();
      close();
      return true;
    },
    ArrowDown: () => {
      onOpen(true);
      if (isOpen) setActive(hits.length === 0 ? 0 : (at + 1) % hits.length);
      setMoved(true);
      return true;
    },
    ArrowUp: () => {
      if (isOpen) setActive(hits.length === 0 ? 0 : (at - 1 + hits.length) % hits.length);
      setMoved(true);
      return true;
    },
    ArrowRight: ({ currentTarget: { selectionStart } }) => {
      if (!isOpen || current === undefined || selectionStart !== text.length) return false;
      onEdit(current);
      return true;
    },
    // What brings one here from elsewhere: no food begins with it.
    "/": () => {
      if (text !== "") return false;
      onOpen(true);
      return true;
    },
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.key];
    if (act?.(event) === true) event.preventDefault();
  };
  useBackCloses(isOpen, COVERS, close);
  const outside = useClickOutside<HTMLDivElement>(() => isOpen && onOpen(false));

  return (
    <div
      ref={outside}
      className={classes.box}
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return;
        onOpen(false);
        // What got the focus behind the box may stand elsewhere once the box is closed.
        requestAnimationFrame(() => relatedTarget.scrollIntoView({ block: "nearest" }));
      }}
    >
      <div className={`${search.field} ${classes.field}`}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          ref={inputRef}
          className={search.input}
          type="text"
          autoFocus={props.autoFocus}
          role="combobox"
          aria-label={intl.formatMessage({ id: "diary.search" })}
          aria-expanded={isOpen && editing === undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={isOpen && editing === undefined && current !== undefined ? `${id}-${at}` : undefined}
          aria-keyshortcuts="/"
          placeholder={intl.formatMessage({ id: "diary.searchHint" })}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={({ currentTarget: { value } }) => {
            onText(value);
            onOpen(true);
            onEdit(undefined);
            begin();
          }}
          onFocus={() => onOpen(true)}
          onClick={() => onOpen(true)}
          onKeyDown={onKey}
        />
        {isOpen ? (
          <CloseButton size={44} iconSize={20} aria-label={intl.formatMessage({ id: "diary.close" })} onClick={close} />
        ) : (
          <kbd className={classes.key} aria-hidden="true">
            <FormattedMessage id="diary.searchKey" />
          </kbd>
        )}
      </div>
      {isOpen && (
        <div className={classes.panel}>
          {editing === undefined ? (
            <>
              <div className={classes.top}>
                {!isTyped && (
                  <SuggestionTabs
                    tab={props.tab}
                    onTab={(tab) => {
                      begin();
                      props.onTab(tab);
                    }}
                    controls={id}
                  />
                )}
                <MealField
                  className={classes.meal}
                  classNames={{ root: classes.mealRoot, label: classes.mealLabel }}
                  label={<FormattedMessage id="diary.into" />}
                  meal={meal}
                  onMeal={onMeal}
                />
              </div>
              <FoodOptions
                id={id}
                hits={hits}
                active={at}
                ticked={ticked}
                state={state}
                text={text.trim()}
                tab={props.tab}
                onActive={setActive}
                onLog={(hit) => finish([hit])}
                onToggle={toggle}
                onEdit={onEdit}
                onRetry={props.onRetry}
              />
              <TickedBar
                ticked={ticked}
                current={current}
                onLog={() => finish(ticked)}
                onToggle={toggle}
                onEdit={onEdit}
              />
            </>
          ) : (
            <Suspense fallback={<div className={classes.opening} />}>
              <HitEditor
                key={editing.foodId}
                hit={editing}
                food={props.editingFood}
                meal={meal}
                onLog={(hit) => finish([hit])}
                onBack={() => {
                  onEdit(undefined);
                  inputRef.current?.focus();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </div>
  );
};
