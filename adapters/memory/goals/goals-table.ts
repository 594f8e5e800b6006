import type { Goals } from "@morsel/domain/goals";
import type { MemberId } from "@morsel/domain/identity";
import { memoryTable } from "../platform/state.ts";

/** The goals of each member, oldest first. */
export const goalsTable = memoryTable(() => new Map<MemberId, readonly Goals[]>());
