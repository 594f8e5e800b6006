import type { ProviderProfile } from "@morsel/application/identity/provider-account";
import type { ProviderFailed, SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import * as Effect from "effect/Effect";
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ProviderSettings } from "./provider-settings.ts";

/** Longest answer that is read; a forum's is a few hundred characters. */
const LONGEST = 3000;
const MAX_TEXT = 254;

const failed = (reason: ProviderFailed["reason"]): ProviderFailed => ({ _tag: "ProviderFailed", reason });

const signed = (payload: string, secret: string): Buffer => createHmac("sha256", secret).update(payload).digest();

const isSignedWith = (payload: string, signature: string, secret: string): boolean => {
  const [given, right] = [Buffer.from(signature, "hex"), signed(payload, secret)];
  return given.length === right.length && timingSafeEqual(given, right);
};

const profileIn = (payload: URLSearchParams): ProviderProfile | undefined => {
  const [subject, email] = [payload.get("external_id") ?? "", payload.get("email") ?? ""];
  const name = payload.get("name") || payload.get("username") || "";
  if (subject === "" || subject.length > MAX_TEXT) return undefined;
  return {
    subject,
    // The forum signs in only accounts whose address was confirmed.
    ...(email === "" || email.length > MAX_TEXT ? {} : { email }),
    ...(name === "" ? {} : { name: name.slice(0, 100) }),
  };
};

/**
 * Sign-in by an account of an outside forum that speaks DiscourseConnect as a provider. The nonce is in the browser's sealed
 * cookie, which is gone when the browser comes back: an answer counts once, in the browser that asked.
 * Source: Discourse's guide "Use Discourse as an identity provider (SSO, DiscourseConnect)".
 */
export const makeDiscourseProviders = (all: readonly ProviderSettings[]): SignInProviders => {
  const settingsOf = (
    id: string,
  ): Effect.Effect<ProviderSettings & { readonly clientSecret: string }, ProviderFailed> => {
    const found = all.find((one) => one.id === id);
    return found?.clientSecret === undefined
      ? Effect.fail(failed("refused"))
      : Effect.succeed({ ...found, clientSecret: found.clientSecret });
  };
  return {
    all: all.map(({ id, name }) => ({ id, name, isFormPost: false })),
    ask: (id, callback) =>
      Effect.map(settingsOf(id), ({ issuer, clientSecret }) => {
        const nonce = randomBytes(32).toString("base64url");
        const question = new URLSearchParams({ nonce, return_sso_url: callback }).toString();
        const sso = Buffer.from(question).toString("base64");
        const url = new URL("session/sso_provider", issuer.endsWith("/") ? issuer : `${issuer}/`);
        url.searchParams.set("sso", sso);
        url.searchParams.set("sig", signed(sso, clientSecret).toString("hex"));
        return { url: url.href, state: nonce, nonce, verifier: nonce };
      }),
    read: (id, _callback, asked, { sso = "", sig = "" }) =>
      Effect.flatMap(settingsOf(id), ({ clientSecret }) => {
        if (sso === "" || sso.length > LONGEST || !isSignedWith(sso, sig, clientSecret))
          return Effect.fail(failed("unreadable"));
        const payload = new URLSearchParams(Buffer.from(sso, "base64").toString("utf8"));
        if (payload.get("failed") === "true") return Effect.fail(failed("cancelled"));
        const profile = payload.get("nonce") === asked.nonce ? profileIn(payload) : undefined;
        return profile === undefined ? Effect.fail(failed("refused")) : Effect.succeed(profile);
      }),
  };
};
