import { resolve } from "node:path";
import type { GymSettings } from "../../partner-gym/http-gym.ts";
import type { CaptchaSettings } from "../../captcha/http-captcha.ts";
import type { StripeSettings } from "../../payments-stripe/stripe-client.ts";
import type { ProviderSettings } from "../../oauth/provider-settings.ts";
import {
  address,
  captcha,
  collector,
  databaseUrl,
  folder,
  forumSecret,
  gym,
  headers,
  mailFrom,
  number,
  offOn,
  onOff,
  origin,
  passphrase,
  providers,
  refused,
  secret,
  securityContact,
  sentryDsn,
  share,
  smtpUrl,
  stripeKey,
  stripeSecret,
  type Reader,
} from "./config-readers.ts";

/** The operator's settings, decoded once. */
export type Config = {
  readonly port: number;
  /** Absent: all addresses of the machine. */
  readonly host: string | undefined;
  readonly dataFolder: string;
  /** The public origin; absent: the host that is asked, over http. */
  readonly origin: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly secret: string | undefined;
  /** The one before `secret`, while what was sealed with it is still good. */
  readonly previousSecret: string | undefined;
  /** Proxies in front that add to X-Forwarded-For. */
  readonly trustedProxies: number;
  readonly hasRateLimits: boolean;
  /** Lets this process do background jobs too: mail, erasure, cleaning up. */
  readonly hasJobs: boolean;
  /** The mail server; absent: mail goes into a folder of the data directory. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string | undefined;
  /** Address for messages of the contact form; absent: the address that mail comes from. */
  readonly contactMail: string | undefined;
  /** By how many seconds an open page asks who is signed in; absent, on focus and on word of other tabs alone. */
  readonly sessionPollSeconds: number | undefined;
  /** Other services that sign in. */
  readonly providers: readonly ProviderSettings[];
  /** The service that tells people from programs. */
  readonly captcha: CaptchaSettings | undefined;
  /** The gym whose members have premium. */
  readonly gym: GymSettings | undefined;
  /** Looks up unknown barcodes at Open Food Facts. */
  readonly asksOpenFoodFacts: boolean;
  /** Stripe takes payments; absent, payments are tests. */
  readonly stripe: StripeSettings | undefined;
  /** Port for Prometheus; absent: nothing is measured. */
  readonly metricsPort: number | undefined;
  /** The address that errors are reported to, by Sentry's protocol; absent: to the log alone. */
  readonly sentryDsn: string | undefined;
  /** The collector that receives traces by OTLP, and the share of requests that it receives; absent: nothing is traced. */
  readonly tracesTo: string | undefined;
  readonly traceShare: number;
  readonly traceHeaders: Readonly<Record<string, string>>;
  /** Address for reports of a weakness; absent: the contact form. */
  readonly securityContact: string | undefined;
  /** A JSON file with what pages show besides: links, advertisements, flags. */
  readonly siteFile: string | undefined;
  /** FO15 */
  readonly forumSecret: string | undefined;
  /** Folder of nightly backups; absent: none are made. */
  readonly backupFolder: string | undefined;
  /** Encrypts backups, and opens encrypted ones. */
  readonly backupPassphrase: string | undefined;
};

/** Sentences for the operator: which variable, what was given, what is accepted. */
export type ConfigRefused = { readonly _tag: "ConfigRefused"; readonly reasons: readonly string[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Values of these settings are never shown, because they hold passwords. */
const HIDDEN = new Set([
  "MORSEL_SECRET",
  "MORSEL_PREVIOUS_SECRET",
  "DATABASE_URL",
  "MORSEL_SMTP_URL",
  "MORSEL_PROVIDERS",
  "MORSEL_CAPTCHA",
  "MORSEL_GYM",
  "MORSEL_BACKUP_PASSPHRASE",
  "MORSEL_FORUM_SECRET",
  "MORSEL_STRIPE_KEY",
  "MORSEL_STRIPE_WEBHOOK_SECRET",
  "MORSEL_SENTRY_DSN",
  "OTEL_EXPORTER_OTLP_HEADERS",
]);

const isStripe = (given: {
  readonly key: string | undefined;
  readonly webhookSecret: string | undefined;
  readonly hasTax: boolean;
}): given is StripeSettings => given.key !== undefined && given.webhookSecret !== undefined;

/** Empty counts as not set, as shells and compose files leave it. All wrong values are named at once. */
export const readConfig = (environment: Environment): Config | ConfigRefused => {
  const reasons: string[] = [];
  const read = <A>(name: string, reader: Reader<A>): A => {
    const given = environment[name] === "" ? undefined : environment[name];
    const value = reader(given);
    if (!refused(value)) return value;
    reasons.push(`${name} ${value.reason}${HIDDEN.has(name) ? "" : `, not "${given?.slice(0, 80)}"`}.`);
    return undefined as A;
  };
  const text: Reader<string | undefined> = (given) => given;
  const stripe = {
    key: read("MORSEL_STRIPE_KEY", stripeKey),
    webhookSecret: read("MORSEL_STRIPE_WEBHOOK_SECRET", stripeSecret),
    hasTax: read("MORSEL_STRIPE_TAX", offOn),
  };
  const config: Config = {
    port: read("PORT", number(3000, 0, 65_535)),
    host: read("HOST", text),
    dataFolder: resolve(read("MORSEL_DATA", text) ?? "data"),
    origin: read("MORSEL_ORIGIN", origin),
    databaseUrl: read("DATABASE_URL", databaseUrl),
    secret: read("MORSEL_SECRET", secret),
    previousSecret: read("MORSEL_PREVIOUS_SECRET", secret),
    trustedProxies: read("MORSEL_TRUSTED_PROXIES", number(0, 0, 10)),
    hasRateLimits: read("MORSEL_RATE_LIMITS", onOff),
    metricsPort: read("MORSEL_METRICS_PORT", number(0, 0, 65_535)) || undefined,
    sentryDsn: read("MORSEL_SENTRY_DSN", sentryDsn),
    tracesTo: read("OTEL_EXPORTER_OTLP_ENDPOINT", collector),
    traceShare: read("OTEL_TRACES_SAMPLER_ARG", share),
    traceHeaders: read("OTEL_EXPORTER_OTLP_HEADERS", headers),
    securityContact: read("MORSEL_SECURITY_CONTACT", securityContact),
    siteFile: read("MORSEL_SITE", text),
    forumSecret: read("MORSEL_FORUM_SECRET", forumSecret),
    backupFolder: read("MORSEL_BACKUPS", folder),
    backupPassphrase: read("MORSEL_BACKUP_PASSPHRASE", passphrase),
    hasJobs: read("MORSEL_JOBS", onOff),
    stripe: isStripe(stripe) ? stripe : undefined,
    asksOpenFoodFacts: read("MORSEL_OPEN_FOOD_FACTS", offOn),
    smtpUrl: read("MORSEL_SMTP_URL", smtpUrl),
    mailFrom: read("MORSEL_MAIL_FROM", mailFrom),
    contactMail: read("MORSEL_CONTACT_MAIL", address),
    providers: read("MORSEL_PROVIDERS", providers),
    captcha: read("MORSEL_CAPTCHA", captcha),
    gym: read("MORSEL_GYM", gym),
    sessionPollSeconds: read("MORSEL_SESSION_POLL", number(0, 0, 86_400)) || undefined,
  };
  if ((stripe.key === undefined) !== (stripe.webhookSecret === undefined) && reasons.length === 0)
    reasons.push("MORSEL_STRIPE_KEY and MORSEL_STRIPE_WEBHOOK_SECRET must be set together.");
  if (config.smtpUrl !== undefined && config.mailFrom === undefined && reasons.length === 0)
    reasons.push("MORSEL_MAIL_FROM must be set with MORSEL_SMTP_URL: the address that mail comes from.");
  if (config.backupFolder !== undefined && config.databaseUrl !== undefined && reasons.length === 0)
    reasons.push("MORSEL_BACKUPS is for SQLite. Back PostgreSQL up with pg_dump or its own archive of the log.");
  return reasons.length === 0 ? config : { _tag: "ConfigRefused", reasons };
};
