import { token } from "../platform/token.ts";

/** A file of an archive, whose text or bytes are made while it is sent. */
export type ArchiveFile = { readonly name: string; readonly text: AsyncIterable<string | Uint8Array> };

/** Puts files into one, piece by piece, in their order, as fast as it is taken away: what is not yet asked for is not made. */
export type MakeArchive = (files: AsyncIterable<ArchiveFile>) => AsyncIterable<Uint8Array>;

export const MakeArchive = token<MakeArchive>("MakeArchive");
