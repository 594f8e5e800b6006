/** Reference of a point: a band with both limits, or one limit to reach or to stay below. */
export type ChartGoal = { readonly min?: number; readonly max?: number };

/** One day, week or month. */
export type ChartPoint = {
  readonly key: string;
  /** As it is read aloud and stands in the table: "Wednesday, March 11". */
  readonly name: string;
  /** As it stands below the axis: "Mar 11". */
  readonly tick: string;
  /** Absent where nothing is known: a gap, never zero. */
  readonly value?: number;
  /** The period was logged and not marked complete; its bar is lighter, its dot hollow. */
  readonly isPartial?: boolean;
  /** There is more of it than is known: said as "at least", and its bar is marked lightly. */
  readonly isLowerBound?: boolean;
  /** The trend at it. */
  readonly trend?: number;
  readonly goal?: ChartGoal;
  /** Explains the value, or why there is none. */
  readonly note?: string;
};

/** One measure over all points; the series of a chart have the same points, each with its own scale. */
export type ChartSeries = {
  readonly id: string;
  readonly name: string;
  /** Bars for amounts per day, a line for what is measured. */
  readonly shape: "bars" | "line";
  readonly points: readonly ChartPoint[];
  /** A value with its unit. */
  readonly say: (value: number) => string;
  /** How many of the unit that is read one of the values is, such as 4.184 kJ: the scale has round figures of that unit. One when absent. */
  readonly scale?: number;
  /** Head of the column in a file: name and unit. */
  readonly column: string;
  /** Mean of the values, as the sentence above the chart says it; drawn as a line. */
  readonly mean?: number;
  /** Meaning of the points' band if it is no goal: the range in which the value is likely to lie. */
  readonly bandIs?: "likely";
  /** A value as a file holds it, in the unit of the column; as it is when absent. */
  readonly figure?: (value: number) => number;
};

export const isIncomplete = ({ isPartial = false, isLowerBound = false }: ChartPoint): boolean =>
  isPartial || isLowerBound;

/** How much of a period is known: all of it, what was logged of it, or some of that. */
export type BarKind = "whole" | "logged" | "part";

export const barKindOf = ({ isPartial = false, isLowerBound = false }: ChartPoint): BarKind =>
  isLowerBound ? "part" : isPartial ? "logged" : "whole";
