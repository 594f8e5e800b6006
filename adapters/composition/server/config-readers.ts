import { resolve } from "node:path";
import { readCaptchaSettings } from "../../captcha/captcha-settings.ts";
import type { CaptchaSettings } from "../../captcha/http-captcha.ts";
import { readProviderSettings, type ProviderSettings } from "../../oauth/provider-settings.ts";
import { readGymSettings, type GymSettings } from "../../partner-gym/http-gym.ts";

const MIN_SECRET = 32;
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

export type Reader<A> = (given: string | undefined) => A | { readonly reason: string };

export const refused = <A>(value: A | { readonly reason: string }): value is { readonly reason: string } =>
  typeof value === "object" && value !== null && "reason" in value;

export const number =
  (otherwise: number, least: number, most: number): Reader<number> =>
  (given) => {
    if (given === undefined) return otherwise;
    const n = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return n >= least && n <= most ? n : { reason: `must be a whole number from ${least} to ${most}` };
  };

export const origin: Reader<string | undefined> = (given) => {
  if (given === undefined) return undefined;
  const url = urlOf(given);
  if (url === undefined || !/^https?:$/.test(url.protocol) || given.replace(/\/$/, "").toLowerCase() !== url.origin)
    return { reason: "must be an origin such as https://food.example.org, without a path" };
  return url.protocol === "https:" || LOCAL.has(url.hostname)
    ? url.origin
    : { reason: "must begin with https://, because people sign in there; http is for localhost only" };
};

export const databaseUrl: Reader<string | undefined> = (given) => {
  if (given === undefined) return undefined;
  const url = urlOf(given);
  return url !== undefined && /^postgres(ql)?:$/.test(url.protocol)
    ? given
    : { reason: "must be a PostgreSQL address such as postgres://user:password@host:5432/morsel" };
};

export const smtpUrl: Reader<string | undefined> = (given) => {
  if (given === undefined) return undefined;
  const url = urlOf(given);
  return url !== undefined && /^smtps?:$/.test(url.protocol) && url.hostname !== ""
    ? given
    : { reason: "must be a mail server such as smtp://user:password@mail.example.org:587, or smtps:// for port 465" };
};

export const mailFrom: Reader<string | undefined> = (given) =>
  given === undefined || (given.length <= 300 && /^([^<>\p{Cc}]+<[^\s<>@]+@[\w.-]+>|[^\s<>@]+@[\w.-]+)$/u.test(given))
    ? given
    : { reason: "must be an address such as Morsel <morsel@example.org>" };

export const address: Reader<string | undefined> = (given) =>
  given === undefined || (given.length <= 254 && /^[^\s<>@]+@[\w.-]+$/.test(given))
    ? given
    : { reason: "must be an address such as morsel@example.org" };

/** RFC 9116, 2.5.3: mail, telephone or a page over https. */
export const securityContact: Reader<string | undefined> = (given) =>
  given === undefined || (given.length <= 300 && /^(mailto:[^\s<>@]+@[\w.-]+|https:\/\/\S+|tel:\+[\d-]+)$/.test(given))
    ? given
    : { reason: "must begin with mailto:, https:// or tel:+" };

export const secret: Reader<string | undefined> = (given) =>
  given === undefined || given.length >= MIN_SECRET
    ? given
    : { reason: `must have at least ${MIN_SECRET} characters; left out, one is made and kept in the data directory` };

/** Discourse takes no shorter ones. */
const MIN_FORUM_SECRET = 10;
export const forumSecret: Reader<string | undefined> = (given) =>
  given === undefined || given.length >= MIN_FORUM_SECRET
    ? given
    : { reason: `must have at least ${MIN_FORUM_SECRET} characters` };

export const folder: Reader<string | undefined> = (given) => (given === undefined ? undefined : resolve(given));

/** NIST SP 800-63B: a passphrase that is guessed offline needs length. */
const MIN_PASSPHRASE = 16;
export const passphrase: Reader<string | undefined> = (given) =>
  given === undefined || given.length >= MIN_PASSPHRASE
    ? given
    : { reason: `must have at least ${MIN_PASSPHRASE} characters` };

export const onOff: Reader<boolean> = (given) =>
  given === undefined || given === "on" ? true : given === "off" ? false : { reason: 'must be "on" or "off"' };

export const captcha: Reader<CaptchaSettings | undefined> = (given) =>
  given === undefined ? undefined : readCaptchaSettings(given);
const GYM_ACCEPTED = 'must be {"name": "…", "url": "https://…", "key": "…"}';
export const gym: Reader<GymSettings | undefined> = (given) =>
  given === undefined ? undefined : (readGymSettings(given) ?? { reason: GYM_ACCEPTED });
/** Requests to other services are off until the operator turns them on. */
export const offOn: Reader<boolean> = (given) => (given === undefined ? false : onOff(given));

export const providers: Reader<readonly ProviderSettings[]> = (given) =>
  given === undefined ? [] : readProviderSettings(given);

export const stripeKey: Reader<string | undefined> = (given) =>
  given === undefined || /^(sk|rk)_(test|live)_\w{8,250}$/.test(given)
    ? given
    : { reason: "must be a secret or restricted key of Stripe, such as sk_live_…" };

export const stripeSecret: Reader<string | undefined> = (given) =>
  given === undefined || /^whsec_\w{8,250}$/.test(given)
    ? given
    : { reason: "must be the signing secret of the webhook at Stripe, such as whsec_…" };

/** The share of requests that are traced. */
export const share: Reader<number> = (given) => {
  if (given === undefined) return 1;
  const n = /^\d(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
  return n >= 0 && n <= 1 ? n : { reason: "must be a share from 0 to 1, such as 0.1" };
};

export const collector: Reader<string | undefined> = (given) => {
  if (given === undefined) return undefined;
  const url = urlOf(given);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.search === ""
    ? given.replace(/\/$/, "")
    : { reason: "must be the address of a collector such as http://localhost:4318" };
};

/** Sentry's own form: https://develop.sentry.dev/sdk/overview/#parsing-the-dsn */
export const sentryDsn: Reader<string | undefined> = (given) =>
  given === undefined || /^https?:\/\/[^\s/@]+@[^\s/@]+\/(\S+\/)?\d+$/.test(given)
    ? given
    : { reason: "must be a DSN such as https://key@sentry.example.org/1" };

/** `name=value` with commas between, values as in addresses: https://opentelemetry.io/docs/specs/otel/protocol/exporter/#specifying-headers-via-environment-variables */
export const headers: Reader<Readonly<Record<string, string>>> = (given) => {
  const pairs = (given ?? "")
    .split(",")
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
    .map((pair) => [pair.split("=", 1)[0]?.trim() ?? "", pair.slice(pair.indexOf("=") + 1).trim(), pair] as const);
  const isHeader = ([name, value, pair]: readonly [string, string, string]): boolean =>
    pair.includes("=") && /^[\w-]+$/.test(name) && /^[\x20-\x7e]*$/.test(value) && !/%(?![0-7][\dA-Fa-f])/.test(value);
  return pairs.every(isHeader)
    ? Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]))
    : { reason: "must be name=value pairs with commas between" };
};
