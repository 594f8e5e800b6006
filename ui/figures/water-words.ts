import { waterIn } from "@morsel/domain/hydration";
import { useIntl } from "react-intl";
import { useUnits } from "../i18n/units.tsx";

/** Amounts of water in the member's unit: whole millilitres and ounces, cups to the tenth. */
export const useWaterWords = () => {
  const intl = useIntl();
  const { water: unit } = useUnits();
  const amount = (ml: number): string => {
    const digits = unit === "cups" ? 1 : 0;
    const inUnit = Number(waterIn(unit, ml).toFixed(digits));
    const value = intl.formatNumber(inUnit, { maximumFractionDigits: digits });
    return intl.formatMessage({ id: `water.in.${unit}` }, { value, amount: inUnit });
  };
  return { unit, amount };
};
