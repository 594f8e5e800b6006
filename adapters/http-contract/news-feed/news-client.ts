import type { NewsClient } from "@morsel/application/news-feed/client/news-client";
import { type ApiClient, done } from "../shared/call.ts";
import { readComments, readFeed } from "./codec.ts";
import * as calls from "./news-feed-calls.ts";

const MOST_TEXT = 4000;

export const newsClient = ({ call }: ApiClient): NewsClient => ({
  feed: (limit, cursor) => call(calls.newsFeed, { query: { limit, cursor } }, readFeed),
  post: (id, text) => call(calls.postNews, { payload: { id, text: text.slice(0, MOST_TEXT) } }, done),
  remove: (id) => call(calls.deleteNews, { payload: { id } }, done),
  like: (id, isLiked) => call(calls.likeNews, { payload: { id, is_liked: isLiked } }, done),
  comments: (id, cursor) => call(calls.newsComments, { params: { id }, query: { cursor } }, readComments),
  comment: (id, entry, text) =>
    call(calls.commentOnNews, { payload: { id, entry_id: entry, text: text.slice(0, MOST_TEXT) } }, done),
  removeComment: (id, entry) => call(calls.deleteNewsComment, { payload: { id, entry_id: entry } }, done),
  muted: call(calls.mutedFriends, {}, ({ usernames }) => usernames),
  mute: (username, isMuted) => call(calls.muteFriend, { payload: { username, is_muted: isMuted } }, done),
  report: ({ id, entry, comment, reason, text }) =>
    call(
      calls.reportNews,
      {
        payload: {
          id,
          entry_id: entry,
          ...(comment === undefined ? {} : { comment_id: comment }),
          reason,
          text: text.slice(0, MOST_TEXT),
        },
      },
      done,
    ),
});
