import type { MemberId } from "@morsel/domain/identity";
import { token } from "@morsel/application/platform/token";
import type { RequestContext } from "../../requests/request-context.ts";

/**
 * Remembers in a browser who signed in there, so that wrong tries from elsewhere do not make its owner wait (ID40). The cookie
 * holds a random name of the device and, for each of its members, a code that only this server can make: it tells nobody who
 * they are, and lets nobody in.
 */
export type KnownDevices = {
  /** The device's name, where the member signed in from it before. */
  readonly deviceOf: (member: MemberId, cookies: ReadonlyMap<string, string>, origin: string) => string | undefined;
  /** The cookie line after the member signed in. */
  readonly remember: (member: MemberId, cookies: ReadonlyMap<string, string>, origin: string) => string;
};

/** For whom the browser that asks is known. */
export const deviceIn =
  (devices: KnownDevices, { cookies, origin }: Pick<RequestContext, "cookies" | "origin">) =>
  (member: MemberId): string | undefined =>
    devices.deviceOf(member, cookies, origin);

export const KnownDevices = token<KnownDevices>("KnownDevices");
