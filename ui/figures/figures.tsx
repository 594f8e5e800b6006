import type { SummedAmount } from "@morsel/domain/diary";
import type { NutrientUnit } from "@morsel/domain/nutrition";
import { displayNumber, KJ_PER_KCAL, type DecimalMark } from "@morsel/domain/units";
import { createContext, useContext, useMemo } from "react";
import { useIntl, type IntlShape } from "react-intl";

export type EnergyUnit = "kcal" | "kJ";

const shown = (value: number): number => displayNumber(value) ?? 0;

/** In place of a figure that is hidden. */
const HIDDEN = "···";

/** "," or ".", as this language writes one and a half. */
const decimalMark = (intl: IntlShape): DecimalMark => (intl.formatNumber(1.5).includes(",") ? "," : ".");

/** Numbers as the page writes them; whole from ten on, one decimal below. */
export const makeFigures = (intl: IntlShape, unit: EnergyUnit, isEnergyHidden = false) => {
  const amount = (value: number): string =>
    intl.formatNumber(shown(value), { maximumFractionDigits: Math.abs(value) < 9.95 ? 1 : 0 });
  const perKcal = unit === "kJ" ? KJ_PER_KCAL : 1;
  const energy = (kcal: number): string =>
    isEnergyHidden ? HIDDEN : intl.formatNumber(shown(kcal * perKcal), { maximumFractionDigits: 0 });
  return {
    unit,
    /** Units per kilocalorie. */
    perKcal,
    /** RE17: no energy is shown; what would say nothing else is better left out. */
    isEnergyHidden,
    mark: decimalMark(intl),
    amount,
    energy,
    energyWithUnit: (kcal: number): string => intl.formatMessage({ id: `foods.in.${unit}` }, { value: energy(kcal) }),
    withUnit: (value: number, of: NutrientUnit): string =>
      of === "kcal"
        ? intl.formatMessage({ id: `foods.in.${unit}` }, { value: energy(value) })
        : intl.formatMessage({ id: "foods.in.unit" }, { value: amount(value), unit: of }),
    /** Unknown is a dash, what is known in part begins with "≥": neither is taken for the amount. */
    honest: (said: SummedAmount, words: (amount: number) => string): string =>
      said.kind === "unknown"
        ? intl.formatMessage({ id: "diary.unknownShort" })
        : (said.kind === "atLeast" ? "≥ " : "") + words(said.amount),
    /** An amount as it was typed: up to two decimals, never rounded to nothing. */
    typed: (value: number): string => intl.formatNumber(value, { maximumFractionDigits: 2 }),
    /** The same, to be typed over: without marks between thousands, which would be read as decimals. */
    editable: (value: number): string =>
      intl.formatNumber(value, { maximumFractionDigits: 3, useGrouping: false, numberingSystem: "latn" }),
  };
};

export type Figures = ReturnType<typeof makeFigures>;

/** RE17: energy is said by no figure, whatever the sentence around it. */
const HiddenEnergy = createContext(false);
export const HiddenEnergyProvider = HiddenEnergy.Provider;

const Unit = createContext<EnergyUnit>("kcal");

/** Energy in the unit that the member chose, for all that is inside. */
export const EnergyUnitProvider = Unit.Provider;

export const useFigures = (): Figures => {
  const intl = useIntl();
  const unit = useContext(Unit);
  const isHidden = useContext(HiddenEnergy);
  return useMemo(() => makeFigures(intl, unit, isHidden), [intl, unit, isHidden]);
};
