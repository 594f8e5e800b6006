import type { JobsPage, Listed, ShownAuditEntry, ShownMember } from "@morsel/application/admin/client/admin-client";
import type { MemberFacts } from "@morsel/application/admin/admin-store";
import type { EntryState } from "@morsel/application/admin/enter-admin";
import type { Member } from "@morsel/domain/identity";
import type {
  WireAdminMember,
  WireAdminMembers,
  WireAuditPage,
  WireEntryState,
  WireJobsPage,
  WireSeenMember,
} from "./schemas.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();
const instantOrNull = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : instant(milliseconds);

const writeMember = (member: Member): WireAdminMember => ({
  id: member.id,
  username: member.username,
  email: member.email,
  created_at: instant(member.createdAt),
  last_login: instantOrNull(member.lastLogin),
  roles: member.roles ?? [],
  suspended_at: instantOrNull(member.suspendedAt),
  suspended_until: instantOrNull(member.suspendedUntil),
  suspension_reason: member.suspensionReason ?? null,
  erase_at: instantOrNull(member.eraseAt),
});

const readMember = (wire: WireAdminMember): ShownMember => ({
  id: wire.id,
  username: wire.username,
  email: wire.email,
  createdAt: Date.parse(wire.created_at),
  roles: wire.roles,
  ...(wire.last_login === null ? {} : { lastLogin: Date.parse(wire.last_login) }),
  ...(wire.suspended_at === null ? {} : { suspendedAt: Date.parse(wire.suspended_at) }),
  ...(wire.suspended_until === null ? {} : { suspendedUntil: Date.parse(wire.suspended_until) }),
  ...(wire.suspension_reason === null ? {} : { suspensionReason: wire.suspension_reason }),
  ...(wire.erase_at === null ? {} : { eraseAt: Date.parse(wire.erase_at) }),
});

export const writeMembers = ({ items, next }: Listed<Member>): WireAdminMembers => ({
  items: items.map(writeMember),
  next: next ?? null,
});

export const readMembers = ({ items, next }: WireAdminMembers): Listed<ShownMember> => ({
  items: items.map(readMember),
  ...(next === null ? {} : { next }),
});

export const writeSeen = (seen: { readonly member: Member; readonly facts: MemberFacts }): WireSeenMember => ({
  member: writeMember(seen.member),
  sessions: seen.facts.sessions,
  has_second_step: seen.facts.hasSecondStep,
});

export const readSeen = ({ member, sessions, has_second_step: hasSecondStep }: WireSeenMember) => ({
  member: readMember(member),
  facts: { sessions, hasSecondStep },
});

export const writeAudit = ({ items, next }: Listed<ShownAuditEntry>): WireAuditPage => ({
  items: items.map(({ id, at, act, actor, actorName, subject, subjectName, reason, details = {} }) => ({
    id,
    at: instant(at),
    act,
    actor_id: actor ?? null,
    actor_name: actorName ?? null,
    subject_id: subject ?? null,
    subject_name: subjectName ?? null,
    reason: reason ?? null,
    details,
  })),
  next: next ?? null,
});

export const readAudit = ({ items, next }: WireAuditPage): Listed<ShownAuditEntry> => ({
  items: items.map(({ id, at, act, details, ...wire }) => ({
    id,
    at: Date.parse(at),
    act,
    details,
    ...(wire.actor_id === null ? {} : { actor: wire.actor_id }),
    ...(wire.actor_name === null ? {} : { actorName: wire.actor_name }),
    ...(wire.subject_id === null ? {} : { subject: wire.subject_id }),
    ...(wire.subject_name === null ? {} : { subjectName: wire.subject_name }),
    ...(wire.reason === null ? {} : { reason: wire.reason }),
  })),
  ...(next === null ? {} : { next }),
});

export const writeEntryState = ({ isEntered, hasSecondStep }: EntryState): WireEntryState => ({
  is_entered: isEntered,
  has_second_step: hasSecondStep,
});

export const readEntryState = (wire: WireEntryState): EntryState => ({
  isEntered: wire.is_entered,
  hasSecondStep: wire.has_second_step,
});

export const writeJobs = ({ queue, items, next }: JobsPage): WireJobsPage => ({
  queue: queue.map(({ kind, waiting, nextAt }) => ({ kind, waiting, next_at: instant(nextAt) })),
  items: items.map(({ id, kind, tries, code, diedAt }) => ({ id, kind, tries, code, died_at: instant(diedAt) })),
  next: next ?? null,
});

export const readJobs = ({ queue, items, next }: WireJobsPage): JobsPage => ({
  queue: queue.map(({ next_at: nextAt, ...row }) => ({ ...row, nextAt: Date.parse(nextAt) })),
  items: items.map(({ died_at: diedAt, ...row }) => ({ ...row, diedAt: Date.parse(diedAt) })),
  ...(next === null ? {} : { next }),
});
