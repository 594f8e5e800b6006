import { METRIC, type ShownUnits } from "@morsel/application/identity/client/shown-units";
import { createContext, use } from "react";

export type Units = ShownUnits;

const Shown = createContext<Units>(METRIC);

export const UnitsProvider = Shown.Provider;

export const useUnits = (): Units => use(Shown);
