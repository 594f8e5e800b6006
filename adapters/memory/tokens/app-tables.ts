import type { App, AppCode, AppGrant, AppGrantId, MemberId } from "@morsel/domain/identity";
import { memoryTable, type MemoryState } from "../platform/state.ts";

type StoredToken = {
  readonly grant: AppGrantId;
  readonly isRefresh: boolean;
  readonly endsAt: number;
  readonly isUsed: boolean;
};
type StoredGrant = { readonly grant: AppGrant; readonly endsAt: number; readonly isEnded: boolean };

export type AppsOfMember = {
  readonly grants: Map<AppGrantId, StoredGrant>;
  readonly codes: Map<string, AppCode>;
  readonly tokens: Map<string, StoredToken>;
};

export const appTable = memoryTable(() => new Map<string, { readonly app: App; readonly isLetIn: boolean }>());
export const appGrantTable = memoryTable(() => new Map<MemberId, AppsOfMember>());

/** W360 */
export const endApps = (state: MemoryState, member: MemberId): void => {
  const apps = state.of(appGrantTable).get(member);
  apps?.codes.clear();
  for (const [id, one] of apps?.grants ?? []) apps?.grants.set(id, { ...one, isEnded: true });
};
