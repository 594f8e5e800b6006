import {
  valueInUnit,
  measureFigures,
  measureUnit,
  tapStep,
  type MeasureUnit,
  isMeasurementType,
  measurementRange,
  type MeasuredType,
  type MeasurementType,
} from "@morsel/domain/measurements";
import { useIntl } from "react-intl";
import { formatHeight, formatWeight } from "../../i18n/body-figures.ts";
import { useUnits } from "../../i18n/units.tsx";
import { useOwnTypeOf } from "./own-types-context.ts";

const NAMES = {
  Weight: "measure.weight",
  height: "measure.height",
  Neck: "measure.neck",
  Waist: "measure.waist",
  Hips: "measure.hips",
  "Fitbit steps": "measure.steps",
  "Fitbit tracked sleep minutes": "measure.sleep",
} as const satisfies { readonly [Type in MeasurementType]: string };

/** The units of the boxes in which a measurement is typed. */
const BOXES = {
  kg: ["units.kg"],
  lb: ["units.lb"],
  st: ["units.st", "units.lb"],
  cm: ["units.cm"],
  in: ["units.in"],
  ft: ["units.ft", "units.in"],
  steps: ["measure.unit.steps"],
  hours: ["measure.unit.hours", "measure.unit.minutes"],
} as const satisfies { readonly [Unit in Exclude<MeasureUnit, "own">]: readonly string[] };

/** Names, values and units of what can be measured, in the reader's language and units. */
export const useMeasureWords = () => {
  const intl = useIntl();
  const units = useUnits();
  const ownOf = useOwnTypeOf();
  const unit = (type: MeasuredType): MeasureUnit => measureUnit(type, units);
  const figure = (value: number, decimals = 2): string => intl.formatNumber(value, { maximumFractionDigits: decimals });

  /** Two decimals of a weight are kept and read; a mean of a day, or a trend, needs no more. */
  const value = (type: MeasuredType, kept: number): string => {
    const shown = unit(type);
    const [first = 0, rest = 0] = measureFigures(shown, kept);
    switch (shown) {
      case "kg":
      case "lb":
      case "st":
        return formatWeight(intl, shown, kept, 2);
      case "cm":
      case "ft":
        return formatHeight(intl, shown, kept);
      case "in":
        return intl.formatMessage({ id: "measure.in.inches" }, { value: figure(first, 1) });
      case "steps":
        return intl.formatMessage({ id: "measure.in.steps" }, { value: Math.round(first) });
      case "hours":
        return intl.formatMessage({ id: "measure.in.hours" }, { hours: first, minutes: Math.round(rest) });
      case "own": {
        const ownUnit = ownOf(type)?.unit ?? "";
        return ownUnit === ""
          ? figure(first)
          : intl.formatMessage({ id: "measure.in.own" }, { value: figure(first), unit: ownUnit });
      }
    }
  };
  const name = (type: MeasuredType): string =>
    isMeasurementType(type) ? intl.formatMessage({ id: NAMES[type] }) : (ownOf(type)?.name ?? "");
  const boxes = (type: MeasuredType): readonly string[] => {
    const shown = unit(type);
    return shown === "own" ? [ownOf(type)?.unit ?? ""] : BOXES[shown].map((id) => intl.formatMessage({ id }));
  };
  return {
    unit,
    name,
    value,
    boxes,
    /** Step of a tap: "0.1 kg", for stone its pounds. */
    step: (type: MeasuredType): string => {
      const shown = unit(type);
      const step = tapStep(shown);
      if (shown === "st") return formatWeight(intl, "lb", step, 1);
      if (shown === "ft") return intl.formatMessage({ id: "measure.in.inches" }, { value: figure(0.5, 1) });
      if (shown === "hours") return intl.formatMessage({ id: "measure.in.minutes" }, { value: step });
      return value(type, step);
    },
    range: (type: MeasuredType): string => {
      const { min, max } = measurementRange(type);
      return intl.formatMessage(
        { id: "measure.range" },
        { name: name(type), min: value(type, min), max: value(type, max) },
      );
    },
    /** Rounds a mean or a trend no finer than a measurement. A weight is rounded where it is shown, in the reader's unit. */
    round: (type: MeasuredType, kept: number): number =>
      type === "Weight" ? kept : isMeasurementType(type) ? Math.round(kept * 10) / 10 : Math.round(kept * 100) / 100,
    /** A change of weight without its sign; one of stone is told in pounds. */
    change: (kg: number): string => {
      const shown = units.weight === "st" ? "lb" : units.weight;
      return formatWeight(intl, shown, Math.abs(kg), 1);
    },
    /** Scale of a chart: reader's units per stored unit; stone count by pounds, feet by inches. */
    scale: (type: MeasuredType): number => valueInUnit(unit(type), 1) / (unit(type) === "hours" ? 60 : 1),
    /** In files a value is one figure: what has two boxes is told in the unit of the second. */
    columnUnit: (type: MeasuredType): string => boxes(type).at(-1) ?? "",
    columnFigure: (type: MeasuredType, kept: number): number => Math.round(valueInUnit(unit(type), kept) * 100) / 100,
    /** "Weight 71.4 kg and Waist 80 cm" */
    list: (all: readonly { readonly type: MeasuredType; readonly value: number }[]): string =>
      intl.formatList(
        all.map((one) =>
          intl.formatMessage({ id: "measure.named" }, { name: name(one.type), value: value(one.type, one.value) }),
        ),
      ),
  };
};

export type MeasureWords = ReturnType<typeof useMeasureWords>;
