import type { AccessRequests, AccessRoom } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const watch = { name: "My watch", scopes: ["steps:write"] };

export const accessRequests: AccessRequests = {
  "tokens.apiTokens": ["/api/services/account/tokens"],
  "tokens.makeApiToken": ["/api/services/account/tokens", { ...watch, id: id(510) }],
  "tokens.revokeApiToken": [`/api/services/account/tokens/${id(511)}`],
};

export const prepare: AccessRoom["prepare"] = async ({ ada }) => {
  await ada.send("POST", "/api/services/account/tokens", { ...watch, id: id(511) });
};
