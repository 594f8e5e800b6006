import { Clock } from "@morsel/application/platform/clock";
import { SessionStore } from "@morsel/application/identity/session-store";
import type { Unreachable } from "@morsel/application/platform/refusals";
import * as Effect from "effect/Effect";
import * as Scope from "effect/Scope";
import type * as HttpServerResponse from "effect/http/HttpServerResponse";
import type { Container } from "inversify";
import type { Ask, HttpTransport, Reply } from "../http-client/transport/http-transport.ts";
import { type ApiHandler, groupHandlers, makeApiHandler } from "../http-server/host/api-handler.ts";
import { apiOfGroup } from "../http-contract/api.ts";
import { endpoints } from "../http-contract/shared/openapi.ts";
import { Failures } from "../http-server/platform/failures.ts";
import { cookieLinesOf } from "../http-server/responses/responses.ts";
import { MemoryConnection } from "../memory/platform/connection.ts";
import { HasEntered } from "@morsel/application/admin/enter-admin";
import { Entitlements } from "@morsel/application/eligibility/entitlements";
import { Memberships } from "@morsel/application/eligibility/membership-facts";
import { resolve, resolveAll } from "./container.ts";

const ORIGIN = "http://localhost";
const USER_AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const bodyOf = ({ body, bytes, form }: Ask): Uint8Array | undefined => {
  if (bytes !== undefined) return bytes;
  const text = form === undefined ? body && JSON.stringify(body) : new URLSearchParams(form).toString();
  return typeof text === "string" ? new TextEncoder().encode(text) : undefined;
};

const typeOf = ({ body, bytes, form }: Ask): string | undefined => {
  if (form !== undefined) return "application/x-www-form-urlencoded";
  if (bytes !== undefined) return "application/octet-stream";
  return body === undefined ? undefined : "application/json";
};

const bytesIn = ({ body }: HttpServerResponse.HttpServerResponse): Uint8Array => {
  if (body._tag !== "Raw" && body._tag !== "Uint8Array") return new Uint8Array();
  return body.body instanceof Uint8Array ? body.body : new TextEncoder().encode(String(body.body));
};

const DRAWING = "<svg";

/** The bytes of a picture as an address; samples are drawings. */
const pictureAddress = (bytes: Uint8Array): string => {
  const escaped = [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const isDrawing = [...DRAWING].every((letter, n) => bytes[n] === letter.charCodeAt(0));
  return `data:image/${isDrawing ? "svg+xml" : "jpeg"},${escaped}`;
};

/** Computed once: the patterns of all endpoints, with their groups. */
const PLACES = endpoints().map(({ group, method, path }) => ({
  group,
  method,
  pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/:[a-z]+/g, "[^/]+")}$`),
  isExact: !path.includes(":"),
}));

/** The group of the endpoint that a request reaches; one without parameters goes before one with them. */
const groupAt = ({ method, path }: Ask): string => {
  const [bare = path] = path.split("?");
  const found = PLACES.filter((place) => place.method === method && place.pattern.test(bare));
  const place = found.find(({ isExact }) => isExact) ?? found[0];
  if (place === undefined) throw new Error(`The contract has no ${method} ${bare}`);
  return place.group;
};

/** A browser's cookies: names that were set, without those that were taken away again. */
const makeCookieJar = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    set: (line: string): void => {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/.test(line)) kept.delete(name);
      else kept.set(name, value);
    },
  };
};

/** The page's requests, answered by the server's own handlers in the same process and over the network conditions of a story. */
export const makeMemoryTransport = (containerOf: () => Container): HttpTransport => {
  const handlers = new Map<string, ApiHandler>();
  /** A group of the contract is built when it is asked for first: most stories and tests ask one or two. */
  const handlerOf = (container: Container, group: string): ApiHandler => {
    const known = handlers.get(group);
    if (known !== undefined) return known;
    const ports = {
      ...resolveAll(container, {
        failures: Failures,
        memberships: Memberships,
        entitlements: Entitlements,
        clock: Clock,
        hasEntered: HasEntered,
      }),
      handlers: groupHandlers(group, ({ needs, make }) => make(resolveAll(container, needs))),
    };
    const handler = Effect.runSync(
      Effect.flatMap(Scope.make(), (scope) => makeApiHandler(ports, scope, apiOfGroup(group))),
    );
    handlers.set(group, handler);
    return handler;
  };
  const cookies = makeCookieJar();
  const answer = Effect.fnUntraced(function* (ask: Ask) {
    const container = containerOf();
    const { browser } = resolve(container, MemoryConnection);
    const { member, session } = browser;
    const handle = handlerOf(container, groupAt(ask));
    const response = yield* handle({
      call: {
        method: ask.method,
        target: ask.path,
        headers: { "user-agent": USER_AGENT, "content-type": typeOf(ask) },
        body: bodyOf(ask),
        address: "::1",
      },
      origin: ORIGIN,
      cookies: cookies.kept,
      session:
        member === undefined || session === undefined
          ? undefined
          : yield* resolve(container, SessionStore).find(member, session),
    });
    for (const line of cookieLinesOf(response.headers)) cookies.set(line);
    const bytes = bytesIn(response);
    return { status: response.status, bytes };
  });
  const reach = <A>(asked: Effect.Effect<A>): Effect.Effect<A, Unreachable> =>
    Effect.suspend(() => resolve(containerOf(), MemoryConnection).reach(asked));
  return {
    send: (ask) =>
      Effect.map(reach(answer(ask)), ({ status, bytes }): Reply => {
        if (ask.answers === "bytes" && status < 300) return { status, body: bytes };
        return { status, body: bytes.length === 0 ? undefined : JSON.parse(new TextDecoder().decode(bytes)) };
      }),
    addressOf: (path) => {
      const { status, bytes } = Effect.runSync(answer({ method: "GET", path }));
      return status < 300 ? pictureAddress(bytes) : "";
    },
  };
};
