/** Documents that a new member agrees to, by their names on the wire. */
export const AGREED_DOCUMENTS = ["terms_of_service", "privacy_policy"] as const;
export type AgreedDocument = (typeof AGREED_DOCUMENTS)[number];

/**
 * ID120: the texts as they are now, each by the day of its last change. Who changes a text gives it another version here; a test keeps
 * the digest of what each version says.
 */
export const CURRENT_VERSIONS: Readonly<Record<AgreedDocument, string>> = {
  terms_of_service: "2026-11-22",
  privacy_policy: "2026-11-22",
};

/** The versions that somebody was shown when they agreed. */
export type AgreedVersions = Readonly<Partial<Record<AgreedDocument, string>>>;

/** `agreedAt` is by the server's clock, in milliseconds since 1970. */
export type Agreement = { readonly document: AgreedDocument; readonly version: string; readonly agreedAt: number };
