import { markedOption } from "@morsel/application/diary/client/food-box";
import { FormattedMessage } from "react-intl";
import classes from "./food-box.module.css";
import { FoodOptions, type FoodOptionsProps } from "./food-options.tsx";
import { MealField } from "./meal-field.tsx";
import { SuggestionTabs } from "./suggestion-tabs.tsx";
import { TickedBar } from "./ticked-bar.tsx";

export type FoodPanelProps = FoodOptionsProps;

/** What opens under the box: which list, into which slot, what can be logged and what is ticked. */
export const FoodPanel = (props: FoodPanelProps) => {
  const { id, state, list, meal, tab, send } = props;
  return (
    <>
      <div className={classes.top}>
        {state.text.trim() === "" && (
          <SuggestionTabs tab={tab} onTab={(next) => send({ kind: "tab chosen", tab: next })} controls={id} />
        )}
        <MealField
          className={classes.meal}
          classNames={{ root: classes.mealRoot, label: classes.mealLabel }}
          label={<FormattedMessage id="diary.into" />}
          meal={meal}
          onMeal={(slot) => send({ kind: "slot chosen", slot })}
        />
      </div>
      <FoodOptions {...props} />
      <TickedBar ticked={state.ticked} current={markedOption(state, list)} send={send} />
    </>
  );
};
