import { Button } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import type { Hit } from "../../foods/hit.ts";
import classes from "./food-box.module.css";

export type TickedBarProps = {
  readonly ticked: readonly Hit[];
  readonly current: Hit | undefined;
  readonly onLog: () => void;
  readonly onToggle: (hit: Hit) => void;
  readonly onEdit: (hit: Hit) => void;
};

const key = (text: React.ReactNode) => <kbd className={classes.key}>{text}</kbd>;

/** The foot of the box: the keys while nothing is ticked, one button for all that is. */
export const TickedBar = ({ ticked, current, onLog, onToggle, onEdit }: TickedBarProps) => {
  if (ticked.length === 0 && current === undefined) return null;
  const isTicked = ticked.some(({ foodId }) => foodId === current?.foodId);
  return (
    <div className={classes.foot}>
      {current !== undefined && (
        <>
          <Button
            variant="subtle"
            color="gray"
            px="sm"
            className={classes.spokenButton}
            onClick={() => onToggle(current)}
          >
            <FormattedMessage id={isTicked ? "diary.untick" : "diary.tickOne"} />
          </Button>
          <Button
            variant="subtle"
            color="gray"
            px="sm"
            className={classes.spokenButton}
            onClick={() => onEdit(current)}
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
          <Button onClick={onLog}>
            <FormattedMessage id="diary.logTicked" values={{ count: ticked.length }} />
          </Button>
        </>
      )}
    </div>
  );
};
