import {
  prepareRow,
  type IndexingWords,
  type RowRefusal,
  type SourceRecord,
  packRow,
  type PackedRow,
} from "@morsel/domain/foods";
import type { ReadChunks } from "@morsel/application/catalogues/catalogue";

/** Foods of one transaction: few enough that nobody waits long for the database, many enough that the commit does not count. */
const FOODS_AT_ONCE = 1000;
/** Records after which the place is stored even if hardly one of them is a food. */
const RECORDS_AT_ONCE = 20_000;

/** Records of a file, judged and gathered into what one transaction takes. */
export const chunksWith = (words: IndexingWords): ReadChunks =>
  async function* (file, from) {
    let rows: PackedRow[] = [];
    let refused: RowRefusal[] = [];
    let read = 0;
    const take = (record: SourceRecord): void => {
      read += 1;
      if ("refused" in record) refused.push(record.refused);
      else rows.push(packRow(prepareRow(record, words)));
    };
    for await (const records of file.records(from))
      for (const record of records) {
        take(record);
        if (rows.length < FOODS_AT_ONCE && read < RECORDS_AT_ONCE) continue;
        yield { rows, read, refused, share: file.share() };
        [rows, refused, read] = [[], [], 0];
      }
    if (read > 0) yield { rows, read, refused, share: file.share() };
  };
