import type { FileRefusal } from "@morsel/domain/foods";
import type { FileChunk } from "@morsel/application/catalogues/catalogue";

/** Tells the thread which file to read. */
export type ChunkRequest = { readonly path: string; readonly spoolFolder: string; readonly from: number };

export type ChunkAnswer =
  | { readonly chunk: FileChunk }
  | { readonly isEnd: true }
  | { readonly refused: FileRefusal; readonly detail: string }
  | { readonly failed: string };

/** Chunks that may wait to be written: one is always ready, and there are never many. */
export const CHUNKS_AHEAD = 3;
/** The writer's message each time it took a chunk. */
export const ACKNOWLEDGED = "taken";
