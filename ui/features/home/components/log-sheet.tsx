import { Skeleton } from "@mantine/core";
import type { HydrationClient } from "@morsel/application/hydration/client/hydration-client";
import type { MeasurementsClient } from "@morsel/application/measurements/client/measurements-client";
import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import { useDay } from "../../../logging/diary-mutations.ts";
import { DayWater } from "../../hydration/components/day-water.tsx";
import { MemberWeight } from "../../measurements/member-weight.tsx";
import classes from "./log-sheet.module.css";
import { TodaySearch, type TodaySearchProps } from "./today-search.tsx";

export type LogSheetProps = TodaySearchProps & {
  readonly hydration: HydrationClient;
  readonly measurements: MeasurementsClient;
  readonly onClose: () => void;
};

/** Logs for today from any page: food, water, weight. */
export const LogSheet = ({ hydration, measurements, toasts, onClose, ...ports }: LogSheetProps) => {
  const { diary, device } = ports;
  const { view, isError } = useDay(diary, device.today());
  // The sheet closes after logging, because it would cover the toast with its undo.
  const closing: typeof toasts = {
    show: (toast) => {
      onClose();
      toasts.show(toast);
    },
  };
  return (
    <BottomSheet title={<FormattedMessage id="home.log.title" />} onClose={onClose}>
      <div className={classes.search}>
        <TodaySearch {...ports} toasts={closing} />
        <ActionLink path="/food/quick-add" variant="default" onClick={onClose}>
          <FormattedMessage id="navigation.quick-add" />
        </ActionLink>
      </div>
      {view !== undefined && <DayWater view={view} hydration={hydration} device={device} toasts={closing} />}
      {view === undefined && !isError && <Skeleton height={124} />}
      <MemberWeight measurements={measurements} device={device} toasts={closing} />
    </BottomSheet>
  );
};
