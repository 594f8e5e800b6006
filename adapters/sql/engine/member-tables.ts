import { listToken } from "@morsel/application/platform/token";

/** Tables of a concept that hold what belongs to a member, each with a `member_id`: erased with the member (J29). */
export const MemberTables = listToken<readonly string[]>("MemberTables");
