import type { MeasuredType, OwnMeasurementType } from "@morsel/domain/measurements";
import { createContext, use, useCallback } from "react";

/** The types of the member's own, whose names and units are theirs. */
const OwnTypes = createContext<readonly OwnMeasurementType[]>([]);
export const OwnTypesProvider = OwnTypes.Provider;

/** The member's own type of an id; none while types are on their way, and none of one that was deleted. */
export const useOwnTypeOf = (): ((type: MeasuredType) => OwnMeasurementType | undefined) => {
  const own = use(OwnTypes);
  return useCallback((type) => own.find(({ id }) => id === type), [own]);
};
