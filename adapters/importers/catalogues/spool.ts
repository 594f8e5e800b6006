import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** One part of a spool is read into memory as a whole. */
const PART_BYTES = 24 * 2 ** 20;
const MOST_PARTS = 512;
const BUFFERED = 32 * 1024;

/** Lines by a number, written to files in parts so that what belongs together can be read together, whatever the size of all. */
export type Spool = {
  readonly parts: number;
  readonly add: (id: number, line: string) => void;
  /** No more is added. */
  readonly seal: () => void;
  readonly linesOf: (part: number) => readonly string[];
  readonly remove: () => void;
};

/** `bytes` is about how much will be added; what an earlier one that was killed has left in the folder is removed. */
export const makeSpool = (folder: string, bytes: number): Spool => {
  const parts = Math.max(1, Math.min(MOST_PARTS, Math.ceil(bytes / PART_BYTES)));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (part: number): string => join(folder, `part-${part}`);
  const files = Array.from({ length: parts }, (_, part) => openSync(fileOf(part), "w", 0o600));
  const waiting: string[] = files.map(() => "");
  const flush = (part: number): void => {
    const [file, text] = [files[part], waiting[part]];
    if (file !== undefined && text !== undefined && text !== "") writeSync(file, text);
    waiting[part] = "";
  };
  let isOpen = true;
  const seal = (): void => {
    if (!isOpen) return;
    isOpen = false;
    files.forEach((file, part) => {
      flush(part);
      closeSync(file);
    });
  };
  return {
    parts,
    add: (id, line) => {
      const part = id % parts;
      const text = `${waiting[part] ?? ""}${line}\n`;
      waiting[part] = text;
      if (text.length > BUFFERED) flush(part);
    },
    seal,
    linesOf: (part) => readFileSync(fileOf(part), "utf8").split("\n").slice(0, -1),
    remove: () => {
      seal();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
