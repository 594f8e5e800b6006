import { Button } from "@mantine/core";
import type { Slot } from "@morsel/domain/diary";
import { type ImportBatch, type ImportChoices, isImportable } from "@morsel/domain/import";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ChoicesForm } from "./import-choices.tsx";
import { CountsTable, SkippedRows } from "./survey-tables.tsx";
import classes from "./import.module.css";

export type ImportPreviewProps = {
  readonly batch: ImportBatch;
  readonly slots: readonly Slot[];
  readonly onRead: (choices: ImportChoices) => void;
  readonly onStart: () => void;
  readonly onDiscard: () => void;
};

const asDate = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Shows what a file would add, what it would not and why, and what it leaves open; nothing is written before "Import". */
export const ImportPreview = ({ batch, slots, onRead, onStart, onDiscard }: ImportPreviewProps) => {
  const intl = useIntl();
  const [choices, setChoices] = useState(batch.choices);
  const { survey } = batch;
  if (survey === undefined) return null;
  const isChanged = JSON.stringify(choices) !== JSON.stringify(batch.choices);
  const isUnitOpen = survey.weights !== undefined && choices.weightUnit === undefined;
  const { from, to } = survey;
  return (
    <div className={classes.batch}>
      <p className={classes.hint}>
        <FormattedMessage id={`import.source.${survey.source}`} />
        {from !== undefined && to !== undefined && (
          <>
            {" · "}
            {intl.formatDateTimeRange(asDate(from), asDate(to), { dateStyle: "medium", timeZone: "UTC" })}
          </>
        )}
      </p>
      {isImportable(survey) ? (
        <CountsTable counts={survey.counts} />
      ) : (
        <p className={classes.hint}>
          <FormattedMessage id={survey.columns === undefined ? "import.nothing" : "import.nothing.columns"} />
        </p>
      )}
      <ChoicesForm survey={survey} choices={choices} slots={slots} onChange={setChoices} />
      {(survey.leftOut.length > 0 || survey.doubts.length > 0) && (
        <section className={classes.batch} aria-labelledby={`import-skipped-${batch.id}`}>
          <h3 id={`import-skipped-${batch.id}`} className={classes.subtitle}>
            <FormattedMessage id="import.skipped" />
          </h3>
          <SkippedRows leftOut={survey.leftOut} doubts={survey.doubts} />
        </section>
      )}
      {isUnitOpen && (
        <p className={classes.hint}>
          <FormattedMessage id="import.weightUnit.needed" />
        </p>
      )}
      <div className={classes.buttons}>
        {isChanged ? (
          <Button onClick={() => onRead(choices)}>
            <FormattedMessage id="import.update" />
          </Button>
        ) : (
          <Button onClick={onStart} disabled={!isImportable(survey) || isUnitOpen}>
            <FormattedMessage id="import.start" />
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={onDiscard}>
          <FormattedMessage id="import.discard" />
        </Button>
      </div>
    </div>
  );
};
