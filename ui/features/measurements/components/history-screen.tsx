import { NativeSelect } from "@mantine/core";
import { MEASUREMENT_TYPES, type MeasuredType } from "@morsel/domain/measurements";
import { FormattedMessage } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../shell/page/page.tsx";
import { goalOf } from "../goal-of.ts";
import { useCheckIn } from "../measurement-mutations.ts";
import { OwnTypesProvider } from "../own-types-context.ts";
import { useMeasureWords } from "../use-measure-words.ts";
import type { MeasurementPorts } from "../use-measurement-commands.ts";
import classes from "./check-in.module.css";
import { HistoryList } from "./history-list.tsx";
import { MeasurementChart } from "./measurement-chart.tsx";

export type HistoryScreenProps = MeasurementPorts & {
  readonly type: MeasuredType;
  readonly onType: (type: MeasuredType) => void;
};

type ChoiceProps = Pick<HistoryScreenProps, "type" | "onType"> & { readonly types: readonly MeasuredType[] };

const TypeChoice = ({ type, onType, types }: ChoiceProps) => {
  const words = useMeasureWords();
  return (
    <NativeSelect
      label={<FormattedMessage id="measure.type" />}
      value={type}
      onChange={({ currentTarget: { value } }) => onType(types.find((one) => one === value) ?? "Weight")}
      data={types.map((one) => ({ value: one, label: words.name(one) }))}
    />
  );
};

/** History of one type: its chart, and each measurement to edit or delete. */
export const HistoryScreen = ({ type: asked, onType, ...ports }: HistoryScreenProps) => {
  const { checkIn } = useCheckIn(ports.measurements);
  const own = checkIn?.types ?? [];
  const types = [...(Object.keys(MEASUREMENT_TYPES) as MeasuredType[]), ...own.map(({ id }) => id)];
  // A type that was deleted elsewhere has nothing to show.
  const type = checkIn === undefined || types.includes(asked) ? asked : "Weight";
  return (
    <OwnTypesProvider value={own}>
      <Page width="wide" title={<FormattedMessage id="measure.history.title" />}>
        <div className={classes.links}>
          <AppLink path="/measurements/check-in" className={classes.link}>
            <FormattedMessage id="measure.toCheckIn" />
          </AppLink>
        </div>
        <div className={classes.columns}>
          <div className={classes.column}>
            <TypeChoice type={type} onType={onType} types={types} />
            <Sheet>
              <MeasurementChart
                key={type}
                measurements={ports.measurements}
                type={type}
                today={ports.device.today()}
                {...(checkIn === undefined ? {} : goalOf(type, checkIn))}
              />
            </Sheet>
          </div>
          <div className={classes.list}>
            <HistoryList key={type} {...ports} type={type} />
          </div>
        </div>
      </Page>
    </OwnTypesProvider>
  );
};
