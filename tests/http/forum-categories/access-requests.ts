import type { AccessRequests, WalkRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";
import { walkedByAdmin } from "../support/walking-admin.ts";

const PATH = "/api/services/admin/forum-categories";

export const accessRequests: AccessRequests = {
  "forumCategories.forumCategories": [PATH],
  "forumCategories.saveForumCategory": [
    PATH,
    {
      id: id(8010),
      reason: "The walk asks for it",
      slug: "walked",
      locale: null,
      names: { en: "Walked" },
      descriptions: {},
      state: "open",
    },
  ],
};

export const walkRequests: WalkRequests = walkedByAdmin(accessRequests);
