import type { Member } from "../member.ts";

/** ID125 */
export const isSuspended = (
  { suspendedAt, suspendedUntil }: Pick<Member, "suspendedAt" | "suspendedUntil">,
  now: number,
): boolean => suspendedAt !== undefined && (suspendedUntil === undefined || now < suspendedUntil);
