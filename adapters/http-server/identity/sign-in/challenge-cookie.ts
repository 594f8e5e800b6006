import type { AnsweredChallenge } from "@morsel/application/sign-in-methods/passkeys";
import type { PasskeyQuestion } from "@morsel/application/sign-in-methods/passkey-verifier";
import * as Effect from "effect/Effect";
import { CurrentRequest } from "../../requests/request-context.ts";
import type { SealedCookies } from "../../requests/sealed-cookies.ts";
import { json, withCookies } from "../../responses/responses.ts";

/** An answer for a passkey that is there is none for a new one. */
export type ChallengeUse = "sign-in" | "new";

const nameOf = (use: ChallengeUse): string => (use === "new" ? "morsel-new-passkey" : "morsel-passkey");

/** As long as a sign-in at another site may take. */
const SECONDS = 900;

/** The browser is asked, and brings the challenge back with its answer. */
export const askBrowser = (
  cookies: SealedCookies,
  use: ChallengeUse,
  { options, challenge }: PasskeyQuestion,
): Effect.Effect<ReturnType<typeof json>, never, CurrentRequest> =>
  Effect.map(CurrentRequest, ({ origin }) =>
    withCookies(json(options), [cookies.write(nameOf(use), challenge, origin, { seconds: SECONDS })]),
  );

/** The challenge that the browser was given, with its answer; undefined where it was given none lately. */
export const answeredChallenge = (
  cookies: SealedCookies,
  use: ChallengeUse,
  credential: unknown,
): Effect.Effect<AnsweredChallenge | undefined, never, CurrentRequest> =>
  Effect.map(CurrentRequest, (request) => {
    const kept = cookies.read(nameOf(use), request);
    return kept === undefined || typeof kept.value !== "string"
      ? undefined
      : { origin: request.origin, challenge: kept.value, expiresAt: kept.expiresAt, credential };
  });

/** The line that takes the challenge away. */
export const forgetChallenge = (cookies: SealedCookies, use: ChallengeUse, origin: string): string =>
  cookies.forget(nameOf(use), origin);
