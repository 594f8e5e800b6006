import { type ImportFile, type ImportFileReader, ImportFileRefused } from "@morsel/application/import/import-file";
import {
  type FileEvidence,
  type ImportChoices,
  type ImportedRecord,
  makeEvidenceReader,
  makeFileReader,
  makeSurvey,
  type Row,
} from "@morsel/domain/import";
import * as Effect from "effect/Effect";

/** Rows of a plain CSV whose cells hold neither line ends nor quotes; memory reads no archives. */
const rowsOf = async (file: ImportFile): Promise<readonly Row[]> => {
  let text = "";
  for await (const part of file.parts()) text += String.fromCodePoint(...part);
  if (text.startsWith("PK")) throw new ImportFileRefused({ why: "unknownFormat" });
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line, nth) => ({ cells: line.split(","), line: nth + 1 }));
};

const evidenceOf = (name: string, rows: readonly Row[], choices: ImportChoices): FileEvidence => {
  const reader = makeEvidenceReader(choices);
  reader.table({ file: name, separator: "," });
  for (const row of rows) reader.row(row);
  return reader.end();
};

/** Reads a single plain CSV in memory, for Storybook and tests. */
export const makeMemoryImportFileReader = (): ImportFileReader => ({
  survey: (file, choices, slots) =>
    Effect.tryPromise({
      try: async () => {
        const rows = await rowsOf(file);
        const evidence = evidenceOf(file.name, rows, choices);
        const reader = makeFileReader(evidence, choices);
        const survey = makeSurvey(evidence, choices, slots);
        reader.table({ file: file.name, separator: "," });
        for (const row of rows) for (const read of reader.row(row)) survey.add(read);
        for (const read of reader.end()) survey.add(read);
        return survey.end(reader.tables());
      },
      catch: (cause) => (cause instanceof ImportFileRefused ? cause : new ImportFileRefused({ why: "failed" })),
    }),
  records: async function* (file, choices) {
    const rows = await rowsOf(file);
    const reader = makeFileReader(evidenceOf(file.name, rows, choices), choices);
    reader.table({ file: file.name, separator: "," });
    const read = [...rows.flatMap((row) => reader.row(row)), ...reader.end()];
    const records = read.flatMap(({ outcome }): readonly ImportedRecord[] =>
      outcome._tag === "Records" ? outcome.records : [],
    );
    yield { records, share: 1 };
  },
});
