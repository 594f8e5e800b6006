import { pathIn, splitLocale } from "@morsel/domain/locales";
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Scope from "effect/Scope";
import { answerOf, asProblem, missingRoute, refusal, tooMany } from "./answers.ts";
import { type ApiHandler, type ApiPorts, makeApiHandler } from "./api-handler.ts";
import { makePageAssets } from "../pages/page-assets.ts";
import { makeAnnouncementWords, makeHeadWords, makePageHeads } from "../pages/page-heads.ts";
import { makeManifest, MANIFEST_PATH } from "../pages/manifest.ts";
import { makePrerendered } from "../pages/prerendered.ts";
import { type Answer, type Call, type RequestContext, pathOf } from "../requests/request-context.ts";
import { readCookies } from "../requests/cookies.ts";
import { isCrossOrigin, isHttps, originOf } from "../requests/origin.ts";
import { ASSISTANT_PATH } from "../requests/assistant-path.ts";
import { makeAssistantEndpoint, type AnswerAssistant } from "./assistant-endpoint.ts";
import { makePolicyReports } from "./policy-reports.ts";
import type { Log } from "../platform/log.ts";
import type { Trace } from "../platform/trace.ts";
import { withEntityTag, withRateLimit } from "./api-headers.ts";
import { makePages, NO_SUCH_PAGE, type PagePorts } from "../pages/pages.ts";
import { hasTypedBody, hasWellFormedBody, isWellFormedTarget } from "../requests/malformed-request.ts";
import { makeRequestNames, makeRouteMatcher, makeUploadLimits } from "./route-matcher.ts";
import { headersOfData, POLICY_REPORTS_PATH } from "../responses/security-headers.ts";
import { challengeOf, isOAuthPath, makeOAuthEndpoints, type OAuthPorts } from "../tokens/oauth-endpoints.ts";
import { makeFindBearer, type BearerPorts } from "../tokens/find-bearer.ts";
import type { ReadSiteNames } from "@morsel/application/site-settings/read-site-names";
import type { MemberLimits } from "@morsel/application/platform/member-limits";
import type { IdentityUseCases } from "@morsel/application/identity/use-cases";
import { makeFindCurrentSession } from "../identity/session/current-session.ts";
import type { Sessions } from "../identity/session/sessions.ts";
import { makeStaticResponses } from "../pages/static/static-responses.ts";
import { makeStaticFiles } from "../pages/static/static-files.ts";

/** More than any request of the page. */
export const MAX_BODY_BYTES = 262_144;
/** The longest that the page makes is a sign-in with its way back, of some 2,200. */
const MAX_TARGET = 4_096;

/** No endpoint takes a larger file. */
export const MAX_UPLOAD_BYTES = 16_000_000;

export type Server = {
  /** The most bytes of a body that are taken of a request. */
  readonly bodyLimit: (call: Pick<Call, "method" | "target" | "headers">) => number;
  /** A HEAD is answered as a GET: the host keeps the body back, whose length is told all the same. */
  readonly handle: (call: Call) => Promise<Answer>;
  /** A request as a log or a metric may name it: by its endpoint, without what somebody asked for. */
  readonly nameOf: (call: Pick<Call, "method" | "target">) => string;
  /** An answer that had begun could not be made to its end. */
  readonly brokeOff: (call: Pick<Call, "method" | "target">, problem: unknown) => void;
  readonly close: () => Promise<void>;
};

/** The text after "Bearer"; undefined for requests without a token. */
const bearerIn = (header = ""): string | undefined => /^bearer (.*)/is.exec(header)?.[1]?.trim();

export type ServerPorts = ApiPorts &
  PagePorts &
  OAuthPorts &
  BearerPorts & {
    readonly sessions: Sessions;
    readonly useCases: Pick<IdentityUseCases, "resolveSession">;
    readonly memberLimits: MemberLimits;
    readonly assistant: AnswerAssistant;
    readonly siteNames: ReadSiteNames;
    /** Paths to which a provider sends the browser back with a form of its own site; such a request is recognised by its state alone. */
    readonly formPostPaths?: ReadonlySet<string>;
    readonly log: Log;
    readonly trace?: Trace | undefined;
    /** Address for reports of a weakness; absent: the contact form. */
    readonly securityContact?: string | undefined;
    /** The public origin, when the operator named one; else the host that is asked counts. */
    readonly origin: string | undefined;
  };

/** The server without a socket: a call in, an answer out. `folder` holds the built page. */
export const makeServer = async (ports: ServerPorts, folder: string): Promise<Server> => {
  const { sessions, useCases, memberLimits, failures, trace } = ports;
  const scope = await Effect.runPromise(Scope.make());
  const api: ApiHandler = await Effect.runPromise(makeApiHandler(ports, scope));
  const routeOf = makeRouteMatcher();
  const uploadLimit = makeUploadLimits();
  const nameOf = makeRequestNames();
  /** Files are taken of those alone who may be signed in: nobody else makes the server hold them. */
  const bodyLimit: Server["bodyLimit"] = ({ method, target, headers }) =>
    (headers["cookie"]?.includes("session-token") === true || bearerIn(headers["authorization"]) !== undefined
      ? uploadLimit(method, pathOf(target))
      : undefined) ?? MAX_BODY_BYTES;
  const fileAt = makeStaticFiles(folder);
  const smallAt = makeStaticResponses({ folder, securityContact: ports.securityContact, now: Date.now });
  const manifest = makeManifest(folder, ports.siteNames);
  const tellViolations = makePolicyReports(ports.log, Date.now);
  const page = makePages(ports, {
    assetsOf: makePageAssets(folder),
    headOf: makePageHeads(folder),
    wordOf: makeHeadWords(folder),
    prerendered: makePrerendered(folder),
    announcementWords: makeAnnouncementWords(folder),
  });
  const findCurrentSession = makeFindCurrentSession(sessions, useCases.resolveSession);

  const answerApi = (facts: RequestContext, path: string, https: boolean): Effect.Effect<Answer> => {
    const { call } = facts;
    const route = routeOf(call.method, path);
    if (route._tag === "Unknown") return Effect.succeed(refusal("NotFound", https, missingRoute(path)));
    if (route._tag === "OtherMethod") {
      const headers = { allow: route.allow };
      return Effect.succeed(
        call.method === "OPTIONS"
          ? { status: 204, headers: { ...headersOfData(https), ...headers }, body: undefined }
          : refusal("MethodRefused", https, {}, headers),
      );
    }
    return Effect.map(api(facts), (response) => asProblem(answerOf(response, https), https));
  };

  /** Seconds to wait, and what is left; visitors are limited by address where it matters. */
  const spendOf = ({ call: { method }, session, bearer }: RequestContext) =>
    Effect.gen(function* () {
      const who = (bearer ?? session)?.member.id;
      if (who === undefined) return { wait: 0, spent: undefined };
      const kind = method === "GET" || method === "HEAD" ? "read" : "write";
      const wait = yield* memberLimits.take(who, kind);
      const room = yield* memberLimits.room(who, kind);
      return { wait, spent: room && ({ kind, room } as const) };
    });

  const [oauth, findBearer] = [makeOAuthEndpoints(ports), makeFindBearer(ports)];
  /** `asked` is the path that the caller's token must be good for. */
  const answer = (call: Call, asked = pathOf(call.target)): Effect.Effect<Answer> => {
    const origin = originOf(call.headers, ports.origin);
    const https = isHttps(origin);
    const path = pathOf(call.target);
    if (call.target.length > MAX_TARGET)
      return Effect.succeed(refusal("BadInput", https, { field: "url", accepted: `at most ${MAX_TARGET} characters` }));
    const mostBytes = bodyLimit(call);
    if ((call.body?.length ?? 0) > mostBytes)
      return Effect.succeed(refusal("BodyTooLarge", https, { accepted: `at most ${mostBytes} bytes` }));
    const isApi = path === "/healthz" || path === ASSISTANT_PATH || isOAuthPath(path) || path.startsWith("/api/");
    const isAsked = isWellFormedTarget(call.target);
    const isFile = uploadLimit(call.method, path) !== undefined;
    if ((isApi && !isAsked) || (!isFile && !hasWellFormedBody(call)))
      return Effect.succeed(refusal("BadInput", https, { field: "request", accepted: "UTF-8 text without NUL" }));
    if (isApi && !hasTypedBody(call))
      return Effect.succeed(refusal("MediaRefused", https, { field: "content-type", accepted: "application/json" }));
    if (isCrossOrigin(call, origin) && ports.formPostPaths?.has(path) !== true && !isOAuthPath(path))
      return Effect.succeed(refusal("OriginRefused", https));
    if (path === POLICY_REPORTS_PATH && call.method === "POST") {
      tellViolations(call.body);
      return Effect.succeed({ status: 204, headers: headersOfData(https), body: undefined });
    }
    if (!isApi) {
      if (call.method !== "GET" && call.method !== "HEAD")
        return Effect.succeed(refusal("MethodRefused", https, {}, { allow: "GET, HEAD" }));
      const file = fileAt(call, path);
      if (file !== undefined && path === MANIFEST_PATH)
        return Effect.map(manifest(file), (named) => ({
          ...named,
          headers: { ...headersOfData(https), ...named.headers },
        }));
      if (file !== undefined) return Effect.succeed({ ...file, headers: { ...headersOfData(https), ...file.headers } });
      const small = smallAt(path, origin);
      if (small !== undefined)
        return Effect.succeed({ ...small, headers: { ...headersOfData(https), ...small.headers } });
      if (path.startsWith("/assets/")) return Effect.succeed(refusal("NotFound", https));
    }
    const cookies = readCookies(call.headers["cookie"]);
    const answered = (facts: RequestContext): Effect.Effect<Answer> => {
      if (path === ASSISTANT_PATH)
        return call.method !== "POST"
          ? Effect.succeed(refusal("MethodRefused", https, {}, { allow: "POST" }))
          : facts.bearer === undefined
            ? Effect.succeed(refusal("SignInNeeded", https, {}, { "www-authenticate": challengeOf(origin) }))
            : assistants(facts, https);
      if (isOAuthPath(path)) return oauth(path, facts, https);
      if (isApi) return answerApi(facts, path, https);
      if (isAsked) return page.whole(facts);
      // A person typed or followed a broken address, so a page answers.
      const target = pathIn(splitLocale(path).locale, NO_SUCH_PAGE);
      return Effect.map(page.whole({ ...facts, call: { ...call, target } }), (shown) => ({ ...shown, status: 400 }));
    };
    const request = { call, origin, cookies };
    const answering = Effect.gen(function* () {
      const spoken = isApi && !isOAuthPath(path) ? bearerIn(call.headers["authorization"]) : undefined;
      const bearer = spoken === undefined ? undefined : yield* findBearer(spoken, origin, asked);
      // A request with a token acts as its bearer or as nobody, whatever cookies came along.
      const current = spoken === undefined && !isOAuthPath(path) ? yield* findCurrentSession(request) : undefined;
      const facts: RequestContext = {
        ...request,
        session: current?.active,
        tokenSaysInApp: current?.isInApp,
        ...(bearer === undefined ? {} : { bearer }),
      };
      const { wait, spent } = yield* spendOf(facts);
      const made = wait > 0 ? tooMany(wait, https) : yield* answered(facts);
      const counted = spent === undefined || !isApi ? made : withRateLimit(made, spent);
      const answer = bearer === undefined ? counted : withEntityTag(call, counted);
      return current === undefined ? answer : yield* current.renewIn(answer);
    });
    if (isApi) return answering;
    // The page itself needs no database: it says what happened in the reader's language and offers another try.
    return Effect.catchCause(answering, (cause) =>
      page.empty({ ...request, session: undefined }, failures.judge(cause) === "Unavailable" ? 503 : 500),
    );
  };

  const assistants = makeAssistantEndpoint(ports.assistant, (call) => answer(call, ASSISTANT_PATH));

  return {
    bodyLimit,
    handle: async (call) => {
      const exit = await Effect.runPromiseExit(trace === undefined ? answer(call) : trace(nameOf(call), answer(call)));
      if (Exit.isSuccess(exit)) return exit.value;
      return refusal(failures.judge(exit.cause), isHttps(originOf(call.headers, ports.origin)));
    },
    nameOf,
    brokeOff: (call, problem) => void failures.judge(Cause.die(problem), nameOf(call)),
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  };
};
