import { Button, Skeleton } from "@mantine/core";
import type { MeasuredType, MeasurementId } from "@morsel/domain/measurements";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { useMeasurementList } from "../measurement-mutations.ts";
import { useMeasurementCommands, type MeasurementPorts } from "../use-measurement-commands.ts";
import classes from "./check-in.module.css";
import { HistoryRow } from "./history-row.tsx";

/** All that was measured of a type, the newest first, page by page. */
export const HistoryList = ({ type, ...ports }: MeasurementPorts & { readonly type: MeasuredType }) => {
  const intl = useIntl();
  const { entries, error, hasMore, isLoadingMore, loadMore, refetch } = useMeasurementList(ports.measurements, type);
  const commands = useMeasurementCommands(ports);
  const [open, setOpen] = useState<MeasurementId>();
  const close = (id: MeasurementId): void => {
    setOpen(undefined);
    // The editor takes the focus with it: give it back to the row that it came from.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-measurement="${id}"] button`)?.focus());
  };
  if (entries === undefined)
    return error === null ? (
      <Skeleton height={320} />
    ) : (
      <div role="alert">
        <p>{refusalWords(intl, error)}</p>
        <Button variant="default" onClick={refetch}>
          <FormattedMessage id="measure.again" />
        </Button>
      </div>
    );
  if (entries.length === 0)
    return (
      <div>
        <p className={classes.quiet}>
          <FormattedMessage id="measure.history.none" />
        </p>
        <AppLink path="/measurements/check-in" className={classes.link}>
          <FormattedMessage id="measure.toCheckIn" />
        </AppLink>
      </div>
    );
  return (
    <>
      <ul className={classes.types} aria-label={intl.formatMessage({ id: "measure.history.list" })}>
        {entries.map((entry) => (
          <HistoryRow
            key={entry.id}
            entry={entry}
            today={ports.device.today()}
            isOpen={open === entry.id}
            onOpen={() => setOpen(entry.id)}
            onClose={() => close(entry.id)}
            onChange={(edit) => {
              commands.change(entry, edit);
              close(entry.id);
            }}
            onDelete={() => {
              setOpen(undefined);
              commands.remove(entry);
            }}
          />
        ))}
      </ul>
      {hasMore && (
        <div>
          <Button variant="default" loading={isLoadingMore} onClick={loadMore}>
            <FormattedMessage id="measure.history.more" />
          </Button>
        </div>
      )}
    </>
  );
};
