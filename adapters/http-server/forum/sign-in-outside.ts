import type { PasskeyStore } from "@morsel/application/sign-in-methods/passkey-store";
import type { Clock } from "@morsel/application/platform/clock";
import { connectAnswer, connectRequestIn } from "@morsel/domain/forum";
import { isAdmin, type Member } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const NONCE_LIFE = 600_000;
const LONGEST = 4000;

const signed = (payload: string, secret: string): string => createHmac("sha256", secret).update(payload).digest("hex");

const isSignedWith = (payload: string, signature: string, secret: string): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(payload, secret))];
  return given.length === right.length && timingSafeEqual(given, right);
};

export type OutsideForum = { readonly base: string; readonly secret: string };

/** FO15, W616: where a signed request of the outside forum leads its member; undefined where it is not to be answered. */
export const makeSignInOutside =
  ({ passkeys, clock }: { readonly passkeys: Pick<PasskeyStore, "useChallenge">; readonly clock: Clock }) =>
  (
    { base, secret }: OutsideForum,
    member: Member,
    { sso, sig }: { readonly sso: string; readonly sig: string },
  ): Effect.Effect<string | undefined> =>
    Effect.gen(function* () {
      if (sso.length > LONGEST || !isSignedWith(sso, sig, secret)) return undefined;
      const request = connectRequestIn(Buffer.from(sso, "base64").toString("utf8"), base);
      if (!request.ok) return undefined;
      const now = yield* clock.now;
      const hash = createHash("sha256").update(`forum ${request.value.nonce}`).digest("base64url");
      if (!(yield* passkeys.useChallenge(member.id, hash, now + NONCE_LIFE, now))) return undefined;
      const answer = connectAnswer(request.value, {
        id: member.id,
        username: member.username,
        email: member.email,
        isEmailVerified: member.emailVerifiedAt !== undefined,
        isModerator: isAdmin(member.roles),
      });
      const payload = Buffer.from(answer).toString("base64");
      const to = new URL(request.value.returnUrl);
      to.searchParams.set("sso", payload);
      to.searchParams.set("sig", signed(payload, secret));
      return to.href;
    });
