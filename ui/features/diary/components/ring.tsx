import type { ReactNode } from "react";
import classes from "./ring.module.css";

export type RingProps = {
  /** 0 to 1. */
  readonly share: number;
  readonly size: number;
  /** What the ring says, for those who do not see it. */
  readonly label: string;
  readonly children?: ReactNode;
};

const STROKE = 8;

/** A share of the day as an arc that begins at twelve o'clock. */
export const Ring = ({ share, size, label, children }: RingProps) => {
  const radius = (size - STROKE) / 2;
  const length = 2 * Math.PI * radius;
  return (
    <div className={classes.ring} style={{ width: size, height: size }} role="img" aria-label={label}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={classes.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={STROKE} />
        <circle
          className={classes.arc}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={STROKE}
          strokeDasharray={`${length * share} ${length}`}
          visibility={share > 0 ? "visible" : "hidden"}
        />
      </svg>
      <div className={classes.inside} aria-hidden="true">
        {children}
      </div>
    </div>
  );
};
