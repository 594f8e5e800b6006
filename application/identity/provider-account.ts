/** A provider's details of a person. `subject` identifies them there for good. */
export type ProviderProfile = {
  readonly subject: string;
  /** Only where the service says that the address is theirs. */
  readonly email?: string;
  readonly name?: string;
  /** When they showed there who they are, in milliseconds, where the service says so. */
  readonly authenticatedAt?: number;
};

/** A person's account at a provider. */
export type ProviderAccount = ProviderProfile & { readonly provider: string };

/** That an account at another service lets a member in. */
export type ProviderLink = {
  readonly provider: string;
  /** The name under which the service knows the member. */
  readonly subject: string;
  readonly linkedAt: number;
};
