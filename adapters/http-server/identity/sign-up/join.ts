import { DEFAULT_ACCOUNT_SETTINGS } from "@morsel/domain/account";
import type { Captcha } from "@morsel/application/captcha/captcha";
import type { SignUpRequest } from "@morsel/application/identity/sign-up-request";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import type { SignInMethodUseCases } from "@morsel/application/sign-in-methods/use-cases";
import { DEFAULT_DIARY_SETTINGS } from "@morsel/domain/diary";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { writeContents } from "../../../http-contract/shared/contents-codec.ts";
import type { Log } from "../../platform/log.ts";
import { CurrentRequest } from "../../requests/request-context.ts";
import { json, withCookies } from "../../responses/responses.ts";
import { checkCaptcha } from "../sign-in/captcha-check.ts";
import { deviceOf } from "../session/device-of.ts";
import { deviceIn, type KnownDevices } from "../session/known-devices.ts";
import type { Newcomers } from "./newcomers.ts";
import type { Sessions } from "../session/sessions.ts";
import { writeUser } from "../user/user-codec.ts";

export type JoinPorts = {
  readonly useCases: Pick<IdentityUseCases, "signUp">;
  readonly methods: SignInMethodUseCases;
  readonly newcomers: Newcomers;
  readonly sessions: Sessions;
  readonly devices: KnownDevices;
  readonly captcha: Captcha;
  readonly log: Log;
};

const NEW_SETTINGS = { settings: DEFAULT_DIARY_SETTINGS, sharing: DEFAULT_ACCOUNT_SETTINGS.sharing };

/** ID103: who joins without a password is signed in at once, by the service from which they came; all others sign in as ever. */
export const join = Effect.fnUntraced(function* (ports: JoinPorts, request: SignUpRequest) {
  const facts = yield* CurrentRequest;
  const { call, cookies, origin, session: before } = facts;
  const at = ports.newcomers.read({ cookies, origin });
  yield* checkCaptcha(ports.captcha, ports.log);
  const { member, goals } = yield* ports.useCases.signUp(request, at);
  const goal = writeContents(goals.dailyGoals[0] ?? {});
  const answer = json({ ...writeUser(member, NEW_SETTINGS), goal }, 201);
  if (at === undefined || request.password !== undefined) return answer;
  const place = { device: yield* deviceOf(call), before, deviceOf: deviceIn(ports.devices, { cookies, origin }) };
  // A provider that does not let them in any more leaves them to sign in as usual.
  const entered = Option.getOrUndefined(yield* Effect.option(ports.methods.providers.signIn(at, place)));
  if (entered === undefined || entered.member.id !== member.id) return answer;
  const lines = yield* ports.sessions.remember(entered, facts);
  return withCookies(answer, [...lines, ports.devices.remember(member.id, cookies, origin)]);
});
