import { ReadAnnouncement } from "@morsel/application/back-office/announce";
import { HasEntered } from "@morsel/application/admin/enter-admin";
import { DiarySettingsStore } from "@morsel/application/diary-settings/diary-settings-store";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { Memberships } from "@morsel/application/eligibility/membership-facts";
import { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import { Clock } from "@morsel/application/platform/clock";
import { LimitStore } from "@morsel/application/platform/limit-store";
import { MemberLimits, NO_MEMBER_LIMITS } from "@morsel/application/platform/member-limits";
import { AppUseCases } from "@morsel/application/tokens/app-use-cases";
import { TokenUseCases } from "@morsel/application/tokens/use-cases";
import { SignInProviders } from "@morsel/application/sign-in-methods/sign-in-providers";
import type { Container } from "inversify";
import { Sessions } from "../../http-server/identity/session/sessions.ts";
import { SiteOf } from "../../http-server/platform/site-of.ts";
import { allFirstData, allHandlers } from "../../http-server/host/api-handler.ts";
import { Failures } from "../../http-server/platform/failures.ts";
import { Log } from "../../http-server/platform/log.ts";
import type { ServerPorts } from "../../http-server/host/server.ts";
import { resolve, resolveAll } from "../container.ts";

const ASSISTANT_VERSION = "0.1.0";

/** Settings of the operator that pages and answers follow; `origin` is the public one. */
export type ServedSettings = {
  readonly [name in "origin" | "sessionPollSeconds" | "securityContact" | "trace"]?: ServerPorts[name] | undefined;
};

/** All that the server asks, resolved once. */
export const serverPorts = (
  container: Container,
  { origin, sessionPollSeconds, securityContact, trace }: ServedSettings = {},
): ServerPorts => {
  return {
    origin,
    sessionPollSeconds,
    securityContact,
    trace,
    ...resolveAll(container, {
      useCases: IdentityUseCases,
      settings: DiarySettingsStore,
      sessions: Sessions,
      failures: Failures,
      log: Log,
      memberLimits: MemberLimits,
      tokens: TokenUseCases,
      apps: AppUseCases,
      limits: LimitStore,
      siteOf: SiteOf,
      siteNames: ReadSiteNames,
      memberships: Memberships,
      entitlements: Entitlements,
      clock: Clock,
      hasEntered: HasEntered,
      announcement: ReadAnnouncement,
    }),
    // The protocol's library is loaded with the first request of an assistant.
    assistant: async (request, read) =>
      (await import("../../mcp/answer-assistant.ts")).answerAssistant(request, read, ASSISTANT_VERSION),
    handlers: allHandlers(({ needs, make }) => make(resolveAll(container, needs))),
    firstData: allFirstData(({ needs, make }) => make(resolveAll(container, needs))),
    hasRateLimits: resolve(container, MemberLimits) !== NO_MEMBER_LIMITS,
    formPostPaths: new Set(
      resolve(container, SignInProviders).all.flatMap(({ id, isFormPost }) =>
        isFormPost ? [`/api/auth/callback/${id}`] : [],
      ),
    ),
  };
};
