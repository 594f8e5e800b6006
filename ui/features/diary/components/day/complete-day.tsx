import { Button } from "@mantine/core";
import type { DayView } from "@morsel/application/diary/diary-view";
import { completenessOf, fiveWeekWeight, possibleMarks, totalsOf, type Completeness } from "@morsel/domain/diary";
import { coverageOf } from "@morsel/domain/nutrition";
import { kgToLb, kgToStone, kilograms } from "@morsel/domain/units";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { IconCircleCheck } from "../../../../theme/icons.ts";
import classes from "./complete-day.module.css";

export type WeightUnit = "kg" | "lb" | "st";

export type CompleteDayProps = {
  readonly view: DayView;
  readonly weightUnit: WeightUnit;
  readonly onMark: (completeness: Completeness) => void;
};

const weightInWords = (intl: IntlShape, kg: number, unit: WeightUnit): string => {
  const weight = kilograms(kg);
  const one = { maximumFractionDigits: 1 };
  if (!weight.ok || unit === "kg") return intl.formatMessage({ id: "diary.kg" }, { value: intl.formatNumber(kg, one) });
  if (unit === "lb")
    return intl.formatMessage({ id: "diary.lb" }, { value: intl.formatNumber(kgToLb(weight.value), one) });
  const { stone, pounds } = kgToStone(weight.value);
  return intl.formatMessage(
    { id: "diary.st" },
    { stones: intl.formatNumber(stone), pounds: intl.formatNumber(pounds, one) },
  );
};

/** Forecast of five weeks of days like this one; undefined if it is unknown. */
const useForecast = ({ view, weightUnit }: CompleteDayProps): string | undefined => {
  const intl = useIntl();
  const totals = totalsOf(view.day.entries);
  if (view.weightKg === undefined || view.maintenance === undefined || coverageOf(totals, "energy") < 1)
    return undefined;
  const weight = fiveWeekWeight({
    weightKg: view.weightKg,
    intake: totals.facts.energy ?? 0,
    expenditure: view.maintenance + view.exerciseEnergy,
  });
  return weight === undefined ? undefined : weightInWords(intl, weight, weightUnit);
};

/** Marks a day as fully logged, or as fasted, and says what many such days would come to. */
export const CompleteDay = (props: CompleteDayProps) => {
  const { view, onMark } = props;
  const { entries } = view.day;
  const weight = useForecast(props);
  const [plain, mark] = possibleMarks(view.day);
  const isFast = mark === "fasted";
  if (completenessOf(view.day) === plain)
    return (
      <section className={classes.day}>
        <Button variant="default" onClick={() => onMark(mark)}>
          <FormattedMessage id={isFast ? "diary.fasted" : "diary.complete"} />
        </Button>
        <p className={classes.hint}>
          <FormattedMessage id={isFast ? "diary.fastedHint" : "diary.completeHint"} />
        </p>
      </section>
    );
  return (
    <section className={classes.day} role="status">
      <p className={classes.done}>
        <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
        <FormattedMessage id={isFast ? "diary.fastedDone" : "diary.completed"} />
      </p>
      {!isFast && (
        <p className={classes.forecast}>
          {weight === undefined ? (
            coverageOf(totalsOf(entries), "energy") < 1 && <FormattedMessage id="diary.fiveWeeksUnknown" />
          ) : (
            <FormattedMessage
              id="diary.fiveWeeks"
              values={{ weight, strong: (text) => <strong className={classes.weight}>{text}</strong> }}
            />
          )}
        </p>
      )}
      <Button variant="default" onClick={() => onMark(plain)}>
        <FormattedMessage id="diary.reopen" />
      </Button>
    </section>
  );
};
