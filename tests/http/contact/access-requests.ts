import type { AccessRequests } from "../support/access-requests.ts";
import { id } from "../support/harness.ts";

const message = { email: "a@example.org", topic: "question", text: "Where is my plate?", locale: "en" };

export const accessRequests: AccessRequests = {
  "contact.sendMessage": ["/api/services/contact_messages", { id: id(950), ...message }],
};
