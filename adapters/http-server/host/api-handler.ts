import type { Needs } from "@morsel/application/platform/token";
import * as registry from "../handlers.ts";
import type { FirstDataDefinition, FirstDataSource } from "../platform/first-data.ts";
import type { HandlerDefinition } from "../platform/handlers.ts";
import { CurrentLanguage } from "@morsel/application/platform/current-language";
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
import { CurrentBearer, CurrentSession } from "../../http-contract/shared/access.ts";
import { Api } from "../../http-contract/api.ts";
import { problem } from "../responses/responses.ts";
import { plainRefusals } from "../requests/bad-input.ts";
import { languageOf } from "../requests/language-of.ts";
import { CurrentRequest, type RequestContext } from "../requests/request-context.ts";
import type { Failures } from "../platform/failures.ts";
import { signedIn, type SignedInPorts } from "../requests/signed-in.ts";

type Registered = (typeof registry)[keyof typeof registry];
type Definition = Extract<Registered, { readonly group: string }>;
/** The handlers of one group of the contract, with their ports. */
export type Handlers = ReturnType<Definition["make"]>;
/** Answers a definition with the ports that it needs. */
export type Supply = <N extends Needs, L>(definition: Pick<HandlerDefinition<N, L>, "needs" | "make">) => L;

const registered: readonly Registered[] = Object.values(registry);
const definitions = registered.filter((one): one is Definition => "group" in one);

/** All groups of the contract; each definition is supplied with its ports by the composition root. */
export const allHandlers = (supply: Supply): readonly Handlers[] =>
  definitions.map((definition) => supply(definition as HandlerDefinition<Needs, Handlers>));

/** The handlers of one group alone, where nothing else of the contract is asked. */
export const groupHandlers = (group: string, supply: Supply): readonly Handlers[] =>
  definitions
    .filter((definition) => definition.group === group)
    .map((definition) => supply(definition as HandlerDefinition<Needs, Handlers>));

/** First data of all concepts' pages. */
export const allFirstData = (supply: Supply): readonly FirstDataSource[] =>
  registered
    .filter((one) => !("group" in one))
    .map((definition) => supply(definition as unknown as FirstDataDefinition<Needs>));

const routes = (api: typeof Api, handlers: readonly Handlers[], access: SignedInPorts) =>
  HttpApiBuilder.layer(api).pipe(
    Layer.provide(handlers as [Handlers, ...Handlers[]]),
    Layer.provide([signedIn(access), plainRefusals]),
    Layer.provide(HttpServer.layerServices),
  );

export type ApiHandler = (facts: RequestContext) => Effect.Effect<HttpServerResponse.HttpServerResponse>;

/**
 * The platform reads no more of a request than this, and the web's own Request would cost twenty megabytes and thirty
 * milliseconds before the first answer.
 */
const requestOf = ({ call, origin }: RequestContext): HttpServerRequest.HttpServerRequest => {
  const type = call.headers["content-type"];
  const request: Pick<Request, "method" | "url" | "body"> & { readonly headers: object } = {
    method: call.method === "HEAD" ? "GET" : call.method,
    url: `${origin}${call.target}`,
    headers: type === undefined ? {} : { "content-type": type },
    body: null,
  };
  const read = HttpServerRequest.fromWeb(request as Request);
  // The body is at hand: nothing of the request is waited for.
  Object.defineProperty(read, "arrayBuffer", { value: Effect.succeed(Uint8Array.from(call.body ?? []).buffer) });
  return read;
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

export type ApiPorts = {
  readonly handlers: readonly Handlers[];
  readonly failures: Failures;
} & SignedInPorts;

/** The contract with its handlers, built once; it lives as long as `scope`. */
export const makeApiHandler = (
  { handlers, failures, ...access }: ApiPorts,
  scope: Scope.Scope,
  api: typeof Api = Api,
): Effect.Effect<ApiHandler> =>
  Effect.map(Scope.provide(HttpRouter.toHttpEffect(routes(api, handlers, access)), scope), (handle) => (facts) => {
    const request = Context.make(CurrentRequest, facts).pipe(
      Context.add(CurrentSession, facts.session),
      Context.add(CurrentLanguage, languageOf(facts)),
      Context.add(CurrentBearer, facts.bearer),
      Context.add(HttpServerRequest.HttpServerRequest, requestOf(facts)),
    );
    return Effect.scoped(handle).pipe(
      Effect.provideContext(request),
      Effect.exit,
      Effect.map((exit) => {
        if (Exit.isSuccess(exit)) return exit.value;
        if (isNowhere(exit.cause)) return problem("NotFound");
        return problem(failures.judge(exit.cause));
      }),
    );
  });
