import type { CommentPage, FeedPage } from "@morsel/application/news-feed/client/news-client";
import type { WireCommentPage, WireFeedPage } from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

export const writeFeed = ({ items, next }: FeedPage): WireFeedPage => ({
  items: items.map(({ id, username, kind, amount, words, postedAt, likes, comments, isLiked, isOwn }) => ({
    id,
    username,
    kind,
    amount: amount ?? null,
    words,
    posted_at: instant(postedAt),
    likes,
    comments,
    is_liked: isLiked,
    is_own: isOwn,
  })),
  next: next ?? null,
});

export const readFeed = ({ items, next }: WireFeedPage): FeedPage => ({
  items: items.map(({ amount, posted_at: postedAt, is_liked: isLiked, is_own: isOwn, ...entry }) => ({
    ...entry,
    ...(amount === null ? {} : { amount }),
    postedAt: Date.parse(postedAt),
    isLiked,
    isOwn,
  })),
  ...(next === null ? {} : { next }),
});

export const writeComments = ({ items, next }: CommentPage): WireCommentPage => ({
  items: items.map(({ id, username, words, postedAt, mayDelete }) => ({
    id,
    username,
    words,
    posted_at: instant(postedAt),
    may_delete: mayDelete,
  })),
  next: next ?? null,
});

export const readComments = ({ items, next }: WireCommentPage): CommentPage => ({
  items: items.map(({ posted_at: postedAt, may_delete: mayDelete, ...comment }) => ({
    ...comment,
    postedAt: Date.parse(postedAt),
    mayDelete,
  })),
  ...(next === null ? {} : { next }),
});
