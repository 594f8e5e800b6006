// Written by `npm run generate` from the contract. Do not edit.
import { callOf } from "../shared/call.ts";
import type { ContactGroup } from "./contact.ts";
import { FieldRefused, TooManyTries } from "../shared/problems.ts";

const call = /*#__PURE__*/ callOf<typeof ContactGroup>();

export const sendMessage = /*#__PURE__*/ call("POST", "/api/services/contact_messages", { FieldRefused, TooManyTries });
