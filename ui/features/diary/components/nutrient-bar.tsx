import { lapsOf, shareOf } from "@morsel/application/diary/client/laps";
import type { SummedAmount } from "@morsel/domain/diary";
import { nutrientUnit, type NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../foods/figures.tsx";
import { nutrientName, shortName } from "../../foods/nutrient-names.ts";
import classes from "./nutrient-bar.module.css";

export type NutrientBarProps = {
  readonly id: NutrientId;
  readonly shown: SummedAmount;
  readonly goal: number | undefined;
  /** Name above amount, so that three stand side by side. */
  readonly isNarrow?: boolean;
};

/** One nutrient of the day against its goal; "≥" where some food does not know it. */
export const NutrientBar = ({ id, shown, goal, isNarrow = false }: NutrientBarProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const unit = nutrientUnit(id);
  const eaten = shown.kind === "unknown" ? 0 : shown.amount;
  const amount =
    shown.kind === "unknown"
      ? intl.formatMessage({ id: "diary.notKnown" })
      : figures.honest(shown, (known) => (goal === undefined ? figures.withUnit(known, unit) : figures.amount(known)));
  const { first, second } = lapsOf(shareOf(eaten, goal));
  // What is shown as nothing over is not called over.
  const over = goal !== undefined && second > 0 && figures.amount(eaten) !== figures.amount(goal) ? eaten - goal : 0;
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
            <FormattedMessage id="diary.amountOf" values={{ amount, goal: figures.withUnit(goal, unit) }} />
          )}
        </span>
        {over > 0 && (
          <span className={classes.amount}>
            <FormattedMessage id="diary.amountOver" values={{ over: figures.amount(over) }} />
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
        </div>
      )}
    </div>
  );
};
