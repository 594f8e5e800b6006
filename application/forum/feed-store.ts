import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** A topic as a feed says it; `html` is of its first post, absent where that is not shown. */
export type FedTopic = {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  /** Absent: a former member. */
  readonly author?: string;
  readonly createdAt: number;
  readonly lastPostAt: number;
  readonly html?: string;
};

export type FedPost = {
  readonly id: string;
  readonly number: number;
  /** Absent: a former member. */
  readonly author?: string;
  readonly createdAt: number;
  readonly editedAt?: number;
  readonly html: string;
};

type Asked = { readonly limit: number; readonly at: number };

/** FO60, W628: what is said to everybody. */
export interface ForumFeedStore {
  /** The latest written in first, pinned or not. */
  readonly topics: (query: Asked & { readonly categories: readonly string[] }) => Effect.Effect<readonly FedTopic[]>;
  readonly topic: (id: string, at: number) => Effect.Effect<FedTopic | undefined>;
  /** The newest first. */
  readonly posts: (topic: string, query: Asked) => Effect.Effect<readonly FedPost[]>;
}

export const ForumFeedStore = token<ForumFeedStore>("ForumFeedStore");
