import type { Instant } from "@morsel/domain/calendar";
import type { SessionDevice, SessionId } from "@morsel/domain/identity";
import type { PushChoices } from "@morsel/domain/social";

export type ShownDevice = SessionDevice & {
  readonly id: SessionId;
  /** The one that asks; where it is reached is told to it alone. */
  readonly isCurrent: boolean;
  readonly endpoint?: string;
  readonly usedAt: Instant;
  readonly choices: PushChoices;
};

/** `key` is the server's, for which a browser subscribes. */
export type PushDevices = { readonly key: string; readonly devices: readonly ShownDevice[] };
