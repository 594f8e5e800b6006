import type { RecordsRead } from "@morsel/application/import/import-file";
import { ImportFileRefused } from "@morsel/application/import/import-file";
import type { Slot } from "@morsel/domain/diary";
import {
  type FileEvidence,
  type ImportChoices,
  type ImportedRecord,
  type ImportSurvey,
  makeEvidenceReader,
  makeFileReader,
  makeSurvey,
} from "@morsel/domain/import";
import { fileRows } from "./file-rows.ts";

const AT_ONCE = 500;

const evidenceOf = async (path: string, name: string, choices: ImportChoices): Promise<FileEvidence> => {
  const reader = makeEvidenceReader(choices);
  for await (const event of fileRows(path, name)) {
    if ("table" in event) reader.table(event.table);
    else reader.row(event.row);
  }
  return reader.end();
};

/** I9: what a file holds: read once for how it is written, and once for what it says. */
export const surveyFile = async (
  path: string,
  name: string,
  choices: ImportChoices,
  slots: readonly Slot[],
): Promise<ImportSurvey> => {
  const evidence = await evidenceOf(path, name, choices);
  const reader = makeFileReader(evidence, choices);
  const survey = makeSurvey(evidence, choices, slots);
  for await (const event of fileRows(path, name))
    for (const row of "table" in event ? reader.table(event.table) : reader.row(event.row)) survey.add(row);
  for (const row of reader.end()) survey.add(row);
  if (reader.tables().length === 0) throw new ImportFileRefused({ why: "unknownFormat" });
  return survey.end(reader.tables());
};

/** The records of a file, some at a time; the share counts rows, of which the first reading told the number. */
export async function* recordsOfFile(path: string, name: string, choices: ImportChoices): AsyncGenerator<RecordsRead> {
  const evidence = await evidenceOf(path, name, choices);
  const reader = makeFileReader(evidence, choices);
  let rows = 0;
  let records: ImportedRecord[] = [];
  const share = (): number => Math.min(1, rows / Math.max(1, evidence.rows));
  for await (const event of fileRows(path, name)) {
    rows += 1;
    for (const { outcome } of "table" in event ? reader.table(event.table) : reader.row(event.row))
      if (outcome._tag === "Records") records.push(...outcome.records);
    if (records.length < AT_ONCE) continue;
    yield { records, share: share() };
    records = [];
  }
  for (const { outcome } of reader.end()) if (outcome._tag === "Records") records.push(...outcome.records);
  for (let from = 0; from < records.length; from += AT_ONCE)
    yield { records: records.slice(from, from + AT_ONCE), share: 1 };
}
