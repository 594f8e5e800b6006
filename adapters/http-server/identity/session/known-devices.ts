import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Keys } from "@morsel/application/platform/keys";
import type { MemberId } from "@morsel/domain/identity";
import { token } from "@morsel/application/platform/token";
import { cookieLine } from "../../requests/cookies.ts";
import { isHttps, isLocal } from "../../requests/origin.ts";
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

const A_YEAR_SECONDS = 31_536_000;
/** A household's tablet; who signed in longest ago is forgotten first. */
const MOST_MEMBERS = 5;
const DEVICE = /^[\w-]{22}$/;

const nameOf = (origin: string): string => (isHttps(origin) ? "__Host-morsel-device" : "morsel-device");

const isEqual = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

export const makeKnownDevices = (keys: Keys): KnownDevices => {
  const codeOf = (device: string, member: MemberId, key = keys[0]): string =>
    createHmac("sha256", key).update(`${device} ${member}`).digest("base64url");
  const read = (cookies: ReadonlyMap<string, string>, origin: string) => {
    const [device = "", ...codes] = (cookies.get(nameOf(origin)) ?? "").slice(0, 1000).split(".");
    return DEVICE.test(device) ? { device, codes: codes.slice(0, MOST_MEMBERS) } : undefined;
  };
  return {
    deviceOf: (member, cookies, origin) => {
      const known = read(cookies, origin);
      if (known === undefined) return undefined;
      const right = keys.map((key) => codeOf(known.device, member, key));
      return known.codes.some((given) => right.some((code) => isEqual(given, code))) ? known.device : undefined;
    },
    remember: (member, cookies, origin) => {
      const { device, codes } = read(cookies, origin) ?? { device: randomBytes(16).toString("base64url"), codes: [] };
      const code = codeOf(device, member);
      const value = [device, code, ...codes.filter((other) => other !== code)].slice(0, MOST_MEMBERS + 1).join(".");
      const isSecure = isHttps(origin) || !isLocal(origin);
      return cookieLine(nameOf(origin), value, { isSecure, maxAgeSeconds: A_YEAR_SECONDS });
    },
  };
};
