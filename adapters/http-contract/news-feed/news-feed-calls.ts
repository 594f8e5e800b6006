// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { NewsFeedGroup } from "./news-feed.ts";
import { newsRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { CommentsAreFull, NewsDayIsFull, NewsNotFound } = newsRefusals;
const call = /*#__PURE__*/ callOf<typeof NewsFeedGroup>();

export const newsFeed = /*#__PURE__*/ call("GET", "/api/services/news_feed", { FieldRefused, SignInNeeded });
export const postNews = /*#__PURE__*/ call("POST", "/api/services/news_feed", { FieldRefused, NewsDayIsFull, SignInNeeded, TooManyTries });
export const deleteNews = /*#__PURE__*/ call("POST", "/api/services/news_feed/delete", { SignInNeeded });
export const likeNews = /*#__PURE__*/ call("POST", "/api/services/news_feed/like", { NewsNotFound, SignInNeeded });
export const newsComments = /*#__PURE__*/ call("GET", "/api/services/news_feed/:id/comments", { FieldRefused, NewsNotFound, SignInNeeded });
export const commentOnNews = /*#__PURE__*/ call("POST", "/api/services/news_feed/comments", { CommentsAreFull, FieldRefused, NewsNotFound, SignInNeeded, TooManyTries });
export const deleteNewsComment = /*#__PURE__*/ call("POST", "/api/services/news_feed/comments/delete", { NewsNotFound, SignInNeeded });
export const mutedFriends = /*#__PURE__*/ call("GET", "/api/services/news_feed/muted", { SignInNeeded });
export const muteFriend = /*#__PURE__*/ call("POST", "/api/services/news_feed/mute", { SignInNeeded });
export const reportNews = /*#__PURE__*/ call("POST", "/api/services/news_feed/report", { FieldRefused, NewsNotFound, SignInNeeded, TooManyTries });
