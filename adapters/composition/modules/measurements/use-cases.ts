import { MemberToday } from "@morsel/application/diary-settings/member-today";
import { StepGoal } from "@morsel/application/measurements/step-goal";
import { MeasurementStore } from "@morsel/application/measurements/measurement-store";
import { MeasurementTypeStore } from "@morsel/application/measurements/measurement-type-store";
import { makeMeasurementsUseCases, MeasurementsUseCases } from "@morsel/application/measurements/use-cases";
import { makeWeighInReminderCheck } from "@morsel/application/measurements/weigh-in-reminder-check";
import { ReminderChecks } from "@morsel/application/notifications/reminder-check";
import type { Bindings } from "../../container.ts";

export const measurementsUseCases = ({ provide, contributeFrom }: Bindings): void => {
  provide(
    MeasurementsUseCases,
    { measurements: MeasurementStore, types: MeasurementTypeStore, stepGoal: StepGoal, today: MemberToday },
    makeMeasurementsUseCases,
  );
  contributeFrom(ReminderChecks, { measurements: MeasurementStore }, makeWeighInReminderCheck);
};
