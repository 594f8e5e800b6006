import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { GoalStore } from "@morsel/application/goals/goal-store";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { makeMeasurementsUseCases, MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import type { Bindings } from "../../container.ts";

export const measurementsUseCases = ({ provide }: Bindings): void => {
  provide(
    MeasurementsUseCases,
    { measurements: MeasurementStore, types: MeasurementTypeStore, goals: GoalStore, today: MemberToday },
    makeMeasurementsUseCases,
  );
};
