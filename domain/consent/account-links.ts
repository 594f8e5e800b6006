/** CO3: the product's domain in the identity service. */
export const CONSENT_DOMAIN = "MFP";

/** CO3: names as on the wire. */
export type AccountLink = {
  readonly domain: string;
  readonly domainUserId: string;
  readonly consent_matrix_version: string;
  readonly consents: Readonly<Record<string, boolean>>;
  /** ISO 8601 instant. */
  readonly ad_consents_last_seen: string | undefined;
};

export type UserWithConsents = { readonly region: string; readonly accountLinks: readonly AccountLink[] };

/** CO3: the user with the links of one domain only. */
export const linksOfDomain = (user: UserWithConsents, domain: string = CONSENT_DOMAIN): UserWithConsents => ({
  ...user,
  accountLinks: user.accountLinks.filter((link) => link.domain === domain),
});

export type ConsentAnswer = {
  readonly domainUserId: string;
  readonly region: string;
  readonly consentMatrixVersion: string;
  readonly consents: Readonly<Record<string, boolean>>;
};

export type ConsentPatch = {
  readonly account_links: readonly [
    {
      readonly domainUserId: string;
      readonly region: string;
      readonly consent_matrix_version: string;
      readonly consents: Readonly<Record<string, boolean>>;
      readonly domain: string;
      readonly ad_consents_last_seen: string;
    },
  ];
  readonly user: { readonly region: string };
};

/** CO4: the body that stores consents: one link, seen at the current time (ISO 8601), and the user's region. */
export const consentPatch = (answer: ConsentAnswer, now: string, domain: string = CONSENT_DOMAIN): ConsentPatch => ({
  account_links: [
    {
      domainUserId: answer.domainUserId,
      region: answer.region,
      consent_matrix_version: answer.consentMatrixVersion,
      consents: answer.consents,
      domain,
      ad_consents_last_seen: now,
    },
  ],
  user: { region: answer.region },
});

/** CO5: the query of GET /api/consent/status; a visitor has no domain user id. */
export const consentStatusQuery = (country: string, domainUserId: string | undefined, locale = "en") => ({
  domain: CONSENT_DOMAIN,
  app_domain: CONSENT_DOMAIN,
  expanded: true,
  content: true,
  gdpr_iso_code: country,
  domain_user_id: domainUserId ?? null,
  user_locale: locale,
});
