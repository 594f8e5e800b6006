import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { FoodOption } from "@morsel/domain/diary";
import { isSelected, type FoodBoxEvent, type FoodBoxState } from "@morsel/application/diary/client/food-box";
import classes from "../../../../fields/log-box.module.css";

export type SelectionBarProps = {
  readonly state: Pick<FoodBoxState, "plate" | "isAside">;
  readonly current: FoodOption | undefined;
  readonly send: (event: FoodBoxEvent) => void;
  /** Set if the plate shows its contents itself. */
  readonly hasPlate?: boolean;
};

const key = (text: React.ReactNode) => <kbd className={classes.key}>{text}</kbd>;

/** The foot of the box: the keys while nothing is ticked, one button for all that is. */
export const SelectionBar = ({ state, current, send, hasPlate = false }: SelectionBarProps) => {
  const count = state.isAside ? 0 : state.plate.length;
  if (count === 0 && current === undefined) return null;
  const isOn = current !== undefined && isSelected(state, current);
  return (
    <div className={classes.foot} data-bare={hasPlate || undefined}>
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
      {hasPlate ? null : count === 0 ? (
        <p className={classes.keys}>
          <FormattedMessage id="diary.keys" values={{ key }} />
        </p>
      ) : (
        <>
          <p className={classes.count} role="status">
            <FormattedMessage id="diary.ticked" values={{ count }} />
          </p>
          <Button onClick={() => send({ kind: "plate logged" })}>
            <FormattedMessage id="diary.logTicked" values={{ count }} />
          </Button>
        </>
      )}
    </div>
  );
};
