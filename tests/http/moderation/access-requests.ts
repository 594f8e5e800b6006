import type { AccessRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const PATH = "/api/services/moderation";

export const accessRequests: AccessRequests = {
  "moderation.moderationQueue": [`${PATH}/queue`],
  "moderation.moderationAppeals": [`${PATH}/appeals`],
  "moderation.decideReport": [
    `${PATH}/decisions`,
    { id: id(6900), kind: "post", thing: id(6801), act: "dismiss", reason: "No ads here" },
  ],
  "moderation.answerAppeal": [
    `${PATH}/appeals/answer`,
    { id: id(6901), decision: id(6900), is_upheld: true, reason: "It stands" },
  ],
  "moderation.reportFood": [
    `${PATH}/foods`,
    { id: id(6902), food: "sr28-09040", reason: "wrong_values", text: "The energy is off" },
  ],
  "moderation.ownDecisions": [`${PATH}/mine`],
  "moderation.appeal": [`${PATH}/mine/appeal`, { id: id(6900), text: "It was a recipe" }],
};
