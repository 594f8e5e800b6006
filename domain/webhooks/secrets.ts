/** A secret as it is kept; one that was replaced ends. */
export type WebhookSecret = { readonly sealed: string; readonly endsAt?: number };

const ROTATION_MS = 86_400_000;

/** W723: those that sign at an instant, the newest first. */
export const goodSecrets = (secrets: readonly WebhookSecret[], now: number): readonly WebhookSecret[] =>
  secrets.filter(({ endsAt }) => endsAt === undefined || endsAt > now);

/** W723: the new one beside the one before it, which ends in a day; no third is good. */
export const rotatedSecrets = (
  secrets: readonly WebhookSecret[],
  sealed: string,
  now: number,
): readonly WebhookSecret[] => [
  { sealed },
  ...secrets.slice(0, 1).map((before) => ({ sealed: before.sealed, endsAt: now + ROTATION_MS })),
];

/** W723: what is signed. */
export const signedContent = (id: string, seconds: number, body: string): string => `${id}.${seconds}.${body}`;
