import type { AppTokens, AppUseCases, Audiences } from "@morsel/application/tokens/app-use-cases";
import type { LimitStore } from "@morsel/application/platform/limit-store";
import { TOKEN_SCOPES, type AppRefused } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { Answer, Call, RequestContext } from "../requests/request-context.ts";
import { headersOfData } from "../responses/security-headers.ts";

/** RFC 8414 and RFC 9728: where an app finds out how to ask. */
const SERVER_METADATA = "/.well-known/oauth-authorization-server";
const RESOURCE_METADATA = "/.well-known/oauth-protected-resource";
const AUTHORIZE_PATH = "/oauth/authorize";
const PAGE_PATH = "/account/connect-app";
/** The page's address holds it in other letters, a third longer. */
const LONGEST_REQUEST = 2_400;
const TOKEN_PATH = "/oauth/token";
const REGISTER_PATH = "/oauth/register";
const REVOKE_PATH = "/oauth/revoke";

const PATHS: ReadonlyMap<string, "GET" | "POST"> = new Map([
  [SERVER_METADATA, "GET"],
  [RESOURCE_METADATA, "GET"],
  [`${RESOURCE_METADATA}/mcp`, "GET"],
  [AUTHORIZE_PATH, "GET"],
  [TOKEN_PATH, "POST"],
  [REGISTER_PATH, "POST"],
  [REVOKE_PATH, "POST"],
]);

/** These take no cookie, so that pages of any site may ask them. */
export const isOAuthPath = (path: string): boolean => PATHS.has(path);

export const audiencesOf = (origin: string): Audiences => [origin, `${origin}/mcp`];

/** RFC 9728, 5.1: what a caller at /mcp without a token is told. */
export const challengeOf = (origin: string): string => `Bearer resource_metadata="${origin}${RESOURCE_METADATA}/mcp"`;

/** Limits of one network: a person connects an app now and then, a program asks for new tokens each hour. */
const LIMITS = {
  [REGISTER_PATH]: { burst: 20, secondsEach: 60 },
  [TOKEN_PATH]: { burst: 120, secondsEach: 1 },
  [REVOKE_PATH]: { burst: 120, secondsEach: 1 },
};

type Made = { readonly status: number; readonly body?: object; readonly headers?: Readonly<Record<string, string>> };
const failed = (error: string, status = 400): Made => ({ status, body: { error } });
const refusedAs = ({ error }: AppRefused): Made => failed(error, error === "invalid_client" ? 401 : 400);

const ServerMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + AUTHORIZE_PATH,
  token_endpoint: origin + TOKEN_PATH,
  registration_endpoint: origin + REGISTER_PATH,
  revocation_endpoint: origin + REVOKE_PATH,
  scopes_supported: TOKEN_SCOPES,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/api/docs`,
});

const resourceMetadata = (origin: string, resource: string) => ({
  resource,
  authorization_servers: [origin],
  scopes_supported: TOKEN_SCOPES,
  bearer_methods_supported: ["header"],
  resource_name: "Morsel",
});

/** To the page that asks the member. What the app asked goes as one opaque word, so that its `state` comes back to the letter. */
const toPage = ({ target }: Call): Made => {
  const query = target.slice(AUTHORIZE_PATH.length + 1);
  if (query.length > LONGEST_REQUEST) return failed("invalid_request");
  return { status: 302, headers: { location: `${PAGE_PATH}?request=q.${Buffer.from(query).toString("base64url")}` } };
};

/** RFC 7591, 2: what else an app says of itself is not kept. */
const Registration = Schema.fromJsonString(
  Schema.Struct({
    client_name: Schema.optionalKey(Schema.String),
    redirect_uris: Schema.Array(Schema.String),
    token_endpoint_auth_method: Schema.optionalKey(Schema.String),
  }),
);
const readRegistration = Schema.decodeUnknownOption(Registration);

const textOf = ({ body }: Call): string => new TextDecoder().decode(body ?? new Uint8Array());

/** RFC 6749, 3.2: no parameter comes twice. */
const formOf = (call: Call): URLSearchParams | undefined => {
  if (!/^application\/x-www-form-urlencoded\b/i.test(call.headers["content-type"] ?? "")) return undefined;
  const form = new URLSearchParams(textOf(call));
  return new Set(form.keys()).size === [...form.keys()].length ? form : undefined;
};

const writeTokens = ({ access, refresh, seconds, scopes }: AppTokens): Made => ({
  status: 200,
  body: {
    access_token: access,
    token_type: "Bearer",
    expires_in: seconds,
    refresh_token: refresh,
    scope: scopes.join(" "),
  },
});

export type OAuthPorts = { readonly apps: AppUseCases; readonly limits: LimitStore; readonly hasRateLimits: boolean };

/** The calls that an app makes itself: OAuth 2.1, RFC 7009, 7591, 8414 and 9728. */
export const makeOAuthEndpoints = ({ apps, limits, hasRateLimits }: OAuthPorts) => {
  const tokens = (form: URLSearchParams, origin: string): Effect.Effect<Made> => {
    const asked = (name: string): string => form.get(name) ?? "";
    const app = asked("client_id");
    const kind = asked("grant_type");
    const resource = form.get("resource")?.replace(/\/$/, "");
    if (resource !== undefined && !audiencesOf(origin).includes(resource))
      return Effect.succeed(failed("invalid_target"));
    const given =
      kind === "authorization_code"
        ? apps.redeem({
            app,
            code: asked("code"),
            redirectUri: asked("redirect_uri"),
            verifier: asked("code_verifier"),
            ...(resource === undefined ? {} : { audience: resource }),
          })
        : kind === "refresh_token"
          ? apps.renew({
              app,
              refresh: asked("refresh_token"),
              ...(form.has("scope") ? { scopes: asked("scope").split(" ") } : {}),
            })
          : Effect.fail<AppRefused>({ _tag: "AppRefused", error: "unsupported_grant_type" });
    return Effect.match(given, { onSuccess: writeTokens, onFailure: refusedAs });
  };

  const register = (call: Call): Effect.Effect<Made> => {
    const read = readRegistration(textOf(call));
    if (read._tag === "None") return Effect.succeed(failed("invalid_client_metadata"));
    const {
      client_name: name = "",
      redirect_uris: redirectUris,
      token_endpoint_auth_method: how = "none",
    } = read.value;
    if (how !== "none") return Effect.succeed(failed("invalid_client_metadata"));
    return Effect.match(apps.register({ name, redirectUris }), {
      onSuccess: (app) => ({
        status: 201,
        body: {
          client_id: app.id,
          client_id_issued_at: Math.floor(app.createdAt / 1000),
          client_name: app.name,
          redirect_uris: app.redirectUris,
          token_endpoint_auth_method: "none",
          grant_types: ["authorization_code", "refresh_token"],
          response_types: ["code"],
        },
      }),
      onFailure: (refused) =>
        refused._tag === "AppsAreFull" ? failed("temporarily_unavailable", 503) : refusedAs(refused),
    });
  };

  const answer = (path: string, { call, origin }: RequestContext): Effect.Effect<Made> => {
    if (path === SERVER_METADATA) return Effect.succeed({ status: 200, body: ServerMetadata(origin) });
    if (path.startsWith(RESOURCE_METADATA)) {
      const resource = origin + path.slice(RESOURCE_METADATA.length);
      return Effect.succeed({ status: 200, body: resourceMetadata(origin, resource) });
    }
    if (path === AUTHORIZE_PATH) return Effect.succeed(toPage(call));
    if (path === REGISTER_PATH) return register(call);
    const form = formOf(call);
    if (form === undefined) return Effect.succeed(failed("invalid_request"));
    if (path === TOKEN_PATH) return tokens(form, origin);
    return Effect.as(apps.revoke(form.get("token") ?? "", form.get("client_id") ?? ""), { status: 200 });
  };

  return (path: string, request: RequestContext, https: boolean): Effect.Effect<Answer> =>
    Effect.gen(function* () {
      const { method, address } = request.call;
      const allowed = PATHS.get(path) ?? "GET";
      const limit = hasRateLimits ? Object.entries(LIMITS).find(([one]) => one === path)?.[1] : undefined;
      const wait = limit === undefined || method === "OPTIONS" ? 0 : yield* limits.take(`${path} ${address}`, limit, 1);
      const made: Made =
        method === "OPTIONS"
          ? { status: 204, headers: { "access-control-allow-methods": allowed, "access-control-allow-headers": "*" } }
          : method !== allowed && !(method === "HEAD" && allowed === "GET")
            ? { status: 405, headers: { allow: allowed } }
            : wait > 0
              ? { ...failed("slow_down", 429), headers: { "retry-after": String(Math.ceil(wait)) } }
              : yield* answer(path, request);
      return {
        status: made.status,
        headers: {
          ...headersOfData(https),
          "cache-control": "no-store",
          "access-control-allow-origin": "*",
          ...made.headers,
          ...(made.body === undefined ? {} : { "content-type": "application/json" }),
        },
        body: made.body === undefined ? undefined : JSON.stringify(made.body),
      };
    });
};
