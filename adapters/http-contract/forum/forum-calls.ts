// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ForumDraftsGroup, ForumGroup, ForumReactionsGroup, ForumReadingGroup, ForumWritingGroup } from "./forum.ts";
import { adminRefusals } from "../admin/problems.ts";
import { forumRefusals } from "./problems.ts";
import { messageRefusals } from "../messages/problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { AdminEntryNeeded } = adminRefusals;
const { Banned, BansModerator, CategoryClosed, ModeratorNeeded, PostNotFound, PostVersionConflict, ReactsToOneself, ReasonNeeded, TooManyFollowed, TopicLocked, TopicNotFound } = forumRefusals;
const { DraftVersionConflict, DraftsAreFull, RecipientUnknown } = messageRefusals;
const call = /*#__PURE__*/ callOf<typeof ForumDraftsGroup | typeof ForumGroup | typeof ForumReactionsGroup | typeof ForumReadingGroup | typeof ForumWritingGroup>();

export const forumDrafts = /*#__PURE__*/ call("GET", "/api/services/forum/drafts", { SignInNeeded, TooManyTries });
export const forumDraft = /*#__PURE__*/ call("GET", "/api/services/forum/drafts/one", { SignInNeeded, TooManyTries });
export const saveForumDraft = /*#__PURE__*/ call("POST", "/api/services/forum/drafts", { DraftVersionConflict, DraftsAreFull, SignInNeeded, TooManyTries });
export const deleteForumDraft = /*#__PURE__*/ call("POST", "/api/services/forum/drafts/delete", { SignInNeeded, TooManyTries });
export const categories = /*#__PURE__*/ call("GET", "/api/services/forum/categories", { TooManyTries });
export const topics = /*#__PURE__*/ call("GET", "/api/services/forum/topics", { FieldRefused, TooManyTries });
export const topic = /*#__PURE__*/ call("GET", "/api/services/forum/topics/:id", { FieldRefused, TooManyTries, TopicNotFound });
export const searchPosts = /*#__PURE__*/ call("GET", "/api/services/forum/search", { FieldRefused, TooManyTries });
export const postRevisions = /*#__PURE__*/ call("GET", "/api/services/forum/posts/:id/revisions", { PostNotFound, TooManyTries });
export const reactToPost = /*#__PURE__*/ call("POST", "/api/services/forum/posts/react", { Banned, PostNotFound, ReactsToOneself, SignInNeeded, TooManyTries, TopicLocked });
export const reactedPosts = /*#__PURE__*/ call("GET", "/api/services/forum/reactions", { FieldRefused, SignInNeeded, TooManyTries });
export const lookAtReactions = /*#__PURE__*/ call("POST", "/api/services/forum/reactions/seen", { SignInNeeded, TooManyTries });
export const followedTopics = /*#__PURE__*/ call("GET", "/api/services/forum/following", { FieldRefused, SignInNeeded, TooManyTries });
export const forumMentions = /*#__PURE__*/ call("GET", "/api/services/forum/mentions", { FieldRefused, SignInNeeded, TooManyTries });
export const visitForum = /*#__PURE__*/ call("POST", "/api/services/forum/visits", { SignInNeeded, TooManyTries });
export const readTopic = /*#__PURE__*/ call("POST", "/api/services/forum/topics/read", { SignInNeeded, TooManyTries, TopicNotFound });
export const followTopic = /*#__PURE__*/ call("POST", "/api/services/forum/topics/follow", { SignInNeeded, TooManyFollowed, TooManyTries, TopicNotFound });
export const addTopic = /*#__PURE__*/ call("POST", "/api/services/forum/topics", { Banned, CategoryClosed, FieldRefused, SignInNeeded, TooManyTries, TopicLocked });
export const addPost = /*#__PURE__*/ call("POST", "/api/services/forum/posts", { Banned, FieldRefused, SignInNeeded, TooManyTries, TopicLocked, TopicNotFound });
export const editPost = /*#__PURE__*/ call("POST", "/api/services/forum/posts/edit", { Banned, FieldRefused, PostNotFound, PostVersionConflict, SignInNeeded, TooManyTries, TopicLocked });
export const previewPost = /*#__PURE__*/ call("POST", "/api/services/forum/posts/preview", { FieldRefused, SignInNeeded, TooManyTries });
export const reportPost = /*#__PURE__*/ call("POST", "/api/services/forum/posts/report", { FieldRefused, PostNotFound, SignInNeeded, TooManyTries });
export const moderateTopic = /*#__PURE__*/ call("POST", "/api/services/forum/topics/moderate", { AdminEntryNeeded, CategoryClosed, FieldRefused, ModeratorNeeded, SignInNeeded, TopicNotFound });
export const hidePost = /*#__PURE__*/ call("POST", "/api/services/forum/posts/hide", { AdminEntryNeeded, PostNotFound, SignInNeeded });
export const banFromForum = /*#__PURE__*/ call("POST", "/api/services/forum/bans", { AdminEntryNeeded, BansModerator, ModeratorNeeded, ReasonNeeded, RecipientUnknown, SignInNeeded });
