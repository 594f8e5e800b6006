import "reflect-metadata";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeHttpCaptcha } from "../../captcha/http-captcha.ts";
import { makeOutboundFetch } from "../../outbound/outbound-fetch.ts";
import { makeHttpGym } from "../../partner-gym/http-gym.ts";
import { makeStripePayments } from "../../payments-stripe/stripe-payments.ts";
import { makeUndiciOutboundHttp } from "../../outbound/undici-outbound-http.ts";
import { makeLog } from "../../http-server/platform/log.ts";
import { makeNodeHost } from "../../http-server/host/node-host.ts";
import { makeServer } from "../../http-server/host/server.ts";
import { makeArgon2Passwords } from "../../crypto/argon2-passwords.ts";
import { makeLeakedPasswords } from "../../crypto/leaked-passwords.ts";
import { readSecrets } from "../../crypto/secret.ts";
import { makeSystemMonotonicClock } from "../../system/monotonic-clock.ts";
import { makeSystemClock } from "../../system/system-clock.ts";
import { makeUuidV7Ids } from "../../system/uuid-v7-ids.ts";
import { type Config, readConfig } from "./config.ts";
import { makeFolder } from "../../sql/engine/make-folder.ts";
import { tracedSql } from "../../sql/engine/traced-sql.ts";
import { mailOf, mailWords } from "./mail.ts";
import { makeConfiguredProviders } from "./configured-providers.ts";
import { operatorSentence } from "./operator-sentence.ts";
import { readVendorList } from "../../http-server/consent/read-vendor-list.ts";
import { DEFAULT_SITE_SETTINGS } from "../../http-server/platform/site-of.ts";
import { readSiteFile, type SiteFile } from "./site-file.ts";
import { LiveNotifications } from "@morsel/application/notifications/live-notifications";
import { resolve } from "../container.ts";
import { pollNotifications } from "./poll-notifications.ts";
import { errorReportsOf, reporting, tracesOf } from "./observers.ts";
import { startMetrics } from "./start-metrics.ts";
import { sayFirstAdminLink } from "./first-admin-link.ts";
import { watchUncaught } from "./last-resort.ts";
import { jobRunner, serverContainer } from "./server-container.ts";
import { serverPorts } from "./server-ports.ts";
import { openStores } from "./stores.ts";
import { placeOf } from "./database-place.ts";
import { scheduleBackups } from "./scheduled-backups.ts";

/** The page as the build left it. */
const PAGE = fileURLToPath(new URL("../../../ui/dist/client/", import.meta.url));
/** A stop waits no longer than this for what is in flight, and than that for the stores to close. */
const PATIENCE_MS = 8000;
const LAST_MS = 10_000;
/** And so long for jobs: they are given back, and the next process does them. */
const JOB_PATIENCE_MS = 1000;
/** `/healthz` is red for this long before the server stops listening: load balancers look about once a second. */
const UNWELL_MS = 1000;
/** Reports of errors that are under way have so long. */
const FLUSH_MS = 1000;
/** Files of diaries are readable by their owner only. */
const OWNER_ONLY = 0o077;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The operator's file; one that cannot be read or taken ends the start with its sentences. */
const siteIn = ({ siteFile, trustedProxies }: Config): SiteFile => {
  if (siteFile === undefined)
    return { settings: { ...DEFAULT_SITE_SETTINGS, believesHeaders: trustedProxies > 0 }, flags: [] };
  const read = existsSync(siteFile)
    ? readSiteFile(readFileSync(siteFile, "utf8"), trustedProxies > 0)
    : { reasons: [`MORSEL_SITE names ${siteFile}, and there is no such file.`] };
  if (!("reasons" in read)) return read;
  for (const reason of read.reasons) console.error(reason);
  return process.exit(1);
};

const start = async (config: Config): Promise<void> => {
  process.umask(OWNER_ONLY);
  makeFolder(config.dataFolder);
  const plainLog = makeLog((line) => process.stdout.write(line), Date.now);
  const errors = await errorReportsOf(config);
  const log = errors === undefined ? plainLog : reporting(plainLog, errors);
  const traces = await tracesOf(config);
  const { settings: pages, ...others } = siteIn(config);
  const site = { ...others, settings: { ...pages, forumSecret: config.forumSecret } };
  const vendors = join(config.dataFolder, "vendor-list.json");
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : (await import("../../prometheus/prometheus-metrics.ts")).makePrometheusMetrics(process.hrtime.bigint);
  const stores = await Effect.runPromise(openStores(config, say, { times: metrics, traced: traces && tracedSql }));
  let isGivenUp = false;
  const [secret, previousSecret] =
    config.secret === undefined ? readSecrets(config.dataFolder) : [config.secret, config.previousSecret];
  const mail = mailOf(config);
  const clock = makeSystemClock();
  const settings = {
    clock,
    ...(config.stripe === undefined
      ? {}
      : { payments: makeStripePayments(config.stripe, makeOutboundFetch(makeUndiciOutboundHttp()), clock) }),
    monotonic: makeSystemMonotonicClock(),
    ids: makeUuidV7Ids(),
    passwords: makeArgon2Passwords(),
    commonPasswords: makeLeakedPasswords(),
    isReady: Effect.suspend(() => (isGivenUp ? Effect.succeed(false) : stores.isReady)),
    ...(stores.sharedLimits === undefined ? {} : { sharedLimits: stores.sharedLimits }),
    secret,
    previousSecret,
    providers: makeConfiguredProviders(config.providers, Date.now),
    ...(config.gym === undefined ? {} : { gym: makeHttpGym(config.gym, makeUndiciOutboundHttp()) }),
    ...(config.captcha === undefined ? {} : { captcha: makeHttpCaptcha(config.captcha, makeUndiciOutboundHttp()) }),
    hasRateLimits: config.hasRateLimits,
    asksOpenFoodFacts: config.asksOpenFoodFacts,
    log,
    site,
    vendorList: readVendorList(existsSync(vendors) ? vendors : undefined),
    mailer: mail.mailer,
    contactAddress: mail.contactMail,
    mailWords,
    publicOrigin: config.origin ?? `http://localhost:${config.port}`,
  };
  const container = serverContainer(settings, stores.modules);
  const runner = config.hasJobs ? jobRunner(container) : undefined;
  const place = placeOf(config);
  const stopBackups =
    config.backupFolder === undefined || !config.hasJobs || "url" in place
      ? () => undefined
      : scheduleBackups({
          database: place.path,
          folder: config.backupFolder,
          passphrase: config.backupPassphrase,
          now: Date.now,
          log,
        });
  const stopLooking = pollNotifications(resolve(container, LiveNotifications), log);
  const server = await makeServer(serverPorts(container, { ...config, trace: traces?.trace }), PAGE);
  const host = makeNodeHost(
    {
      ...server,
      handle: (call) => {
        if (call.target !== "/healthz") stores.warmUp();
        return server.handle(call);
      },
    },
    config.trustedProxies,
    { log, metrics: metrics?.requests },
  );
  const metricsHost = metrics && (await startMetrics(metrics, container, config));
  // Before anybody can reach the server: a signal that comes while it gets ready ends it in order as well.
  let isStopping = false;
  const stop = async (reason: string, code: 0 | 1): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log("info", "stopping", { reason });
    setTimeout(() => process.exit(1), LAST_MS).unref();
    // A connection that never ends by itself would delay the shutdown.
    stopLooking();
    stopBackups();
    await host.close(PATIENCE_MS);
    await metricsHost?.close();
    await server.close();
    if (runner !== undefined) await Effect.runPromise(runner.stop(JOB_PATIENCE_MS));
    await Effect.runPromise(stores.close);
    if (traces !== undefined) await Effect.runPromise(traces.close);
    await errors?.flush(FLUSH_MS);
    log("info", "stopped");
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal, 0));
  const port = await host.listen(config.port, config.host);
  log("info", "ready", { port, database: config.databaseUrl === undefined ? "sqlite" : "postgres", mail: mail.way });
  if (runner !== undefined && !isStopping) await Effect.runPromise(runner.start);
  const origin = config.origin ?? `http://localhost:${port}`;
  say(`Morsel is ready: ${origin}`);
  await sayFirstAdminLink(container, origin, say);

  watchUncaught(log, () => {
    if (isGivenUp) return;
    isGivenUp = true;
    setTimeout(() => void stop("uncaught", 1), UNWELL_MS);
  });
};

const config = readConfig(process.env);
if ("reasons" in config) {
  for (const reason of config.reasons) console.error(reason);
  process.exit(1);
}
const exit = await Effect.runPromiseExit(Effect.tryPromise({ try: () => start(config), catch: (problem) => problem }));
if (Exit.isFailure(exit)) {
  console.error(operatorSentence(exit.cause, config));
  process.exit(1);
}
