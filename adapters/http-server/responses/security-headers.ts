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
const pagePolicy = (nonce: string, https: boolean, other: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${other}`,
    "style-src 'self' 'unsafe-inline'",
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
/** `adOrigin` is that of the network which the operator names; without one the page knows this server alone. */
export const headersOfPage = (nonce: string, https: boolean, adOrigin?: string): SecurityHeaders =>
  withPolicy(pagePolicy(nonce, https, adOrigin === undefined ? "" : ` ${adOrigin}`), https);
