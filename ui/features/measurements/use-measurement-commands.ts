import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import {
  invertMeasurements,
  type MeasurementCommand,
} from "@morsel/application/measurements/client/measurement-command";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import type { CalendarDate, TimeOfDay } from "@morsel/domain/calendar";
import type { MeasuredType, Measurement, MeasurementId } from "@morsel/domain/measurements";
import { useIntl } from "react-intl";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { useMeasurementMutation } from "./measurement-mutations.ts";
import { useMeasureRuleWords } from "./use-measure-rule-words.ts";
import { useMeasureWords } from "./use-measure-words.ts";

export type MeasurementPorts = {
  /** Client that reads and logs measurements. */
  readonly measurements: MeasurementsClient;
  /** Clock of the device. */
  readonly device: Pick<DiaryDevice, "today" | "timeOfDay" | "newId">;
  /** Place for what happened. */
  readonly toasts: Pick<Toasts, "show">;
};

export type MeasuredValue = { readonly type: MeasuredType; readonly value: number };
/** Moment of a measurement; now by default. */
export type MeasuredAt = { readonly date?: CalendarDate; readonly time?: TimeOfDay; readonly hasTime?: boolean };
export type Edit = { readonly value: number; readonly date: CalendarDate; readonly time?: TimeOfDay };

/** Commands on measurements, with their toasts and undo. */
export const useMeasurementCommands = ({ measurements, device, toasts }: MeasurementPorts) => {
  const intl = useIntl();
  const words = useMeasureWords();
  const ruleWords = useMeasureRuleWords();
  const { submit } = useMeasurementMutation(measurements);

  const send = (command: MeasurementCommand): Promise<boolean> =>
    submit(command, (problem) =>
      toasts.show({
        severity: "error",
        message: intl.formatMessage({ id: "measure.notSaved" }, { why: refusalWords(intl, problem, ruleWords) }),
        duration: UNDO_DURATION,
      }),
    );
  const act = (command: MeasurementCommand, message: string): Promise<boolean> => {
    const isDone = send(command);
    toasts.show({
      severity: "success",
      message,
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "measure.undo" }),
        onUse: () => {
          const back = invertMeasurements(command, device.newId);
          if (back !== undefined) void send(back);
        },
      },
    });
    return isDone;
  };
  return {
    log: (measured: readonly MeasuredValue[], moment: MeasuredAt): Promise<boolean> => {
      const { date = device.today(), time = device.timeOfDay(), hasTime = true } = moment;
      const entries = measured.map(({ type, value }): Measurement => ({
        id: device.newId() as MeasurementId,
        type,
        date,
        ...(hasTime ? { time } : {}),
        value,
        version: 1,
      }));
      return act(
        { kind: "logMeasurements", id: device.newId(), entries },
        intl.formatMessage({ id: "measure.logged" }, { what: words.list(entries) }),
      );
    },
    change: (entry: Measurement, { value, date, time }: Edit): void => {
      const { id, type, version } = entry;
      const next = { id, type, value, date, ...(time === undefined ? {} : { time }), version: version + 1 };
      void act(
        { kind: "changeMeasurement", id: device.newId(), entry, next },
        intl.formatMessage({ id: "measure.changed" }, { what: words.list([next]) }),
      );
    },
    remove: (entry: Measurement): void =>
      void act(
        { kind: "deleteMeasurements", id: device.newId(), entries: [entry] },
        intl.formatMessage({ id: "measure.deleted" }, { what: words.list([entry]) }),
      ),
  };
};
