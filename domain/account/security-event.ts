import type { MemberSession, SessionDevice } from "../identity/index.ts";

/** J30: what happens to an account's safety. */
export const SECURITY_EVENTS = [
  "signedIn",
  "deviceEnded",
  "devicesEnded",
  "passwordChanged",
  "passwordReset",
  "passwordSet",
  "passkeyAdded",
  "passkeyRemoved",
  "providerLinked",
  "providerRemoved",
  "secondStepOn",
  "secondStepOff",
  "recoveryCodesMade",
  "apiTokenMade",
  "emailVerified",
  "emailChangeAsked",
  "emailChanged",
  "usernameChanged",
  "waitLifted",
  "deletionAsked",
  "deletionTakenBack",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** `at` is in milliseconds; the device is the one that did it, where that is known. */
export type SecurityEvent = {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly at: number;
  readonly device: SessionDevice;
};

/** J30: a sign-in is its session's. */
export const signInEvent = ({ id, createdAt, device }: MemberSession): SecurityEvent => ({
  id,
  kind: "signedIn",
  at: createdAt,
  device,
});
