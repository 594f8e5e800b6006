import "@mantine/core/styles/Progress.css";
import { Button, Progress } from "@mantine/core";
import type { Slot } from "@morsel/domain/diary";
import type { ImportBatch, ImportChoices } from "@morsel/domain/import";
import { FormattedMessage, useIntl } from "react-intl";
import { Sheet } from "../../../shell/page/page.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { CountsTable, SkippedRows } from "./survey-tables.tsx";
import classes from "./import.module.css";

export type ImportBatchProps = {
  readonly batch: ImportBatch;
  readonly slots: readonly Slot[];
  readonly onRead: (choices: ImportChoices) => void;
  readonly onStart: () => void;
  readonly onUndo: () => void;
  readonly onDiscard: () => void;
};

/** One file: its preview, its progress, its report, or that it was undone. */
export const ImportBatchSheet = (props: ImportBatchProps) => {
  const { batch } = props;
  const title = `import-batch-${batch.id}`;
  return (
    <Sheet labelledBy={title}>
      <h2 id={title} className={classes.name}>
        {batch.name}
      </h2>
      <Body {...props} />
    </Sheet>
  );
};

const Body = ({ batch, slots, onRead, onStart, onUndo, onDiscard }: ImportBatchProps) => {
  const intl = useIntl();
  switch (batch.state) {
    case "ready":
      return <ImportPreview batch={batch} slots={slots} onRead={onRead} onStart={onStart} onDiscard={onDiscard} />;
    case "reading":
    case "importing":
    case "undoing":
      return (
        <div className={classes.progress} role="status">
          <span>
            <FormattedMessage
              id={`import.state.${batch.state}`}
              values={{ share: intl.formatNumber(batch.progress, { style: "percent" }) }}
            />
          </span>
          <Progress
            value={batch.state === "reading" ? 100 : batch.progress * 100}
            animated
            aria-label={intl.formatMessage({ id: `import.bar.${batch.state}` })}
          />
        </div>
      );
    case "done":
      return <Report batch={batch} onUndo={onUndo} />;
    case "undone":
      return (
        <p className={classes.hint} role="status">
          <FormattedMessage
            id="import.undone"
            values={{ removed: batch.undo?.removed ?? 0, kept: batch.undo?.kept ?? 0 }}
          />
        </p>
      );
    case "refused":
    case "sending":
      return (
        <div className={classes.batch}>
          <p className={classes.hint}>
            <FormattedMessage
              id={batch.state === "sending" ? "import.unfinished" : `import.refusal.${batch.refusal ?? "failed"}`}
            />
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={onDiscard}>
              <FormattedMessage id="import.discard" />
            </Button>
          </div>
        </div>
      );
  }
};

const Report = ({ batch, onUndo }: Pick<ImportBatchProps, "batch" | "onUndo">) => {
  const { report, survey } = batch;
  return (
    <div className={classes.batch}>
      <p className={classes.hint} role="status">
        <FormattedMessage id="import.done" />
      </p>
      {report !== undefined && <CountsTable counts={report.added} isDone />}
      {report !== undefined && report.known > 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="import.known" values={{ count: report.known }} />
        </p>
      )}
      {report !== undefined && report.full > 0 && (
        <p className={classes.hint}>
          <FormattedMessage id="import.full" values={{ count: report.full }} />
        </p>
      )}
      {survey !== undefined && <SkippedRows leftOut={survey.leftOut} doubts={[]} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onUndo}>
          <FormattedMessage id="import.undo" />
        </Button>
      </div>
    </div>
  );
};
