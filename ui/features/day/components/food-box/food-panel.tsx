import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import type { DayView } from "@morsel/application/diary/diary-view";
import { isPlateInUse, markedOption } from "@morsel/application/diary/client/food-box";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { Suspense } from "react";
import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";
import { FormattedMessage } from "react-intl";
import type { Toasts } from "../../../../hooks/toasts.ts";
import { BarcodeButton } from "../../../barcodes/pages/barcode-button.tsx";
import type { MealParts } from "../../../meals/meals-query.ts";
import type { DiaryCommands } from "../../../../logging/use-diary-commands.ts";
import type { Planning } from "../../../../logging/use-planning.ts";
import classes from "../../../../fields/log-box.module.css";
import { FoodOptions, type FoodOptionsProps } from "../options/food-options.tsx";
import { MealField } from "../../../../logging/meal-field.tsx";
import { PlanField } from "../../../../logging/plan-field.tsx";
import { PlateSidebar } from "../plate/plate-sidebar.tsx";
import { SuggestionTabs } from "../options/suggestion-tabs.tsx";
import { SelectionBar } from "../options/selection-bar.tsx";

const BoxPlate = lazyComponent(
  () => import("../plate/box-plate.tsx"),
  ({ BoxPlate }) => BoxPlate,
);
const BoxMeals = lazyComponent(
  () => import("./box-meals.tsx"),
  ({ BoxMeals }) => BoxMeals,
);

/** Ports of the panel besides foods: saved meals, to log them with one tap. */
export type FoodPanelPorts = MealParts & {
  readonly date: CalendarDate;
  readonly device: DiaryDevice;
  readonly toasts: Pick<Toasts, "show">;
  readonly foods: FoodsClient;
  /** The day to which is logged, as it is shown; undefined while it is on its way. */
  readonly view: DayView | undefined;
  readonly commands: Pick<DiaryCommands, "logMade" | "planned">;
  /** Present where the member may choose to plan instead of log. */
  readonly planning?: Planning | undefined;
};

export type FoodPanelProps = FoodOptionsProps & { readonly ports: FoodPanelPorts };

/** The panel below the box: list, meal slot, options and selected foods. */
export const FoodPanel = (props: FoodPanelProps) => {
  const { id, state, list, meal, tab, send, ports } = props;
  const isInUse = isPlateInUse(state);
  const isListed = state.text.trim() === "";
  return (
    <>
      <div className={classes.top}>
        {isListed && (
          <SuggestionTabs tab={tab} onTab={(next) => send({ kind: "tab chosen", tab: next })} controls={id} />
        )}
        <PlanField planning={ports.planning} />
        <div className={classes.into}>
          <MealField
            className={classes.meal}
            classNames={{ root: classes.mealRoot, label: classes.mealLabel }}
            label={<FormattedMessage id="diary.into" />}
            meal={meal}
            onMeal={(slot) => send({ kind: "slot chosen", slot })}
          />
          <BarcodeButton onCode={(text) => send({ kind: "typed", text })} />
        </div>
      </div>
      {isListed && tab === "meals" ? (
        <div id={id} className={classes.savedMeals}>
          <Suspense>
            <BoxMeals ports={ports} slot={meal} send={send} />
          </Suspense>
        </div>
      ) : (
        <FoodOptions {...props} />
      )}
      <SelectionBar state={state} current={markedOption(state, list)} send={send} hasPlate={isInUse} />
      {state.isAside && <PlateSidebar count={state.plate.length} send={send} />}
      {isInUse && (
        <Suspense fallback={<SelectionBar state={state} current={undefined} send={send} />}>
          <BoxPlate ports={ports} state={state} meal={meal} send={send} />
        </Suspense>
      )}
    </>
  );
};
