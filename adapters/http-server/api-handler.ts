import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Layer from "effect/Layer";
import * as Predicate from "effect/Predicate";
import * as Scope from "effect/Scope";
import * as HttpRouter from "effect/http/HttpRouter";
import * as HttpServer from "effect/http/HttpServer";
import * as HttpServerRequest from "effect/http/HttpServerRequest";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import * as HttpApiBuilder from "effect/http-api/HttpApiBuilder";
import { CurrentSession } from "../http-contract/access.ts";
import { Api } from "../http-contract/api.ts";
import { problem } from "./answers.ts";
import type { App } from "./app.ts";
import { authHandlers } from "./auth-handlers.ts";
import { plainRefusals } from "./bad-input.ts";
import { CurrentRequest, type RequestFacts } from "./call.ts";
import { diaryHandlers } from "./diary-handlers.ts";
import { foodHandlers } from "./food-handlers.ts";
import { goalHandlers } from "./goal-handlers.ts";
import { docsHandlers, healthHandlers } from "./health-handlers.ts";
import type { Sessions } from "./sessions.ts";
import { signedIn } from "./signed-in.ts";
import { userHandlers } from "./user-handlers.ts";

const routes = (app: App, sessions: Sessions) =>
  HttpApiBuilder.layer(Api).pipe(
    Layer.provide([
      authHandlers(app, sessions),
      userHandlers(app),
      foodHandlers(app),
      diaryHandlers(app),
      goalHandlers(app),
      healthHandlers(app),
      docsHandlers(),
    ]),
    Layer.provide([signedIn(app), plainRefusals]),
    Layer.provide(HttpServer.layerServices),
  );

export type ApiHandler = (facts: RequestFacts) => Effect.Effect<HttpServerResponse.HttpServerResponse>;

/**
 * The platform reads no more of a request than this, and the web's own Request would cost twenty megabytes and thirty
 * milliseconds before the first answer.
 */
const requestOf = ({ call, origin }: RequestFacts): HttpServerRequest.HttpServerRequest => {
  const type = call.headers["content-type"];
  const request: Pick<Request, "method" | "url" | "body" | "arrayBuffer"> & { readonly headers: object } = {
    method: call.method === "HEAD" ? "GET" : call.method,
    url: `${origin}${call.target}`,
    headers: type === undefined ? {} : { "content-type": type },
    body: null,
    arrayBuffer: () => Promise.resolve(Uint8Array.from(call.body ?? []).buffer),
  };
  return HttpServerRequest.fromWeb(request as Request);
};

/** The stores' own word for a database that cannot be asked now; asking again later may help. */
const AWAY = new Set(["DatabaseUnreachable", "DatabaseBusy", "DatabaseFull", "DatabaseReadOnly"]);
const isDatabaseAway = (cause: Cause.Cause<unknown>): boolean => {
  const problem = Cause.squash(cause);
  return Predicate.hasProperty(problem, "_tag") && AWAY.has(String(problem._tag));
};

/** The platform's router gives up on parameters longer than any id of ours. */
const isNowhere = (cause: Cause.Cause<unknown>): boolean => {
  const error = Cause.squash(cause);
  return (
    Predicate.isTagged(error, "HttpServerError") &&
    Predicate.hasProperty(error, "reason") &&
    Predicate.isTagged(error.reason, "RouteNotFound")
  );
};

/** The contract with its handlers, built once; it lives as long as `scope`. */
export const makeApiHandler = (app: App, sessions: Sessions, scope: Scope.Scope): Effect.Effect<ApiHandler> =>
  Effect.map(Scope.provide(HttpRouter.toHttpEffect(routes(app, sessions)), scope), (handle) => (facts) => {
    const request = Context.make(CurrentRequest, facts).pipe(
      Context.add(CurrentSession, facts.session),
      Context.add(HttpServerRequest.HttpServerRequest, requestOf(facts)),
    );
    return Effect.scoped(handle).pipe(
      Effect.provideContext(request),
      Effect.exit,
      Effect.map((exit) => {
        if (Exit.isSuccess(exit)) return exit.value;
        if (isNowhere(exit.cause)) return problem("NotFound");
        app.log("error", "request failed", { cause: Cause.pretty(exit.cause).slice(0, 2000) });
        return problem(isDatabaseAway(exit.cause) ? "Unavailable" : "Failed");
      }),
    );
  });
