import type {
  ProviderAnswer,
  ProviderFailed,
  SignInProviders,
} from "@morsel/application/sign-in-methods/sign-in-providers";
import type { ProviderProfile } from "@morsel/application/identity/provider-account";
import { CLOCK_TOLERANCE_SECONDS } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type * as library from "openid-client";
import type { Configuration } from "openid-client";
import type { ProviderSettings } from "./provider-settings.ts";

type Library = typeof library;

const failed = (reason: ProviderFailed["reason"]): ProviderFailed => ({ _tag: "ProviderFailed", reason });

/** Lifetime of a cached discovery document. */
const FRESH_MS = 3_600_000;
/** Apple's longest is half a year; ours is used at once. */
const SECRET_SECONDS = 300;

/** A secret that is signed with the operator's key (Apple: Creating a client secret). */
const signedSecret = async (
  { teamId, keyId, privateKey }: NonNullable<ProviderSettings["signedSecret"]>,
  { issuer, clientId }: ProviderSettings,
  nowSeconds: number,
): Promise<string> => {
  const { importPKCS8, SignJWT } = await import("jose");
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt(Math.floor(nowSeconds))
    .setExpirationTime(Math.floor(nowSeconds) + SECRET_SECONDS)
    .setAudience(issuer)
    .setSubject(clientId)
    .sign(await importPKCS8(privateKey.replaceAll("\\n", "\n"), "ES256"));
};

/** Names the failure for the log, without the request or the answer. */
const reasonOf = (problem: unknown): ProviderFailed["reason"] => {
  if (!(problem instanceof Error)) return "unreadable";
  if ("error" in problem && problem.error === "access_denied") return "cancelled";
  if ("error" in problem) return "refused";
  return problem instanceof TypeError || problem.cause instanceof TypeError ? "unreachable" : "unreadable";
};

const tried = <A>(attempt: () => Promise<A>): Effect.Effect<A, ProviderFailed> =>
  Effect.tryPromise({ try: attempt, catch: (problem) => failed(reasonOf(problem)) });

/** Apple tells a name once, beside the token, in the first form that it ever sends of somebody. */
const nameIn = (form: string | undefined): string | undefined => {
  if (form === undefined || form.length > 2000) return undefined;
  try {
    const { name } = JSON.parse(form) as {
      readonly name?: { readonly firstName?: unknown; readonly lastName?: unknown };
    };
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === "string" && word !== "");
    return words.length === 0 ? undefined : words.join(" ").slice(0, 100);
  } catch {
    // A name that cannot be read is typed by its owner.
    return undefined;
  }
};

type Claims = Readonly<Record<string, unknown>>;

const profileOf = (claims: Claims, answer: ProviderAnswer): ProviderProfile => {
  const { sub, email, email_verified: isVerified, name, auth_time: authTime } = claims;
  const said = typeof name === "string" && name !== "" ? name.slice(0, 100) : nameIn(answer["user"]);
  return {
    subject: String(sub),
    // Apple writes it as a text.
    ...(typeof email === "string" && (isVerified === true || isVerified === "true") ? { email } : {}),
    ...(said === undefined ? {} : { name: said }),
    ...(typeof authTime === "number" ? { authenticatedAt: authTime * 1000 } : {}),
  };
};

export type ProviderOptions = {
  /** How each is asked: the guarded client, in the shape of fetch. */
  readonly fetchFor: (settings: ProviderSettings) => typeof globalThis.fetch;
  readonly now: () => number;
};

/** Sign-in by OpenID Connect: authorization code with PKCE, state and nonce, and the token's signature is checked. */
export const makeOpenidProviders = (
  all: readonly ProviderSettings[],
  { fetchFor, now }: ProviderOptions,
): SignInProviders => {
  const held = new Map<string, { readonly at: number; readonly configuration: Promise<Configuration> }>();

  const configure = async (client: Library, settings: ProviderSettings): Promise<Configuration> => {
    const { issuer, clientId, clientSecret, metadata } = settings;
    const secret =
      settings.signedSecret === undefined
        ? clientSecret
        : await signedSecret(settings.signedSecret, settings, now() / 1000);
    const about = { [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const fetch = fetchFor(settings);
    const auth = client.ClientSecretPost(secret);
    const isPlain = issuer.startsWith("http:");
    const customFetch: library.CustomFetch = (url, options) => fetch(url, options as RequestInit);
    if (metadata === undefined)
      return client.discovery(new URL(issuer), clientId, about, auth, {
        [client.customFetch]: customFetch,
        execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
      });
    const configuration = new client.Configuration({ issuer, ...metadata }, clientId, about, auth);
    configuration[client.customFetch] = customFetch;
    client.enableNonRepudiationChecks(configuration);
    return configuration;
  };

  const configurationOf = (client: Library, settings: ProviderSettings): Promise<Configuration> => {
    const known = held.get(settings.id);
    const isFresh = known !== undefined && now() - known.at < FRESH_MS && settings.signedSecret === undefined;
    if (isFresh) return known.configuration;
    const configuration = configure(client, settings);
    held.set(settings.id, { at: now(), configuration });
    // The next sign-in tries a failed discovery again.
    configuration.catch(() => held.delete(settings.id));
    return configuration;
  };

  const withProvider = <A>(
    id: string,
    use: (client: Library, settings: ProviderSettings, configuration: Configuration) => Promise<A>,
  ): Effect.Effect<A, ProviderFailed> =>
    tried(async () => {
      const settings = all.find((one) => one.id === id);
      if (settings === undefined) throw new Error("No such provider");
      const client = await import("openid-client");
      return use(client, settings, await configurationOf(client, settings));
    });

  return {
    all: all.map(({ id, name, isFormPost }) => ({ id, name, isFormPost })),
    ask: (id, callback, isAgain = false) =>
      withProvider(id, async (client, { scope, isFormPost }, configuration) => {
        const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: callback,
          scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(isFormPost ? { response_mode: "form_post" } : {}),
          // OpenID Connect Core 1.0, 3.1.2.1; who does not know it leaves it out.
          ...(isAgain ? { max_age: "0" } : {}),
        });
        return { url: url.href, state, nonce, verifier };
      }),
    read: (id, callback, { state, nonce, verifier }, answer) =>
      withProvider(id, async (client, _, configuration) => {
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${callback}?${new URLSearchParams(answer).toString()}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          },
        );
        const claims = tokens.claims();
        if (claims === undefined) throw new Error("No token");
        // An issuer may keep the address for those who ask for it with the token.
        const more =
          "email" in claims || configuration.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return profileOf({ ...more, ...claims }, answer);
      }),
  };
};
