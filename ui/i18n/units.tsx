import { createContext, use } from "react";

/** The units that the reader wants to see. */
export type Units = {
  readonly energy: "kcal" | "kJ";
  readonly weight: "kg" | "lb" | "st";
  readonly height: "cm" | "ft";
};

const Shown = createContext<Units>({ energy: "kcal", weight: "kg", height: "cm" });

export const UnitsProvider = Shown.Provider;

export const useUnits = (): Units => use(Shown);
