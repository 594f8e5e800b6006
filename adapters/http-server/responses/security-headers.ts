import { randomBytes } from "node:crypto";

/** The address at which browsers report what the page's policy kept out. */
export const POLICY_REPORTS_PATH = "/csp-reports";

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

/** A response that is no page may load nothing and be framed by nobody. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const withPolicy = (policy: string, https: boolean): SecurityHeaders => ({
  ...EVERYWHERE,
  ...(https ? HSTS : {}),
  "content-security-policy": policy,
});

const plain = withPolicy(NOTHING, false);
const plainHttps = withPolicy(NOTHING, true);

export const headersOfData = (https: boolean): SecurityHeaders => (https ? plainHttps : plain);

/** Whom a page may load from and speak to besides this server: those alone whom the operator named. */
export type OtherOrigins = {
  readonly scripts: readonly string[];
  readonly pictures: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  readonly styles: readonly string[];
};
const NO_OTHERS: OtherOrigins = { scripts: [], pictures: [], calls: [], frames: [], styles: [] };

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join("");

/**
 * Scripts only from this server or with this answer's nonce. Styles may be inline: the component library places things
 * with style attributes, which cannot run anything.
 */
const pagePolicy = (
  nonce: string,
  https: boolean,
  { scripts, pictures, calls, frames, styles }: OtherOrigins,
): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${listed(scripts)}`,
    `style-src 'self' 'unsafe-inline'${listed(styles)}`,
    `img-src 'self' data: blob:${listed(pictures)}`,
    "font-src 'self'",
    `connect-src 'self'${listed(calls)}`,
    `frame-src 'self'${listed(frames)}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ["upgrade-insecure-requests"] : []),
    // The older directive is the one that every browser knows.
    `report-uri ${POLICY_REPORTS_PATH}`,
    "report-to csp",
  ].join("; ");

export const newNonce = (): string => randomBytes(16).toString("base64");
export const headersOfPage = (nonce: string, https: boolean, others: OtherOrigins = NO_OTHERS): SecurityHeaders => ({
  ...withPolicy(pagePolicy(nonce, https, others), https),
  "reporting-endpoints": `csp="${POLICY_REPORTS_PATH}"`,
});
