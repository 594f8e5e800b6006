import { useClickOutside } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { Food } from "@morsel/domain/foods";
import type { Meal } from "@morsel/domain/meal-slots";
import { Suspense, useEffect, useEffectEvent, useId, type RefObject } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { useBackCloses } from "../../../../hooks/use-back-closes.ts";
import {
  type FoodBoxEvent,
  type FoodBoxState,
  type FoodList,
  type SuggestionTab,
} from "@morsel/application/diary/client/food-box";
import { optionOfVariant } from "@morsel/domain/diary";
import { foodPanelQuery } from "./food-panel-parts.ts";
import type { FoodPanelPorts } from "./food-panel.tsx";
import { FoodBoxInput } from "./food-box-input.tsx";
import { ListFailed } from "./list-failed.tsx";
import { PlateSidebar } from "../plate/plate-sidebar.tsx";
import classes from "../../../../fields/log-box.module.css";

const AmountEditor = lazyComponent(
  () => import("../options/amount-editor.tsx"),
  ({ AmountEditor }) => AmountEditor,
);

export type FoodBoxProps = {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Takes the focus as soon as it is there. */
  readonly autoFocus?: boolean;
  readonly state: FoodBoxState;
  readonly send: (event: FoodBoxEvent) => void;
  readonly list: FoodList;
  /** The slot to which it logs. */
  readonly meal: Meal;
  /** The list that is shown before anything is typed. */
  readonly tab: SuggestionTab;
  /** The whole food of what is being edited, once it is at hand. */
  readonly editingFood: Food | undefined;
  readonly onRetry: () => void;
  /** Ports of the panel besides foods. */
  readonly ports: FoodPanelPorts;
};

/** Window width below which the open box covers the whole window, as its styles say. */
const COVERS = "(width < 48em)";

/** The one box: what was typed or is usual, a list under it, Enter logs. */
export const FoodBox = (props: FoodBoxProps) => {
  const { inputRef, autoFocus = false, state, send, list, meal, tab, editingFood, onRetry, ports } = props;
  const id = useId();
  const { isOpen, isWaiting, active, hasMoved, editing, plate, isPlateOpen } = state;
  const panel = useQuery(foodPanelQuery);

  const catchUp = useEffectEvent(() => send({ kind: "answered", list }));
  useEffect(() => {
    if (isWaiting && list.freshness !== "stale") catchUp();
  }, [isWaiting, list.freshness]);
  useEffect(() => {
    if (hasMoved) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [active, hasMoved, id]);
  useBackCloses(isOpen ? (editing === undefined && !isPlateOpen ? 1 : 2) : 0, COVERS, () =>
    send({ kind: "stepped back" }),
  );
  const outside = useClickOutside<HTMLDivElement>(() => isOpen && send({ kind: "left" }));

  return (
    <div
      ref={outside}
      className={classes.box}
      data-open={isOpen || undefined}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) send({ kind: "left" });
      }}
    >
      <FoodBoxInput id={id} inputRef={inputRef} autoFocus={autoFocus} state={state} list={list} send={send} />
      {!isOpen && plate.length > 0 && <PlateSidebar count={plate.length} send={send} />}
      {isOpen && (
        <div className={classes.panel}>
          {editing === undefined ? (
            panel.data !== undefined ? (
              <panel.data.FoodPanel {...{ id, state, list, meal, tab, send, onRetry, ports }} />
            ) : panel.isError ? (
              <ListFailed onRetry={() => void panel.refetch()} />
            ) : (
              <div className={classes.opening} />
            )
          ) : (
            <Suspense fallback={<div className={classes.opening} />}>
              <AmountEditor
                key={editing.foodId}
                option={editing}
                food={editingFood}
                meal={meal}
                onLog={(option) => send({ kind: "logged", options: [option] })}
                onVariant={(variant) => send({ kind: "edited", option: optionOfVariant(editing, variant) })}
                onBack={() => {
                  send({ kind: "stepped back" });
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
