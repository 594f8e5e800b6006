import type { SignInProvider } from "@morsel/application/sign-in-methods/sign-in-providers";

/** Name and password. */
export const CREDENTIALS = "credentials";

/** Every way to sign in that a client of these paths can begin by itself. */
export const providersOf = (origin: string, providers: readonly SignInProvider[]) =>
  Object.fromEntries(
    [
      { id: CREDENTIALS, name: "Credentials", type: "credentials" },
      ...providers.map(({ id, name }) => ({ id, name, type: "oauth" })),
    ].map((one) => [
      one.id,
      {
        ...one,
        signinUrl: `${origin}/api/auth/signin/${one.id}`,
        callbackUrl: `${origin}/api/auth/callback/${one.id}`,
      },
    ]),
  );
