import type { MemberId, MemberSession, SessionId } from "@morsel/domain/identity";
import { memoryTable } from "../platform/state.ts";

export const sessionsTable = memoryTable(() => new Map<MemberId, Map<SessionId, MemberSession>>());
