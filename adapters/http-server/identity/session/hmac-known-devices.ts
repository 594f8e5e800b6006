import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Keys } from "@morsel/application/platform/keys";
import type { MemberId } from "@morsel/domain/identity";
import { cookieLine } from "../../requests/cookies.ts";
import { isHttps, isLocal } from "../../requests/origin.ts";
import type { KnownDevices } from "./known-devices.ts";

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
