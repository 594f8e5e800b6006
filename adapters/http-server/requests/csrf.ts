import { token } from "@morsel/application/platform/token";

/** Double submit: the cookie holds the token and its hash with a secret, the form repeats the token. */
export type Csrf = {
  /** The token of this browser, and the cookie line to set when it has none yet. */
  readonly tokenFor: (
    cookies: ReadonlyMap<string, string>,
    origin: string,
  ) => { readonly token: string; readonly setCookie: string | undefined };
  readonly isRight: (given: string | undefined, cookies: ReadonlyMap<string, string>, origin: string) => boolean;
};

export const Csrf = token<Csrf>("Csrf");
