import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id, joined } from "../support/harness.ts";

const PATH = "/api/services/forum";
const topic = { category: "recipes", title: "Soup of lentils", text: "Who has a recipe?" };

export const accessRequests: AccessRequests = {
  "forum.categories": [`${PATH}/categories?locale=de`],
  "forum.topics": [`${PATH}/topics?category=recipes`],
  "forum.topic": [`${PATH}/topics/${id(6800)}`],
  "forum.searchPosts": [`${PATH}/search?q=lentils`],
  "forum.postRevisions": [`${PATH}/posts/${id(6801)}/revisions`],
  "forumFeeds.topicsFeed": [`${PATH}/feed?category=recipes`],
  "forumFeeds.topicFeed": [`${PATH}/topics/${id(6810)}/feed`],
  "forumReading.followedTopics": [`${PATH}/following`],
  "forumReading.forumMentions": [`${PATH}/mentions`],
  "forumReading.visitForum": [`${PATH}/visits`],
  "forumReading.readTopic": [`${PATH}/topics/read`, { id: id(6800), number: 1 }],
  "forumReading.followTopic": [`${PATH}/topics/follow`, { id: id(6800), is_followed: true }],
  "forumDrafts.forumDrafts": [`${PATH}/drafts`],
  "forumDrafts.forumDraft": [`${PATH}/drafts/one?place=new`],
  "forumDrafts.saveForumDraft": [
    `${PATH}/drafts`,
    { place: id(6800), category: "", title: "", text: "Half a reply", version: 0 },
  ],
  "forumDrafts.deleteForumDraft": [`${PATH}/drafts/delete`, { place: "new" }],
  "forumReactions.reactToPost": [`${PATH}/posts/react`, { post_id: id(6801), kind: "thanks", is_on: true }],
  "forumReactions.reactedPosts": [`${PATH}/reactions`],
  "forumReactions.lookAtReactions": [`${PATH}/reactions/seen`],
  "forumWriting.addTopic": [`${PATH}/topics`, { id: id(6802), post_id: id(6803), ...topic }],
  "forumWriting.addPost": [`${PATH}/posts`, { id: id(6804), topic_id: id(6800), text: "Here it is." }],
  "forumWriting.editPost": [`${PATH}/posts/edit`, { id: id(6805), text: "Mine, mended.", version: 1 }],
  "forumWriting.previewPost": [`${PATH}/posts/preview`, { text: "**Soup**" }],
  "forumWriting.reportPost": [`${PATH}/posts/report`, { id: id(6806), post_id: id(6801), reason: "spam", text: "" }],
  "forumWriting.moderateTopic": [`${PATH}/topics/moderate`, { id: id(6800), act: "Pin" }],
  "forumWriting.hidePost": [`${PATH}/posts/hide`, { id: id(6807), is_hidden: true }],
  "forumWriting.banFromForum": [`${PATH}/bans`, { username: "moritz-68", reason: "Spam", days: 1 }],
};

/** Moritz begins a topic, Ada answers. */
export const prepare: AccessRoom["prepare"] = async ({ server, ada }) => {
  const moritz = await joined(server, "moritz-68");
  await moritz.send("POST", `${PATH}/topics`, { id: id(6800), post_id: id(6801), ...topic });
  await moritz.send("POST", `${PATH}/posts`, { id: id(6807), topic_id: id(6800), text: "Anyone?" });
  // Moritz will be banned, and a feed says nothing of who is.
  await ada.send("POST", `${PATH}/topics`, { id: id(6810), post_id: id(6811), ...topic });
  await ada.send("POST", `${PATH}/posts`, { id: id(6805), topic_id: id(6800), text: "Mine." });
};

/** FO6: answered to admins alone, whoever is named. */
export const namingRequests: AccessRoom["namingRequests"] = (username) => ({
  "forumWriting.banFromForum": [`${PATH}/bans`, { username, reason: "Spam" }],
});
