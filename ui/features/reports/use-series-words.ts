import { waterIn } from "@morsel/domain/hydration";
import {
  isMeasurementType,
  isOwnTypeId,
  type MeasurementType,
  type OwnMeasurementType,
  type OwnTypeId,
} from "@morsel/domain/measurements";
import { isNutrientId, nutrientUnit } from "@morsel/domain/nutrition";
import type { ReportSeriesId } from "@morsel/domain/reports";
import {
  CM_PER_INCH,
  cmToInches,
  isCentimetres,
  isKilograms,
  kgToLb,
  kgToStone,
  LB_PER_KG,
} from "@morsel/domain/units";
import { useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";
import { formatHeight, formatWeight } from "../../i18n/body-figures.ts";
import { useUnits, type Units } from "../../i18n/units.tsx";
import { useFigures, type Figures } from "../../figures/figures.tsx";
import { nutrientName } from "../../figures/nutrient-names.ts";
import { useWaterWords } from "../../figures/water-words.ts";
import { useOwnTypeOf } from "../measurements/own-types-context.ts";

/** How a series is called and how its values are said and written. */
export type SeriesWords = {
  readonly name: string;
  readonly say: (value: number) => string;
  /** The unit of the column in a file, and a value in it. */
  readonly column: string;
  readonly figure: (value: number) => number;
  /** How many of the unit that is read one is. */
  readonly scale: number;
};

const asIs = (value: number): number => value;

const kilograms = (unit: Units["weight"]) => (kg: number) => {
  if (!isKilograms(kg)) return kg;
  if (unit === "lb") return kgToLb(kg);
  if (unit === "kg") return kg;
  const { stone, pounds } = kgToStone(kg);
  return stone + pounds / 14;
};

/** Stone are counted by their pounds. */
const weightScale = (unit: Units["weight"]): number => (unit === "kg" ? 1 : LB_PER_KG);

const MEASURED_NAMES = {
  Weight: "reports.series.Weight",
  height: "reports.series.height",
  Neck: "reports.series.neck",
  Waist: "reports.series.waist",
  Hips: "reports.series.hips",
  "Fitbit steps": "reports.series.steps",
  "Fitbit tracked sleep minutes": "reports.series.sleep",
} as const satisfies { readonly [Type in MeasurementType]: string };

const WATER_COLUMN = { milliliters: "ml", fluid_ounces: "fl oz", cups: "cups" } as const;

/** The name and the unit that the member gave it; one that they deleted has neither any more. */
const ownWords = (intl: IntlShape, own: OwnMeasurementType | undefined): SeriesWords => {
  const name = own?.name ?? intl.formatMessage({ id: "reports.series.own" });
  const unit = own?.unit ?? "";
  const amount = (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 2 });
  return {
    name,
    say: (value) =>
      unit === "" ? amount(value) : intl.formatMessage({ id: "reports.own" }, { value: amount(value), unit }),
    column: unit === "" ? name : intl.formatMessage({ id: "reports.column" }, { name, unit }),
    figure: asIs,
    scale: 1,
  };
};

const wordsOf = (
  id: Exclude<ReportSeriesId, OwnTypeId>,
  intl: IntlShape,
  figures: Figures,
  units: Units,
  water: (ml: number) => string,
): SeriesWords => {
  const column = (name: string, unit: string): string => intl.formatMessage({ id: "reports.column" }, { name, unit });
  if (isNutrientId(id) || id === "net_energy" || id === "exercise_energy") {
    const name = intl.formatMessage(isNutrientId(id) ? nutrientName(id) : { id: `reports.series.${id}` });
    const unit = isNutrientId(id) ? nutrientUnit(id) : "kcal";
    const scale = unit === "kcal" ? figures.perKcal : 1;
    return {
      name,
      say: (value) => figures.withUnit(value, unit),
      column: column(name, unit === "kcal" ? figures.unit : unit),
      figure: (value) => value * scale,
      scale,
    };
  }
  const name = intl.formatMessage({ id: isMeasurementType(id) ? MEASURED_NAMES[id] : `reports.series.${id}` });
  if (id === "exercise_minutes")
    return {
      name,
      say: (value) => intl.formatMessage({ id: "reports.minutes" }, { value: figures.amount(value) }),
      column: column(name, "min"),
      figure: asIs,
      scale: 1,
    };
  if (id === "Fitbit tracked sleep minutes")
    return {
      name,
      say: (value) => intl.formatMessage({ id: "reports.hours.of" }, { value: figures.amount(value / 60) }),
      column: column(name, "h"),
      figure: (minutes) => minutes / 60,
      scale: 1 / 60,
    };
  if (id === "Fitbit steps")
    return { name, say: (value) => intl.formatNumber(Math.round(value)), column: name, figure: asIs, scale: 1 };
  if (id === "height")
    return {
      name,
      say: (value) => formatHeight(intl, units.height, value),
      column: column(name, "cm"),
      figure: asIs,
      scale: units.height === "cm" ? 1 : 1 / CM_PER_INCH,
    };
  if (isMeasurementType(id) && id !== "Weight") {
    const isMetric = units.height === "cm";
    const girth = (cm: number): number => (isMetric || !isCentimetres(cm) ? cm : cmToInches(cm));
    return {
      name,
      say: (value) =>
        isMetric
          ? formatHeight(intl, "cm", value)
          : intl.formatMessage({ id: "reports.inches" }, { value: figures.amount(girth(value)) }),
      column: column(name, isMetric ? "cm" : "in"),
      figure: girth,
      scale: isMetric ? 1 : 1 / CM_PER_INCH,
    };
  }
  if (id === "drinks")
    return {
      name,
      say: water,
      column: column(name, WATER_COLUMN[units.water]),
      figure: (ml) => waterIn(units.water, ml),
      scale: waterIn(units.water, 1),
    };
  return {
    name,
    say: (value) => formatWeight(intl, units.weight, value),
    column: column(name, units.weight),
    figure: kilograms(units.weight),
    scale: weightScale(units.weight),
  };
};

export const useSeriesWords = (): ((id: ReportSeriesId) => SeriesWords) => {
  const intl = useIntl();
  const figures = useFigures();
  const units = useUnits();
  const { amount: water } = useWaterWords();
  const ownOf = useOwnTypeOf();
  return useMemo(
    () => (id) => (isOwnTypeId(id) ? ownWords(intl, ownOf(id)) : wordsOf(id, intl, figures, units, water)),
    [intl, figures, units, water, ownOf],
  );
};
