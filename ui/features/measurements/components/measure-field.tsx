import { ActionIcon, TextInput } from "@mantine/core";
import {
  measureFigures,
  readMeasure,
  stepMeasure,
  type MeasureUnit,
  checkMeasurement,
  type MeasuredType,
} from "@morsel/domain/measurements";
import { useId, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconMinus, IconPlus } from "../../../theme/icons.ts";
import { useFigures, type Figures } from "../../../figures/figures.tsx";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import { useMeasureWords } from "../use-measure-words.ts";
import classes from "./measure-field.module.css";

/** Typed text of each box, unchanged. */
export type Typed = readonly string[];

export const NOTHING_TYPED: Typed = [];

/** A kept value as it would be typed. */
export const formatTypedValue = (unit: MeasureUnit, value: number, { editable }: Pick<Figures, "editable">): Typed =>
  measureFigures(unit, value).map(editable);

export type MeasureReading =
  | { readonly value: number | undefined; readonly problem?: undefined }
  | { readonly problem: string };

/** Reads what is typed of a type: its value where it can be kept, else why not, in words. */
export const useReadMeasure = () => {
  const intl = useIntl();
  const { mark } = useFigures();
  const words = useMeasureWords();
  return (type: MeasuredType, typed: Typed): MeasureReading => {
    const read = readMeasure(words.unit(type), typed, mark);
    if (!read.ok) return { problem: unreadableWords(intl, read.error) };
    if (read.value === undefined) return { value: undefined };
    const checked = checkMeasurement(type, read.value);
    return checked.ok ? { value: checked.value } : { problem: words.range(type) };
  };
};

export type MeasureFieldProps = {
  readonly type: MeasuredType;
  readonly label: ReactNode;
  /** The same as plain text, for the boxes and buttons that have no label of their own. */
  readonly name: string;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
  /** Value that − and + start from while the field is empty. */
  readonly from: number | undefined;
  /** Stands below the field. */
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** A measurement in the reader's unit, typed as all amounts are, with − and + beside it. */
export const MeasureField = ({ type, label, name, typed, onTyped, from, hint, error }: MeasureFieldProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useMeasureWords();
  const read = useReadMeasure();
  const unit = words.unit(type);
  const boxes = words.boxes(type);
  const hintId = useId();
  const reading = read(type, typed);
  const base = reading.problem === undefined ? (reading.value ?? from) : undefined;
  const tap = (change: -1 | 1) => {
    const Icon = change < 0 ? IconMinus : IconPlus;
    return (
      <ActionIcon
        className={classes.tap}
        variant="default"
        size="xl"
        aria-label={intl.formatMessage(
          { id: change < 0 ? "measure.less" : "measure.more" },
          { name, step: words.step(type) },
        )}
        onClick={() =>
          base !== undefined && onTyped(formatTypedValue(unit, stepMeasure(type, unit, base, change), figures))
        }
      >
        <Icon size={20} aria-hidden="true" />
      </ActionIcon>
    );
  };
  return (
    <div className={classes.whole}>
      <div className={classes.field}>
        <div className={classes.boxes}>
          {boxes.map((boxUnit, n) => (
            <TextInput
              key={boxUnit}
              className={classes.box}
              label={boxes.length === 1 ? label : intl.formatMessage({ id: "measure.box" }, { name, unit: boxUnit })}
              inputMode="decimal"
              autoComplete="off"
              value={typed[n] ?? ""}
              rightSectionWidth={boxUnit.length > 4 ? `${boxUnit.length * 0.6}em` : undefined}
              rightSection={
                <span className={classes.unit} aria-hidden="true">
                  {boxUnit}
                </span>
              }
              {...(n === 0 && error !== undefined ? { error } : {})}
              {...(hint === undefined ? {} : { "aria-details": hintId })}
              onChange={({ currentTarget: { value } }) =>
                onTyped(boxes.map((_, place) => (place === n ? value : (typed[place] ?? ""))))
              }
            />
          ))}
        </div>
        {base !== undefined && (
          <div className={classes.taps}>
            {tap(-1)}
            {tap(1)}
          </div>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
