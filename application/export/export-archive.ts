import type { Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { csvLine } from "@morsel/domain/export";
import { token } from "../platform/token.ts";
import type { ArchiveFile } from "./archive.ts";
import type { PhotoStore } from "../progress-photos/photo-store.ts";
import { photoFiles } from "./photo-files.ts";
import { recipePictureFiles, type RecipePicturePorts } from "./recipe-picture-files.ts";
import type { Entitlements } from "../eligibility/entitlements.ts";
import type { ReadTurns } from "../platform/read-turns.ts";
import type { ExportFile, ExportPage } from "../platform/export-file.ts";
import { exportFiles, type ExportPorts } from "./export-files.ts";

/** W158: raised by one when a file, a column or its meaning changes. */
export const EXPORT_SCHEMA = 6;

type ReadPage = (page: Effect.Effect<ExportPage>) => Promise<ExportPage>;
type Counted = { readonly file: string; readonly columns: readonly string[]; rows: number };

/** W157: the lines of a file, read while they are taken away. Others get their turn after each page. */
async function* linesOf({ columns, first }: ExportFile, counted: Counted, read: ReadPage): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let next: Effect.Effect<ExportPage> | undefined = first; next !== undefined;) {
    const page: ExportPage = await read(Effect.andThen(Effect.yieldNow, next));
    counted.rows += page.rows.length;
    if (page.rows.length > 0) yield page.rows.map(csvLine).join("");
    next = page.next;
  }
}

async function* oneText(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

/** W158: the files of a member's export, one after the other, the manifest last. */
export const makeExportArchive = (
  ports: ExportPorts &
    RecipePicturePorts & {
      readonly photos: PhotoStore;
      readonly turns: ReadTurns;
      readonly entitlements: Entitlements;
    },
) =>
  async function* (member: Member, now: number): AsyncGenerator<ArchiveFile> {
    const isFirst = await Effect.runPromise(ports.entitlements.mayUse(member, "priority_export"));
    const read: ReadPage = (page) => ports.turns(isFirst, () => Effect.runPromise(page));
    const tables: Counted[] = [];
    for (const file of exportFiles(ports, member)) {
      const counted: Counted = { file: file.name, columns: file.columns, rows: 0 };
      tables.push(counted);
      yield { name: file.name, text: linesOf(file, counted, read) };
    }
    let photos = 0;
    for await (const photo of photoFiles(ports.photos, member.id)) {
      photos += 1;
      yield photo;
    }
    let pictures = 0;
    for await (const picture of recipePictureFiles(ports, member.id)) {
      pictures += 1;
      yield picture;
    }
    const manifest = {
      format: "morsel-export",
      schema_version: EXPORT_SCHEMA,
      exported_at_utc: new Date(now).toISOString(),
      encoding:
        "UTF-8, RFC 4180; an empty cell is unknown, 0 is none; text that a spreadsheet would run has an apostrophe before it",
      tables,
      photos,
      recipe_pictures: pictures,
    };
    yield { name: "manifest.json", text: oneText(`${JSON.stringify(manifest, undefined, 2)}\n`) };
  };

export type ExportArchive = ReturnType<typeof makeExportArchive>;
export const ExportArchive = token<ExportArchive>("ExportArchive");
