import { SAMPLE_MESSAGE } from "../../support/filled-account.ts";
import { forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/messages", "/messages?folder=drafts", "/messages/new"),
  ...forMembers(`/messages/reply?message=${SAMPLE_MESSAGE}`),
];
