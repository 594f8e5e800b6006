import type { StoredSubscription } from "@morsel/application/membership/membership-store";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable } from "../platform/state.ts";

export const subscriptionTable = memoryTable(() => new Map<MemberId, Map<string, StoredSubscription>>());
