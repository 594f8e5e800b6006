import { OPEN_SITE } from "@morsel/domain/site-settings";
import { ConfiguredGym } from "@morsel/application/membership/gym/partner-gym";
import { Measuring } from "@morsel/application/analytics/count-page-view";
import { Captcha, NO_CAPTCHA } from "@morsel/application/captcha/captcha";
import { MakeArchive } from "@morsel/application/export/archive";
import { Clock } from "@morsel/application/platform/clock";
import { PublicOrigin } from "@morsel/application/mail/mail-links";
import { InvoiceWriter } from "@morsel/application/membership/invoice-writer";
import { ConfiguredPayments, NO_PAYMENTS } from "@morsel/application/membership/payment-webhooks";
import { ConfiguredSettings } from "@morsel/application/site-settings/configured";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import { TrialPersons } from "@morsel/application/membership/trial-persons";
import { UNKNOWN_SITE } from "@morsel/application/pages/client/site";
import { Sealing } from "@morsel/application/platform/sealing";
import * as Effect from "effect/Effect";
import { VendorList } from "../http-server/consent/vendor-list.ts";
import { KnownDevices } from "../http-server/identity/session/known-devices.ts";
import { makeNewcomers, Newcomers } from "../http-server/identity/sign-up/newcomers.ts";
import { Sessions } from "../http-server/identity/session/sessions.ts";
import { DEFAULT_SITE_SETTINGS, SiteOf } from "../http-server/platform/site-of.ts";
import { Failures, makeFailures } from "../http-server/platform/failures.ts";
import { Log, silentLog } from "../http-server/platform/log.ts";
import { Readiness } from "../http-server/platform/readiness.ts";
import { Csrf } from "../http-server/requests/csrf.ts";
import { RateLimits } from "../http-server/requests/rate-limits.ts";
import { makeSealedCookies, SealedCookies } from "../http-server/requests/sealed-cookies.ts";
import { MemoryConnection } from "../memory/platform/connection.ts";
import { moduleOf } from "./container.ts";

/** The one browser of a story is signed in without a cookie. */
const sessionsOf = ({ browser }: MemoryConnection): Sessions => ({
  read: () => Effect.undefined,
  remember: ({ member, session }) =>
    Effect.sync(() => {
      browser.member = member.id;
      browser.session = session.id;
      return [];
    }),
  renew: () => Effect.succeed([]),
  forget: () => {
    browser.member = undefined;
    browser.session = undefined;
    return [];
  },
});

/** Stands for an archive, which is packed by a thread of Node's. */
const namesOf: MakeArchive = async function* (files) {
  for await (const { name } of files) yield new TextEncoder().encode(name);
};

const TOKEN = "memory";

/** The platform of the server's handlers for Storybook and tests: nothing is secret, nobody floods. */
export const memoryServer = moduleOf(({ constant, provide }) => {
  provide(Sessions, { connection: MemoryConnection }, ({ connection }) => sessionsOf(connection));
  constant(Csrf, {
    tokenFor: () => ({ token: TOKEN, setCookie: undefined }),
    isRight: (given) => given === TOKEN,
  });
  constant(KnownDevices, { deviceOf: () => undefined, remember: () => "" });
  constant(RateLimits, { take: () => 0, takeShared: () => Effect.succeed(0) });
  constant(Captcha, NO_CAPTCHA);
  constant(VendorList, { vendors: {} });
  constant(Measuring, {});
  constant(ConfiguredPayments, NO_PAYMENTS);
  constant(ConfiguredGym, {});
  constant(ConfiguredSettings, {
    settings: {
      pages: DEFAULT_SITE_SETTINGS,
      premium: { ...DEFAULT_PREMIUM, features: ["no_ads"] },
      promptsOff: [],
      ...OPEN_SITE,
    },
    flags: [],
    inFile: [],
  });
  constant(InvoiceWriter, { write: () => Effect.succeed(new Uint8Array()) });
  constant(PublicOrigin, "https://morsel.example");
  constant(TrialPersons, { keysOf: (email) => Effect.succeed([email]) });
  constant(SiteOf, () => Effect.succeed(UNKNOWN_SITE));
  constant(MakeArchive, namesOf);
  constant(Log, silentLog);
  constant(Readiness, Effect.succeed(true));
  provide(Failures, { log: Log }, ({ log }) => makeFailures(log));
  provide(SealedCookies, { sealing: Sealing, clock: Clock }, ({ sealing, clock }) =>
    makeSealedCookies(sealing, () => Effect.runSync(clock.now)),
  );
  provide(Newcomers, { sealed: SealedCookies }, ({ sealed }) => makeNewcomers(sealed));
});
