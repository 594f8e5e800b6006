// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { MessagesGroup } from "./messages.ts";
import { messageRefusals } from "./problems.ts";
import { FieldRefused, SignInNeeded, TooManyTries } from "../shared/problems.ts";

const { DraftVersionConflict, DraftsAreFull, MessageNotFound, RecipientUnknown, WritesToOneself } = messageRefusals;
const call = /*#__PURE__*/ callOf<typeof MessagesGroup>();

export const messages = /*#__PURE__*/ call("GET", "/api/services/messages", { FieldRefused, SignInNeeded });
export const messageThread = /*#__PURE__*/ call("GET", "/api/services/messages/:id/thread", { FieldRefused, MessageNotFound, SignInNeeded });
export const sendToMember = /*#__PURE__*/ call("POST", "/api/services/messages", { FieldRefused, MessageNotFound, RecipientUnknown, SignInNeeded, TooManyTries, WritesToOneself });
export const markMessages = /*#__PURE__*/ call("POST", "/api/services/messages/read", { SignInNeeded });
export const deleteMessages = /*#__PURE__*/ call("POST", "/api/services/messages/delete", { SignInNeeded });
export const reportMessage = /*#__PURE__*/ call("POST", "/api/services/messages/report", { FieldRefused, MessageNotFound, SignInNeeded, TooManyTries });
export const messageDrafts = /*#__PURE__*/ call("GET", "/api/services/messages/drafts", { SignInNeeded });
export const saveMessageDraft = /*#__PURE__*/ call("POST", "/api/services/messages/drafts", { DraftVersionConflict, DraftsAreFull, SignInNeeded });
export const deleteMessageDraft = /*#__PURE__*/ call("POST", "/api/services/messages/drafts/delete", { SignInNeeded });
