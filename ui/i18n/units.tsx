import type { WaterUnit } from "@morsel/domain/hydration";
import { createContext, use } from "react";

/** The units that the reader wants to see. */
export type Units = {
  readonly energy: "kcal" | "kJ";
  readonly weight: "kg" | "lb" | "st";
  readonly height: "cm" | "ft";
  readonly water: WaterUnit;
};

const Shown = createContext<Units>({ energy: "kcal", weight: "kg", height: "cm", water: "milliliters" });

export const UnitsProvider = Shown.Provider;

export const useUnits = (): Units => use(Shown);
