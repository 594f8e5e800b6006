import type { Device } from "@morsel/application/identity/client/devices-client";
import type { MemberSession, SessionDevice, SessionId } from "@morsel/domain/identity";
import type { WireDevice } from "./sessions.ts";

const deviceIn = ({ browser, system, network }: SessionDevice): SessionDevice => ({
  ...(browser === undefined ? {} : { browser }),
  ...(system === undefined ? {} : { system }),
  ...(network === undefined ? {} : { network }),
});

export const writeDevice = ({ id, createdAt, lastSeenAt, device }: MemberSession, current: SessionId): WireDevice => ({
  id,
  ...deviceIn(device),
  created_at: new Date(createdAt).toISOString(),
  last_seen_at: new Date(lastSeenAt).toISOString(),
  is_current: id === current,
});

export const readDevice = (wire: WireDevice): Device => ({
  ...deviceIn(wire as SessionDevice),
  id: wire.id as SessionId,
  signedInAt: Date.parse(wire.created_at),
  lastSeenAt: Date.parse(wire.last_seen_at),
  isCurrent: wire.is_current,
});
