import type { MessageNotFound } from "@morsel/application/messages/message-store";
import type { DraftsAreFull, DraftVersionConflict, RecipientUnknown, WritesToOneself } from "@morsel/domain/social";
import type { Problems, Refusals } from "../shared/problem.ts";

type Refused = MessageNotFound | DraftVersionConflict | DraftsAreFull | RecipientUnknown | WritesToOneself;

export const messageRefusals: Refusals<Refused> = {
  MessageNotFound: {},
  DraftVersionConflict: {},
  DraftsAreFull: { limit: "int" },
  RecipientUnknown: {},
  WritesToOneself: {},
};

export const messageProblems: Problems<Refused> = {
  fields: messageRefusals,
  problems: {
    MessageNotFound: { status: 404, title: "The message does not exist." },
    DraftVersionConflict: { status: 409, title: "The draft changed on another device. Nothing was saved." },
    DraftsAreFull: { status: 422, title: "The maximum number of drafts is reached." },
    RecipientUnknown: { status: 404, title: "The recipient does not exist." },
    WritesToOneself: { status: 422, title: "You cannot write to yourself." },
  },
};
