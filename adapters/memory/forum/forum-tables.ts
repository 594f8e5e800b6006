import type { Revision, StoredPost, StoredTopic } from "@morsel/application/forum/forum-store";
import type { Ban } from "@morsel/domain/forum";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable } from "../platform/state.ts";

export type By = { readonly by: MemberId | undefined };
type Marked = "seen" | "isFollowed" | "isNew";
export type KeptTopic = Omit<StoredTopic, "author" | Marked> & By;
export type KeptPost = Omit<StoredPost, "author" | "isOwn"> & By;

export const topicTable = memoryTable(() => new Map<string, KeptTopic>());
export const postTable = memoryTable(() => new Map<string, KeptPost>());
export const revisionTable = memoryTable(() => new Map<string, readonly Revision[]>());
export const banTable = memoryTable(() => new Map<MemberId, Ban & { readonly at: number }>());
