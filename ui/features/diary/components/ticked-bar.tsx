import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FoodOption } from "@morsel/application/foods/client/food-option";
import { isTicked, type FoodBoxEvent } from "@morsel/application/diary/client/food-box";
import classes from "./food-box.module.css";

export type TickedBarProps = {
  readonly ticked: readonly FoodOption[];
  readonly current: FoodOption | undefined;
  readonly send: (event: FoodBoxEvent) => void;
};

const key = (text: React.ReactNode) => <kbd className={classes.key}>{text}</kbd>;

/** The foot of the box: the keys while nothing is ticked, one button for all that is. */
export const TickedBar = ({ ticked, current, send }: TickedBarProps) => {
  if (ticked.length === 0 && current === undefined) return null;
  const isOn = current !== undefined && isTicked({ ticked }, current);
  return (
    <div className={classes.foot}>
      {current !== undefined && (
        <>
          <Button
            variant="subtle"
            color="gray"
            px="sm"
            className={classes.spokenButton}
            onClick={() => send({ kind: "ticked", option: current })}
          >
            <FormattedMessage id={isOn ? "diary.untick" : "diary.tickOne"} />
          </Button>
          <Button
            variant="subtle"
            color="gray"
            px="sm"
            className={classes.spokenButton}
            onClick={() => send({ kind: "edited", option: current })}
          >
            <FormattedMessage id="diary.changeAmount" />
          </Button>
        </>
      )}
      {ticked.length === 0 ? (
        <p className={classes.keys}>
          <FormattedMessage id="diary.keys" values={{ key }} />
        </p>
      ) : (
        <>
          <p className={classes.count} role="status">
            <FormattedMessage id="diary.ticked" values={{ count: ticked.length }} />
          </p>
          <Button onClick={() => send({ kind: "logged", options: ticked })}>
            <FormattedMessage id="diary.logTicked" values={{ count: ticked.length }} />
          </Button>
        </>
      )}
    </div>
  );
};
