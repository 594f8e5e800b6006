import type { AccountSettings, TokenPurpose, SecurityEvent } from "@morsel/domain/account";
import type { StoredToken } from "@morsel/application/account/account-store";
import type { Consequences } from "@morsel/application/identity/consequences";
import type { MemberId } from "@morsel/domain/identity";
import { addAgreements } from "../consent/agreement-table.ts";
import { addJobs } from "../jobs/jobs-table.ts";
import { isFreeLink, linksTable } from "./sign-in-methods-of.ts";
import { type MemoryState, memoryTable } from "../platform/state.ts";

export const tokensTable = memoryTable(() => new Map<string, StoredToken>());
export const settingsTable = memoryTable(() => new Map<MemberId, AccountSettings>());
export const eventsTable = memoryTable(() => new Map<MemberId, readonly SecurityEvent[]>());
export const usernamesTable = memoryTable(() => new Map<MemberId, number>());

const endTokens = (state: MemoryState, member: MemberId, purposes: readonly TokenPurpose[]): void => {
  const tokens = state.of(tokensTable);
  for (const [hash, token] of tokens)
    if (token.member === member && purposes.includes(token.purpose)) tokens.set(hash, { ...token, isUsed: true });
};

/** J34 */
export const deleteSignInMethods = (state: MemoryState, member: MemberId): void =>
  endTokens(state, member, ["changeEmail", "resetPassword"]);

/** W220: in one go with what they follow from. */
export const addConsequences = (
  state: MemoryState,
  member: MemberId,
  { jobs, tokens = [], events = [], links = [], agreements = [] }: Consequences = {},
): void => {
  for (const token of tokens)
    if (!state.of(tokensTable).has(token.hash)) {
      if (token.purpose === "changeEmail") endTokens(state, member, ["changeEmail"]);
      state.of(tokensTable).set(token.hash, { ...token, member, isUsed: false });
    }
  const known = state.of(eventsTable).get(member) ?? [];
  const fresh = events.filter(({ id }) => !known.some((one) => one.id === id));
  if (fresh.length > 0) state.of(eventsTable).set(member, [...known, ...fresh]);
  const linked = state.of(linksTable);
  const added = links.filter(isFreeLink(state));
  if (added.length > 0) linked.set(member, [...(linked.get(member) ?? []), ...added]);
  addAgreements(state, member, agreements);
  addJobs(state, jobs);
};
