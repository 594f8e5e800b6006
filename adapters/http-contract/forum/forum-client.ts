import type { ForumClient } from "@morsel/application/forum/client/forum-client";
import { type ApiClient, done } from "../shared/call.ts";
import { readFoundPage, readMentionPage, readPostPage, readRevisions, readTopicPage, readVisit } from "./codec.ts";
import { readForumDraft, readForumDrafts } from "./draft-codec.ts";
import { readReactedPage } from "./reacted-codec.ts";
import * as calls from "./forum-calls.ts";

const TEXT = 40_000;

export const forumClient = ({ call }: ApiClient): ForumClient => ({
  categories: (locale) => call(calls.categories, { query: { locale } }, (list) => list),
  topics: (query) => call(calls.topics, { query }, readTopicPage),
  topic: (id, cursor) => call(calls.topic, { params: { id }, query: { cursor } }, readPostPage),
  search: (text, cursor) => call(calls.searchPosts, { query: { q: text.slice(0, 400), cursor } }, readFoundPage),
  revisions: (id) => call(calls.postRevisions, { params: { id } }, readRevisions),
  following: (cursor) => call(calls.followedTopics, { query: { cursor } }, readTopicPage),
  mentions: (cursor) => call(calls.forumMentions, { query: { cursor } }, readMentionPage),
  drafts: call(calls.forumDrafts, {}, readForumDrafts),
  draft: (place) => call(calls.forumDraft, { query: { place } }, readForumDraft),
  saveDraft: ({ place, category, title, text, version }) =>
    call(
      calls.saveForumDraft,
      { payload: { place, category, title: title.slice(0, 120), text: text.slice(0, 20_000), version } },
      done,
    ),
  removeDraft: (place) => call(calls.deleteForumDraft, { payload: { place } }, done),
  react: (post, kind, isOn) => call(calls.reactToPost, { payload: { post_id: post, kind, is_on: isOn } }, done),
  reacted: (cursor) => call(calls.reactedPosts, { query: { cursor } }, readReactedPage),
  lookAtReacted: call(calls.lookAtReactions, {}, done),
  visit: call(calls.visitForum, {}, readVisit),
  markRead: (id, number) => call(calls.readTopic, { payload: { id, number } }, done),
  follow: (id, isFollowed) => call(calls.followTopic, { payload: { id, is_followed: isFollowed } }, done),
  addTopic: ({ post, title, text, ...topic }) =>
    call(
      calls.addTopic,
      { payload: { ...topic, post_id: post, title: title.slice(0, 500), text: text.slice(0, TEXT) } },
      done,
    ),
  addPost: ({ id, topic, text }) =>
    call(calls.addPost, { payload: { id, topic_id: topic, text: text.slice(0, TEXT) } }, done),
  editPost: ({ id, text, version }) =>
    call(calls.editPost, { payload: { id, text: text.slice(0, TEXT), version } }, done),
  preview: (text) => call(calls.previewPost, { payload: { text: text.slice(0, TEXT) } }, ({ html }) => html),
  report: ({ id, post, reason, text }) =>
    call(calls.reportPost, { payload: { id, post_id: post, reason, text: text.slice(0, 4000) } }, done),
  moderate: (id, act) =>
    call(
      calls.moderateTopic,
      { payload: { id, act: act._tag, ...(act._tag === "Move" ? { category: act.category } : {}) } },
      done,
    ),
  hidePost: (id, isHidden) => call(calls.hidePost, { payload: { id, is_hidden: isHidden } }, done),
  ban: ({ username, reason, days }) =>
    call(
      calls.banFromForum,
      {
        payload: {
          username: username.slice(0, 100),
          ...(reason === undefined ? {} : { reason: reason.slice(0, 500) }),
          ...(days === undefined ? {} : { days }),
        },
      },
      done,
    ),
});
