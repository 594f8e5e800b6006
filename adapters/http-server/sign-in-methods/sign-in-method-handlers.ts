import { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import * as Effect from "effect/Effect";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { Api } from "../../http-contract/api.ts";
import { writeSignInMethods } from "../../http-contract/sign-in-methods/codec.ts";
import { activeSession } from "../identity/session/active-session.ts";
import { Newcomers } from "../identity/sign-up/newcomers.ts";
import { deviceOf } from "../identity/session/device-of.ts";
import { defineHandlers } from "../platform/handlers.ts";
import { RateLimits } from "../requests/rate-limits.ts";
import { CurrentRequest } from "../requests/request-context.ts";
import { SealedCookies } from "../requests/sealed-cookies.ts";
import { refuse } from "../responses/problem-details.ts";
import { reply } from "../responses/reply.ts";
import { json, problem, withCookies } from "../responses/responses.ts";
import {
  answeredChallenge,
  askBrowser,
  type ChallengeUse,
  forgetChallenge,
} from "../identity/sign-in/challenge-cookie.ts";

const nothing = (): object => ({});
const withCodes = (codes: readonly string[]): object => ({ recovery_codes: codes });

export const signInMethodHandlers = defineHandlers(
  "signInMethods",
  { useCases: SignInMethodUseCases, sealed: SealedCookies },
  ({ useCases: { all, secondStep, passkeys, providers }, sealed }) => {
    /** A challenge is taken away with its first answer, whatever came of it. */
    const answered = (
      use: ChallengeUse,
      credential: unknown,
      then: (
        given: NonNullable<Effect.Success<ReturnType<typeof answeredChallenge>>>,
      ) => Effect.Effect<HttpServerResponse.HttpServerResponse, never, CurrentRequest>,
    ) =>
      Effect.gen(function* () {
        const { origin } = yield* CurrentRequest;
        const given = yield* answeredChallenge(sealed, use, credential);
        const refused = use === "new" ? "PasskeyRefused" : "CredentialsRefused";
        const answer = given === undefined ? problem(refused) : yield* then(given);
        return withCookies(answer, [forgetChallenge(sealed, use, origin)]);
      });
    return HttpApiBuilder.group(Api, "signInMethods", (handlers) =>
      handlers
        .handle("signInMethods", () =>
          Effect.flatMap(activeSession, ({ member }) =>
            Effect.map(all(member.id), (methods) => json(writeSignInMethods(methods))),
          ),
        )
        .handle("confirmByPasskey", ({ payload: { credential } }) =>
          Effect.flatMap(activeSession, (active) =>
            answered("sign-in", credential, (given) => reply(passkeys.confirm(active, given), nothing)),
          ),
        )
        .handle("proposeSecondStep", () =>
          Effect.flatMap(activeSession, (active) => reply(secondStep.propose(active), (proposed) => proposed)),
        )
        .handle("confirmSecondStep", ({ payload: { code } }) =>
          Effect.flatMap(activeSession, (active) => reply(secondStep.confirm(active, code), withCodes)),
        )
        .handle("renewRecoveryCodes", () =>
          Effect.flatMap(activeSession, (active) => reply(secondStep.renewCodes(active), withCodes)),
        )
        .handle("removeSecondStep", () =>
          Effect.flatMap(activeSession, (active) => reply(secondStep.remove(active), nothing)),
        )
        .handle("askNewPasskey", () =>
          Effect.gen(function* () {
            const { origin } = yield* CurrentRequest;
            return yield* Effect.matchEffect(passkeys.askForNew(yield* activeSession, { origin }), {
              onSuccess: (question) => askBrowser(sealed, "new", question),
              onFailure: (refused) => Effect.succeed(refuse(refused)),
            });
          }),
        )
        .handle("addPasskey", ({ payload: { credential } }) =>
          Effect.gen(function* () {
            const [active, { call }] = [yield* activeSession, yield* CurrentRequest];
            const device = yield* deviceOf(call);
            return yield* answered("new", credential, (given) => reply(passkeys.add(active, given, device), nothing));
          }),
        )
        .handle("removePasskey", ({ params: { id } }) =>
          Effect.flatMap(activeSession, (active) => reply(passkeys.remove(active, id), nothing)),
        )
        .handle("removeProvider", ({ params: { id } }) =>
          Effect.flatMap(activeSession, (active) => reply(providers.remove(active, id), nothing)),
        ),
    );
  },
);

export const passkeyHandlers = defineHandlers(
  "passkeys",
  { useCases: SignInMethodUseCases, sealed: SealedCookies, limits: RateLimits },
  ({ useCases: { passkeys }, sealed, limits }) =>
    HttpApiBuilder.group(Api, "passkeys", (handlers) =>
      handlers.handle("askPasskey", () =>
        Effect.flatMap(CurrentRequest, ({ call, origin }) => {
          const wait = limits.take("passkey", call.address);
          return wait > 0
            ? Effect.succeed(problem("TooManyTries", { retry_after: wait }))
            : Effect.flatMap(passkeys.ask({ origin }), (question) => askBrowser(sealed, "sign-in", question));
        }),
      ),
    ),
);

export const newcomerHandlers = defineHandlers(
  "newcomers",
  { providers: SignInProviders, newcomers: Newcomers },
  ({ providers, newcomers }) =>
    HttpApiBuilder.group(Api, "newcomers", (handlers) =>
      handlers.handle("newcomer", () =>
        Effect.map(CurrentRequest, (request) => {
          const who = newcomers.read(request);
          const known = providers.all.find(({ id }) => id === who?.provider);
          if (who === undefined || known === undefined) return json({});
          return json({
            provider: known.name,
            ...(who.email === undefined ? {} : { email: who.email }),
            ...(who.name === undefined ? {} : { name: who.name }),
          });
        }),
      ),
    ),
);
