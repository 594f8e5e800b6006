/** Ways to sign in; providers that an operator configures will stand beside it. */
export const PROVIDERS = ["credentials"] as const;

export const providersOf = (origin: string) => ({
  credentials: {
    id: "credentials",
    name: "Credentials",
    type: "credentials",
    signinUrl: `${origin}/api/auth/signin/credentials`,
    callbackUrl: `${origin}/api/auth/callback/credentials`,
  },
});
