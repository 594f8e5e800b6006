import { cmToFeetInches, isCentimetres, isKilograms, kgToLb, kgToStone } from "@morsel/domain/units";
import type { IntlShape } from "react-intl";
import type { Units } from "./units.tsx";

/** A body weight in the reader's unit: "72.5 kg", "11 st 5.8 lb"; a weekly change needs two decimals: "0.25 kg". */
export const formatWeight = (intl: IntlShape, unit: Units["weight"], kg: number, decimals = 1): string => {
  if (!isKilograms(kg)) return "";
  const figure = (value: number) => intl.formatNumber(value, { maximumFractionDigits: decimals });
  if (unit === "kg") return intl.formatMessage({ id: "units.weightIn.kg" }, { value: figure(kg) });
  if (unit === "lb") return intl.formatMessage({ id: "units.weightIn.lb" }, { value: figure(kgToLb(kg)) });
  const { stone, pounds } = kgToStone(kg);
  return intl.formatMessage({ id: "units.weightIn.st" }, { stone: figure(stone), pounds: figure(pounds) });
};

/** A height in the reader's unit: "178 cm", "5 ft 10 in". */
export const formatHeight = (intl: IntlShape, unit: Units["height"], cm: number): string => {
  if (!isCentimetres(cm)) return "";
  const figure = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  if (unit === "cm") return intl.formatMessage({ id: "units.heightIn.cm" }, { value: figure(cm) });
  const { feet, inches } = cmToFeetInches(cm);
  return intl.formatMessage({ id: "units.heightIn.ft" }, { feet: figure(feet), inches: figure(inches) });
};
