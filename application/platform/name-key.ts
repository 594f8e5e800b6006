import { plainLine } from "@morsel/domain/text";

/** W63, W183: whether a cursor's key may be that of a name: one line of plain text. Names are folded for it, so that their letters may be taken apart. */
export const isNameKey = (key: string, longest: number): boolean =>
  plainLine(key, longest)?.normalize("NFKD") === key.normalize("NFKD");
