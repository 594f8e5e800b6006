import { randomBytes } from "node:crypto";

export type SecurityHeaders = Readonly<Record<string, string>>;

const EVERYWHERE: SecurityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(self), microphone=(), geolocation=(), payment=(self), usb=(), accelerometer=(), gyroscope=(), magnetometer=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** Two years, as the preload list asks. */
const HSTS: SecurityHeaders = { "strict-transport-security": "max-age=63072000; includeSubDomains" };

/** What is not a page may load nothing and be framed by nobody. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const withPolicy = (policy: string, https: boolean): SecurityHeaders => ({
  ...EVERYWHERE,
  ...(https ? HSTS : {}),
  "content-security-policy": policy,
});

const plain = withPolicy(NOTHING, false);
const plainHttps = withPolicy(NOTHING, true);

export const headersOfData = (https: boolean): SecurityHeaders => (https ? plainHttps : plain);

/**
 * Scripts only from this server or with this answer's nonce. Styles may be inline: the component library places things
 * with style attributes, which cannot run anything.
 */
const pagePolicy = (nonce: string, https: boolean, other: string, styles: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${other}`,
    `style-src 'self' 'unsafe-inline'${styles}`,
    `img-src 'self' data: blob:${other}`,
    "font-src 'self'",
    `connect-src 'self'${other}`,
    `frame-src 'self'${other}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");

export const newNonce = (): string => randomBytes(16).toString("base64");

/** Where a page may load from besides this server. */
export type OtherSources = {
  /** Of the advertising network that the operator names. */
  readonly ads?: string | undefined;
  /** ID104: of the captcha service that the operator names. */
  readonly captcha?: readonly string[] | undefined;
};

const listed = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join("");

/** Where the operator names nobody else, the page knows this server alone. */
export const headersOfPage = (
  nonce: string,
  https: boolean,
  { ads, captcha = [] }: OtherSources = {},
): SecurityHeaders => {
  const others = listed([...(ads === undefined ? [] : [ads]), ...captcha]);
  return withPolicy(pagePolicy(nonce, https, others, listed(captcha)), https);
};
