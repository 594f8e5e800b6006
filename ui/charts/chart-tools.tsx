import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ChartSeries } from "./chart-data.ts";
import { ChartTable } from "./chart-table.tsx";
import classes from "./chart.module.css";
import { csvOf } from "./csv.ts";
import { pictureOf } from "./picture.ts";
import { fileNameOf, saveFile } from "./save-file.ts";

export type ChartToolsProps = {
  readonly label: string;
  readonly sentence?: string;
  readonly series: readonly ChartSeries[];
};

/** A byte order mark tells spreadsheets that the file is UTF-8. */
const BOM = "\uFEFF";

/** The table behind the chart, and both as files. */
export const ChartTools = ({ label, sentence = "", series }: ChartToolsProps) => {
  const intl = useIntl();
  const tableId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  const saveTable = (): void => {
    const heads = {
      from: intl.formatMessage({ id: "chart.column.from" }),
      note: intl.formatMessage({ id: "chart.column.note" }),
    };
    saveFile(fileNameOf(label, "csv"), new Blob([BOM, csvOf(series, heads)], { type: "text/csv;charset=utf-8" }));
  };
  const savePicture = async (): Promise<void> => {
    const picture =
      rootRef.current === null ? undefined : await pictureOf({ label, sentence, series }, rootRef.current);
    setIsFailed(picture === undefined);
    if (picture !== undefined) saveFile(fileNameOf(label, "png"), picture);
  };
  return (
    <div ref={rootRef}>
      <div className={classes.tools}>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={tableId}
          onClick={() => setIsOpen((before) => !before)}
        >
          <FormattedMessage id={isOpen ? "chart.hideTable" : "chart.showTable"} />
        </Button>
        <Button variant="subtle" onClick={saveTable}>
          <FormattedMessage id="chart.csv" />
        </Button>
        <Button variant="subtle" onClick={() => void savePicture()}>
          <FormattedMessage id="chart.png" />
        </Button>
      </div>
      <p role="status" className={classes.sentence}>
        {isFailed && <FormattedMessage id="chart.noPicture" />}
      </p>
      <div id={tableId}>{isOpen && <ChartTable label={label} series={series} />}</div>
    </div>
  );
};
