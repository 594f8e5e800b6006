/** ID31: names as on the wire. */
export type IdentityUser = { readonly socialMediaLinks: readonly { readonly provider: string }[] };

/** ID31: the providers that an account is linked with, each once, in the order in which they were linked. */
export const linkedProviders = (user: IdentityUser): readonly string[] => [
  ...new Set(user.socialMediaLinks.map(({ provider }) => provider)),
];
