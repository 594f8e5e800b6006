import { TextInput } from "@mantine/core";
import {
  cmToFeetInches,
  feetInchesToCm,
  isFeet,
  isCentimetres,
  isInches,
  isKilograms,
  isPounds,
  isStone,
  kgToLb,
  kgToStone,
  lbToKg,
  readAmount,
  stoneToKg,
  toStep,
} from "@morsel/domain/units";
import { useState, type ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Units } from "../i18n/units.tsx";
import { useFigures } from "../figures/figures.tsx";
import classes from "./measure-inputs.module.css";

type NumberTextProps = {
  /** Label of the field. */
  readonly label: ReactNode;
  /** Unit in which the value is typed. */
  readonly unit: string;
  /** Value in kilograms or centimeters; undefined while none can be read. */
  readonly value: number | undefined;
  /** Called with the value in kilograms or centimeters. */
  readonly onValue: (value: number | undefined) => void;
  /** Reason why the value is refused. */
  readonly error?: ReactNode;
  /** Nothing typed counts as none of it: the inches of "6 ft". */
  readonly isRest?: boolean;
};

/** Keeps the text as typed; reports its value when it can be read. */
const NumberText = ({ label, unit, value, onValue, error, isRest = false }: NumberTextProps) => {
  const intl = useIntl();
  const { mark } = useFigures();
  const [typed, setTyped] = useState(() =>
    value === undefined ? "" : intl.formatNumber(value, { maximumFractionDigits: 1, useGrouping: false }),
  );
  const read = (text: string): number | undefined => {
    if (isRest && /^0*$/.test(text.trim())) return 0;
    const amount = readAmount(text, mark);
    return amount.ok ? amount.value : undefined;
  };
  return (
    <TextInput
      className={classes.field}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={error}
      rightSection={
        <span className={classes.unit} aria-hidden="true">
          {unit}
        </span>
      }
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onValue(read(event.currentTarget.value));
      }}
    />
  );
};

export type MeasureProps = {
  /** Label of the field. */
  readonly label: string;
  /** Value in kilograms or centimeters; undefined while none can be read. */
  readonly value: number | undefined;
  /** Called with the value in kilograms or centimeters. */
  readonly onValue: (metric: number | undefined) => void;
  /** Reason why the value is refused. */
  readonly error?: ReactNode;
};

/** Two boxes that make one measure, such as feet and inches. */
const Pair = (props: MeasureProps & { readonly units: readonly [string, string]; readonly parts: Parts }) => {
  const { label, value, onValue, error, units, parts } = props;
  const [first, setFirst] = useState(() => parts.of(value)?.[0]);
  const [rest, setRest] = useState<number | undefined>(() => parts.of(value)?.[1] ?? 0);
  const tell = (a: number | undefined, b: number | undefined) =>
    onValue(a === undefined || b === undefined ? undefined : parts.together(a, b));
  return (
    <div className={classes.pair}>
      <NumberText
        label={`${label} (${units[0]})`}
        unit={units[0]}
        value={first}
        error={error}
        onValue={(next) => {
          setFirst(next);
          tell(next, rest);
        }}
      />
      <NumberText
        label={`${label} (${units[1]})`}
        unit={units[1]}
        value={value === undefined ? undefined : rest}
        isRest
        onValue={(next) => {
          setRest(next);
          tell(first, next);
        }}
      />
    </div>
  );
};

type Parts = {
  readonly of: (metric: number | undefined) => readonly [number, number] | undefined;
  readonly together: (first: number, rest: number) => number | undefined;
};

const STONES: Parts = {
  of: (kg) => {
    if (!isKilograms(kg)) return undefined;
    const { stone, pounds } = kgToStone(kg);
    return [stone, pounds];
  },
  together: (stone, pounds) => (isStone(stone) && isPounds(pounds) ? stoneToKg({ stone, pounds }) : undefined),
};

const FEET: Parts = {
  of: (cm) => {
    if (!isCentimetres(cm)) return undefined;
    const { feet, inches } = cmToFeetInches(cm, 0.5);
    return [feet, inches];
  },
  together: (feet, inches) => (isFeet(feet) && isInches(inches) ? feetInchesToCm({ feet, inches }) : undefined),
};

export type WeightInputProps = MeasureProps & {
  /** Unit in which the value is typed. */
  readonly unit: Units["weight"];
};

/** A body weight, typed in the reader's unit and told in kilograms. */
export const WeightInput = ({ unit, ...props }: WeightInputProps) => {
  const intl = useIntl();
  const { value, onValue } = props;
  const name = (id: "units.kg" | "units.lb" | "units.st") => intl.formatMessage({ id });
  if (unit === "st") return <Pair {...props} units={[name("units.st"), name("units.lb")]} parts={STONES} />;
  if (unit === "lb")
    return (
      <NumberText
        {...props}
        key="lb"
        unit={name("units.lb")}
        value={isKilograms(value) ? toStep(kgToLb(value), 0.1) : undefined}
        onValue={(lb) => onValue(isPounds(lb) ? lbToKg(lb) : undefined)}
      />
    );
  return <NumberText {...props} key="kg" unit={name("units.kg")} />;
};

export type HeightInputProps = MeasureProps & {
  /** Unit in which the value is typed. */
  readonly unit: Units["height"];
};

/** A height, typed in the reader's unit and told in centimetres. */
export const HeightInput = ({ unit, ...props }: HeightInputProps) => {
  const intl = useIntl();
  if (unit === "ft")
    return (
      <Pair
        {...props}
        units={[intl.formatMessage({ id: "units.ft" }), intl.formatMessage({ id: "units.in" })]}
        parts={FEET}
      />
    );
  return <NumberText {...props} key="cm" unit={intl.formatMessage({ id: "units.cm" })} />;
};
