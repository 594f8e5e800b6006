import { daysBetween, type CalendarDate } from "@morsel/domain/calendar";
import { useIntl } from "react-intl";
import { formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import classes from "../../figures/widgets.module.css";

export type WeightLineProps = {
  /** Newest first. */
  readonly weights: readonly { readonly date: CalendarDate; readonly kg: number }[];
};

const WIDTH = 100;
const HEIGHT = 40;
/** A change smaller than this is drawn as no cliff. */
const LEAST_SPAN_KG = 2;

/** The newest weights as a line, each on its day; one alone is none. */
export const WeightLine = ({ weights }: WeightLineProps) => {
  const intl = useIntl();
  const units = useUnits();
  const oldestFirst = weights.toReversed();
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const kgs = oldestFirst.map(({ kg }) => kg);
  const middle = (Math.min(...kgs) + Math.max(...kgs)) / 2;
  const span = Math.max(LEAST_SPAN_KG, Math.max(...kgs) - Math.min(...kgs));
  const days = Math.max(1, daysBetween(first.date, last.date));
  const points = oldestFirst.map(
    ({ date, kg }) =>
      `${((WIDTH * daysBetween(first.date, date)) / days).toFixed(2)},${(HEIGHT * (0.5 - (kg - middle) / span)).toFixed(2)}`,
  );
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={intl.formatMessage(
        { id: "home.weightLine" },
        {
          count: weights.length,
          first: formatWeight(intl, units.weight, first.kg, 2),
          last: formatWeight(intl, units.weight, last.kg, 2),
        },
      )}
    >
      <polyline points={points.join(" ")} />
    </svg>
  );
};
