import { METRIC, type DisplayUnits } from "@morsel/application/identity/client/shown-units";
import { createContext, use } from "react";

export type Units = DisplayUnits;

const Shown = createContext<Units>(METRIC);

export const UnitsProvider = Shown.Provider;

export const useUnits = (): Units => use(Shown);
