import { progressSegments, progressShare, type SummedAmount } from "@morsel/domain/diary";
import { nutrientGoalState, type NutrientGoal } from "@morsel/domain/goals";
import { nutrientUnit } from "@morsel/domain/nutrition";
import type { WidgetNutrient } from "@morsel/domain/dashboard";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import { nutrientName, shortName } from "../../../../figures/nutrient-names.ts";
import classes from "./nutrient-bar.module.css";

export type NutrientBarProps = {
  /** Nutrient that is shown. */
  readonly id: WidgetNutrient;
  /** Amount of the day: exact, at least, or unknown. */
  readonly shown: SummedAmount;
  /** Goal of the day; undefined where the member has none. */
  readonly goal: NutrientGoal | undefined;
  /** Name above amount, so that three stand side by side. */
  readonly isNarrow?: boolean;
};

/** One nutrient of the day against its goal; only what has a most can be over it (G12). "≥" where some food does not know it. */
export const NutrientBar = ({ id, shown, goal, isNarrow = false }: NutrientBarProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const unit = id === "net_carbohydrates" ? "g" : nutrientUnit(id);
  const eaten = shown.kind === "unknown" ? 0 : shown.amount;
  const amount =
    shown.kind === "unknown"
      ? intl.formatMessage({ id: "diary.notKnown" })
      : figures.honest(shown, (known) => (goal === undefined ? figures.withUnit(known, unit) : figures.amount(known)));
  const isOver = goal !== undefined && nutrientGoalState(eaten, goal) === "over";
  const laps = progressSegments(progressShare(eaten, goal?.target));
  const { first, second } = isOver ? laps : { first: laps.first, second: 0 };
  // An excess that rounds to zero is not called over.
  const over = isOver && figures.amount(eaten) !== figures.amount(goal.target) ? eaten - goal.target : 0;
  const gaps =
    shown.kind === "atLeast"
      ? intl.formatMessage({ id: "diary.knownBy" }, { known: shown.known, parts: shown.parts })
      : undefined;
  return (
    <div title={gaps} data-narrow={isNarrow || undefined}>
      <div className={classes.words}>
        <span className={classes.name}>{intl.formatMessage(isNarrow ? shortName(id) : nutrientName(id))}</span>
        <span className={classes.amount}>
          {goal === undefined ? (
            amount
          ) : (
            <FormattedMessage
              id={
                goal.limit.min !== undefined && goal.limit.max !== undefined ? "diary.amountOfRange" : "diary.amountOf"
              }
              values={{
                amount,
                least: figures.amount(goal.limit.min ?? 0),
                goal: figures.withUnit(goal.target, unit),
              }}
            />
          )}
        </span>
        {over > 0 && (
          <span className={classes.amount}>
            <FormattedMessage id="diary.amountOver" values={{ over: figures.withUnit(over, unit) }} />
          </span>
        )}
      </div>
      {goal !== undefined && (
        <div className={classes.track} data-nutrient={id} aria-hidden="true">
          <div
            className={classes.fill}
            data-lap={second > 0 ? "first" : undefined}
            style={{ transform: `scaleX(${first})` }}
          />
          {second > 0 && <div className={classes.fill} style={{ transform: `scaleX(${second})` }} />}
          {goal.limit.min !== undefined && goal.limit.max !== undefined && (
            <div
              className={classes.least}
              style={{ insetInlineStart: `${100 * progressShare(goal.limit.min, goal.target)}%` }}
            />
          )}
        </div>
      )}
    </div>
  );
};
