import { OPEN_SITE } from "@morsel/domain/site-settings";
import { MakeArchive } from "@morsel/application/export/archive";
import { Captcha, NO_CAPTCHA } from "@morsel/application/captcha/captcha";
import { ContactAddress } from "@morsel/application/contact/contact-mail-job";
import { Measuring } from "@morsel/application/analytics/count-page-view";
import { FlagStore } from "@morsel/application/eligibility/flag-store";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { Memberships } from "@morsel/application/eligibility/membership-facts";
import { makeReadFlags, ReadFlags } from "@morsel/application/eligibility/read-flags";
import { CommonPasswords } from "@morsel/application/identity/common-passwords";
import { Passwords } from "@morsel/application/identity/passwords";
import { SessionTokens } from "@morsel/application/identity/session-tokens";
import { Clock } from "@morsel/application/platform/clock";
import { LimitStore, makeLimitStoreInProcess } from "@morsel/application/platform/limit-store";
import { makeMemberLimits, MemberLimits, NO_MEMBER_LIMITS } from "@morsel/application/platform/member-limits";
import { type JobRunner, makeJobRunner } from "@morsel/application/jobs/job-runner";
import { JobStore } from "@morsel/application/jobs/job-store";
import { InvoiceWriter } from "@morsel/application/membership/invoice-writer";
import { ConfiguredGym, type PartnerGym } from "@morsel/application/membership/gym/partner-gym";
import { ConfiguredPayments, NO_PAYMENTS } from "@morsel/application/membership/payment-webhooks";
import { DEFAULT_PREMIUM } from "@morsel/domain/membership";
import { TrialPersons } from "@morsel/application/membership/trial-persons";
import { MailLinks, PublicOrigin } from "@morsel/application/mail/mail-links";
import { MailWords } from "@morsel/application/mail/mail-words";
import { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { makeNamedMailer, makeNamedMailWords } from "../../mail/named-mails.ts";
import { MailWriter } from "@morsel/application/mail/mail-writer";
import { Mailer } from "@morsel/application/mail/mailer";
import { MonotonicClock } from "@morsel/application/platform/monotonic-clock";
import { JobKinds } from "@morsel/application/platform/job";
import { ConfiguredSettings } from "@morsel/application/site-settings/configured";
import { ReadSettings } from "@morsel/application/site-settings/read-settings";
import { Sealing } from "@morsel/application/platform/sealing";
import { PasskeyVerifier } from "@morsel/application/sign-in-methods/passkey-verifier";
import { NO_PROVIDERS, SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { SecondStepSecrets } from "@morsel/application/sign-in-methods/second-step-secrets";
import { Ids } from "@morsel/application/platform/ids";
import * as Effect from "effect/Effect";
import type { Container, ContainerModule } from "inversify";
import { makeZipArchive } from "../../zip/zip-archive.ts";
import { makeAesSealing } from "../../crypto/aes-sealing.ts";
import { makeReactMailWriter } from "../../react-mail/react-mail-writer.ts";
import { makeMailLinks } from "../../crypto/mail-links.ts";
import { makeJoseSessionTokens } from "../../crypto/jose-session-tokens.ts";
import { makeOtpauthSecondStep } from "../../crypto/otpauth-second-step.ts";
import { makePdfInvoices } from "../../pdf/invoice-pdf.ts";
import { makeTrialPersons } from "../../crypto/trial-persons.ts";
import { purposeKeys, type Secrets } from "../../crypto/purpose-keys.ts";
import { makeKnownDevices } from "../../http-server/identity/session/hmac-known-devices.ts";
import { KnownDevices } from "../../http-server/identity/session/known-devices.ts";
import { makeNewcomers, Newcomers } from "../../http-server/identity/sign-up/newcomers.ts";
import { makeSessions, Sessions } from "../../http-server/identity/session/sessions.ts";
import { readVendorList } from "../../http-server/consent/read-vendor-list.ts";
import { VendorList } from "../../http-server/consent/vendor-list.ts";
import { DEFAULT_SITE_SETTINGS, makeSiteOf, SiteOf, SiteSettings } from "../../http-server/platform/site-of.ts";
import { Failures, makeFailures } from "../../http-server/platform/failures.ts";
import { Log } from "../../http-server/platform/log.ts";
import { Readiness } from "../../http-server/platform/readiness.ts";
import { Csrf } from "../../http-server/requests/csrf.ts";
import { makeCsrf } from "../../http-server/requests/hmac-csrf.ts";
import { makeRateLimits } from "../../http-server/requests/counted-rate-limits.ts";
import { RateLimits } from "../../http-server/requests/rate-limits.ts";
import { OpenFoodFactsSettings } from "../../outbound/open-food-facts.ts";
import type { SiteFile } from "./site-file.ts";
import { makeSimpleWebauthnVerifier } from "../../webauthn/simple-webauthn-verifier.ts";
import { makeSealedCookies, SealedCookies } from "../../http-server/requests/sealed-cookies.ts";
import { containerOf, moduleOf, resolve, resolveAll } from "../container.ts";

/** Settings that the machine and the operator give the server. */
export type ServerSettings = {
  readonly clock: Clock;
  readonly monotonic: MonotonicClock;
  readonly ids: Ids;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly isReady: Readiness;
  readonly secret: string;
  /** The secret that this one took the place of, while it is still good. */
  readonly previousSecret?: string | undefined;
  /** Other services that sign in; absent where the operator named none. */
  readonly providers?: SignInProviders;
  /** The service that tells people from programs when somebody joins; absent if the operator named none. */
  readonly captcha?: Captcha;
  readonly hasRateLimits: boolean;
  /** Counts that several processes share; absent, each counts for itself. */
  readonly sharedLimits?: LimitStore;
  readonly log: Log;
  /** The operator's file about the pages; absent, pages are as they ship. */
  readonly site?: SiteFile;
  /** The operator's list of vendors; absent, the one that ships. */
  readonly vendorList?: VendorList;
  readonly mailer: Mailer;
  readonly mailWords: MailWords;
  /** Absent: nobody outside is asked about products. */
  readonly asksOpenFoodFacts?: boolean;
  /** The payment provider; absent, payments are tests. */
  readonly payments?: ConfiguredPayments;
  /** The gym whose members have premium; absent, a stand-in where payments are tests. */
  readonly gym?: PartnerGym;
  /** Address that receives the messages of the contact form. */
  readonly contactAddress: string;
  /** Origin of links in mails: never the host that a request named. */
  readonly publicOrigin: string;
};

/** Services that every concept uses. */
const platform = ({
  clock,
  monotonic,
  ids,
  passwords,
  commonPasswords,
  isReady,
  secret,
  previousSecret,
  providers = NO_PROVIDERS,
  captcha = NO_CAPTCHA,
  hasRateLimits,
  log,
  mailer,
  mailWords,
  contactAddress,
  publicOrigin,
  sharedLimits = makeLimitStoreInProcess(monotonic),
  site = { settings: DEFAULT_SITE_SETTINGS, flags: [] },
  vendorList = readVendorList(),
  asksOpenFoodFacts = false,
  payments = NO_PAYMENTS,
  gym,
}: ServerSettings): ContainerModule => {
  const secrets: Secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
  const nowSeconds = () => Effect.runSync(clock.now) / 1000;
  return moduleOf(({ constant, provide }) => {
    constant(Clock, clock);
    constant(MonotonicClock, monotonic);
    constant(Ids, ids);
    constant(Passwords, passwords);
    constant(CommonPasswords, commonPasswords);
    constant(Readiness, isReady);
    constant(Log, log);
    provide(SessionTokens, {}, () =>
      makeJoseSessionTokens(purposeKeys(secrets, "session token encryption"), nowSeconds),
    );
    provide(Mailer, { names: ReadSiteNames }, ({ names }) => makeNamedMailer(mailer, names));
    provide(MailWords, { names: ReadSiteNames }, ({ names }) => makeNamedMailWords(mailWords, names));
    constant(PublicOrigin, publicOrigin);
    provide(MailWriter, { words: MailWords, origin: PublicOrigin }, makeReactMailWriter);
    constant(ContactAddress, contactAddress);
    provide(MakeArchive, {}, makeZipArchive);
    provide(MailLinks, { sealing: Sealing }, ({ sealing }) =>
      makeMailLinks(purposeKeys(secrets, "link in a mail"), sealing),
    );
    provide(Sessions, { tokens: SessionTokens }, ({ tokens }) => makeSessions(tokens, nowSeconds));
    provide(Csrf, {}, () => makeCsrf(purposeKeys(secrets, "form token")));
    provide(Sealing, {}, () => makeAesSealing(purposeKeys(secrets, "sealed value")));
    provide(SealedCookies, { sealing: Sealing }, ({ sealing }) =>
      makeSealedCookies(sealing, () => Effect.runSync(clock.now)),
    );
    provide(Newcomers, { sealed: SealedCookies }, ({ sealed }) => makeNewcomers(sealed));
    provide(SecondStepSecrets, {}, makeOtpauthSecondStep);
    constant(SignInProviders, providers);
    constant(Captcha, captcha);
    provide(PasskeyVerifier, {}, makeSimpleWebauthnVerifier);
    constant(MemberLimits, hasRateLimits ? makeMemberLimits(sharedLimits, monotonic) : NO_MEMBER_LIMITS);
    provide(KnownDevices, {}, () => makeKnownDevices(purposeKeys(secrets, "known device")));
    constant(LimitStore, sharedLimits);
    provide(RateLimits, {}, () =>
      makeRateLimits(() => Effect.runSync(monotonic.elapsed) / 1000, sharedLimits, hasRateLimits),
    );
    constant(SiteSettings, site.settings);
    constant(Measuring, site.settings.measuring);
    constant(ConfiguredPayments, payments);
    constant(ConfiguredGym, gym === undefined ? {} : { gym });
    constant(ConfiguredSettings, {
      settings: { pages: site.settings, premium: site.premium ?? DEFAULT_PREMIUM, promptsOff: [], ...OPEN_SITE },
      flags: site.flags,
      inFile: site.inFile ?? [],
    });
    provide(InvoiceWriter, { names: ReadSiteNames }, makePdfInvoices);
    provide(TrialPersons, {}, () => makeTrialPersons(purposeKeys(secrets, "trial of a person")));
    constant(VendorList, vendorList);
    constant(OpenFoodFactsSettings, { isAllowed: asksOpenFoodFacts, userAgent: `Morsel (${publicOrigin})` });
    provide(ReadFlags, { store: FlagStore, clock: MonotonicClock }, (ports) =>
      makeReadFlags({ ...ports, configured: site.flags }),
    );
    provide(
      SiteOf,
      {
        settings: SiteSettings,
        now: ReadSettings,
        flags: ReadFlags,
        memberships: Memberships,
        entitlements: Entitlements,
        captcha: Captcha,
        log: Log,
      },
      makeSiteOf,
    );
    provide(Failures, { log: Log }, ({ log: write }) => makeFailures(write));
  });
};

/** Everything that lives as long as the process: the platform, and the modules of the concepts over one kind of storage. */
export const serverContainer = (settings: ServerSettings, modules: readonly ContainerModule[]): Container =>
  containerOf([platform(settings), ...modules]);

/** Runs the jobs of this process, over the same stores as the server. */
export const jobRunner = (container: Container): JobRunner => {
  const log = resolve(container, Log);
  return makeJobRunner({
    ...resolveAll(container, { jobs: JobStore, clock: Clock }),
    kinds: resolve(container, JobKinds),
    report: (event, fields) => log(event === "job failed" ? "warn" : "error", event, fields),
    chance: Math.random,
  });
};
