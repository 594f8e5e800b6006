import { progressSegments } from "@morsel/domain/diary";
import type { ReactNode } from "react";
import classes from "./ring.module.css";

export type RingProps = {
  /** 1 is all of it; what is over it is a second lap. */
  readonly share: number;
  /** Width and height in px. */
  readonly size: number;
  /** Accessible name of the ring. */
  readonly label: string;
  /** Figure in the middle of the ring. */
  readonly children?: ReactNode;
};

const STROKE = 8;

/** A share of the day as an arc that begins at twelve o'clock; over the goal it goes on as a second lap over a paler first one. */
export const Ring = ({ share, size, label, children }: RingProps) => {
  const radius = (size - STROKE) / 2;
  const length = 2 * Math.PI * radius;
  const { first, second } = progressSegments(share);
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: STROKE };
  const arc = (lap: number) => (
    <circle className={classes.arc} {...circle} strokeDasharray={`${length * lap} ${length}`} />
  );
  return (
    <div className={classes.ring} style={{ width: size, height: size }} role="img" aria-label={label}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={second > 0 ? classes.firstLap : classes.track} {...circle} />
        {first > 0 && arc(second > 0 ? second : first)}
      </svg>
      <div className={classes.inside} aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
