// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ForumFeedsGroup } from "./feeds.ts";
import { forumRefusals } from "./problems.ts";
import { FieldRefused, TooManyTries } from "../shared/problems.ts";

const { TopicNotFound } = forumRefusals;
const call = /*#__PURE__*/ callOf<typeof ForumFeedsGroup>();

export const topicsFeed = /*#__PURE__*/ call("GET", "/api/services/forum/feed", { FieldRefused, TooManyTries });
export const topicFeed = /*#__PURE__*/ call("GET", "/api/services/forum/topics/:id/feed", { TooManyTries, TopicNotFound });
