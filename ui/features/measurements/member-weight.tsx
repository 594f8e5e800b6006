import { Skeleton } from "@mantine/core";
import { invertWeight, type WeightCommand } from "@morsel/application/measurements/client/weight-command";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import { lastWeight, type MeasurementId } from "@morsel/domain/measurements";
import { useIntl } from "react-intl";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { weightWords } from "../../i18n/body-figures.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { useUnits } from "../../i18n/units.tsx";
import { LastWeight } from "./components/last-weight.tsx";
import { useWeights } from "./weight-mutations.ts";

export type MemberWeightProps = {
  readonly measurements: MeasurementsClient;
  readonly device: Pick<DiaryDevice, "today" | "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

/** The last weight of whoever is signed in, on the ports. */
export const MemberWeight = ({ measurements, device, toasts }: MemberWeightProps) => {
  const intl = useIntl();
  const units = useUnits();
  const { weights, error, submit } = useWeights(measurements);
  if (weights === undefined) return error === null ? <Skeleton height={96} radius="lg" /> : null;

  const notifyRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "weight.notSaved" }, { why: refusalWords(intl, problem) }),
      duration: UNDO_DURATION,
    });
  const logWeight = (kg: number): void => {
    const entry = { id: device.newId() as MeasurementId, date: device.today(), kg };
    const command: WeightCommand = { kind: "logWeight", id: device.newId(), entry };
    submit(command, notifyRefused);
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "weight.logged" }, { weight: weightWords(intl, units.weight, kg, 2) }),
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "weight.undo" }),
        onUse: () => submit(invertWeight(command, device.newId), notifyRefused),
      },
    });
  };
  return <LastWeight last={lastWeight(weights)} today={device.today()} onLog={logWeight} />;
};
