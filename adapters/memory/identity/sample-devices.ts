import { newSession, type MemberSession, type SessionId } from "@morsel/domain/identity";

const AN_HOUR = 3_600_000;

const DEVICES = [
  { hoursAgo: 0, device: { browser: "Firefox", system: "Linux", network: "203.0.113.0/24" } },
  { hoursAgo: 5, device: { browser: "Safari", system: "iOS", network: "2001:db8:4::/48" } },
  { hoursAgo: 400, device: {} },
];

/** Sessions of the sample member, the current device last. */
export const sampleSessions = (now: number): readonly MemberSession[] =>
  DEVICES.toReversed().map(({ hoursAgo, device }, i) =>
    newSession(`00000000-0000-7000-8000-00000000d00${i}` as SessionId, now - hoursAgo * AN_HOUR, device),
  );
