import type { ApiToken, ApiTokenId, MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type Stored = { readonly token: ApiToken; readonly hash: string; readonly isRevoked: boolean };

export type TokensOfMember = Map<ApiTokenId, Stored>;

export const tokenTable = memoryTable(() => new Map<MemberId, TokensOfMember>());

/** W355 */
export const revokeTokens = (state: MemoryState, member: MemberId): void => {
  const tokens = state.of(tokenTable).get(member);
  for (const [id, one] of tokens ?? []) tokens?.set(id, { ...one, isRevoked: true });
};
