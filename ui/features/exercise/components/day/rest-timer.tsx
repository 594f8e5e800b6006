import { Button } from "@mantine/core";
import { restLeft } from "@morsel/domain/exercise";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "./exercise-day.module.css";

const REST_SECONDS = 90;
const MORE_SECONDS = 30;
const TICK_MS = 250;

export type RestTimerProps = {
  /** In ms. */
  readonly since: number;
  readonly onEnd: () => void;
};

/** Counts down the rest between two sets. Only its end is said aloud. */
export const RestTimer = ({ since, onEnd }: RestTimerProps) => {
  const intl = useIntl();
  const [seconds, setSeconds] = useState(REST_SECONDS);
  const [now, setNow] = useState(since);
  const left = restLeft(since, seconds, now);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const minutes = Math.floor(left / 60);
  const rest = intl.formatNumber(left % 60, { minimumIntegerDigits: 2 });
  return (
    <div className={classes.rest}>
      <span role="status">{isOver && <FormattedMessage id="exercise.restOver" />}</span>
      {!isOver && (
        <>
          <span role="timer">
            <FormattedMessage id="exercise.rest" values={{ time: `${intl.formatNumber(minutes)}:${rest}` }} />
          </span>
          <Button variant="subtle" px="sm" onClick={() => setSeconds(seconds + MORE_SECONDS)}>
            <FormattedMessage id="exercise.restMore" values={{ seconds: MORE_SECONDS }} />
          </Button>
          <Button variant="subtle" px="sm" onClick={onEnd}>
            <FormattedMessage id="exercise.restSkip" />
          </Button>
        </>
      )}
    </div>
  );
};
