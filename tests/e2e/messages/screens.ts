import { forMembers, type Screen } from "../../support/screens.ts";

export const screens: readonly Screen[] = [
  ...forMembers("/messages", "/messages?folder=drafts", "/messages/new"),
  ...forMembers("/messages/reply?message=019cdb02-0000-7000-8000-000000000020"),
];
