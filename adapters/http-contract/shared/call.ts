import type { Unreachable } from "@morsel/application/platform/refusals";
import { token } from "@morsel/application/platform/token";
import type { Effect } from "effect";
import type * as HttpApiEndpoint from "effect/http-api/HttpApiEndpoint";
import type * as HttpApiGroup from "effect/http-api/HttpApiGroup";
import type { AnyRefusalFields, RefusalOf } from "./problem.ts";

/** The refusals of a call, by their tags, as their concepts declare them. */
export type RefusalTable = { readonly [tag: string]: AnyRefusalFields };

type Verb = "GET" | "POST" | "PATCH" | "DELETE";
type Endpoint = HttpApiEndpoint.ConstraintRequest;

/** One call of the contract as it is sent; the types of `endpoint` are those of its request and its answer. */
export type Call<E extends Endpoint, R extends RefusalTable> = {
  readonly method: Verb;
  readonly path: string;
  readonly refusals: R;
  /** Carries the type alone and never has a value. */
  readonly endpoint?: E;
};

type EndpointsOf<Group> = Extract<HttpApiGroup.Endpoints<Group>, Endpoint>;
type MethodsOf<E> = E extends { readonly method: infer Method extends Verb } ? Method : never;
type PathsOf<E> = E extends { readonly path: infer Path extends string } ? Bare<Path> : never;
/** The contract writes the path of a group itself with a slash at its end. */
type Bare<Path extends string> = Path extends `${infer Rest}/` ? Rest : Path;
type At<Group, Method, Path extends string> = Extract<
  EndpointsOf<Group>,
  { readonly method: Method; readonly path: Path | `${Path}/` }
>;

/** Names a call of a group by method and path: one that the contract does not have does not compile. */
export const callOf =
  <Group>() =>
  <
    Method extends MethodsOf<EndpointsOf<Group>>,
    Path extends PathsOf<EndpointsOf<Group>>,
    const R extends RefusalTable,
  >(
    method: Method,
    path: Path,
    refusals: R,
  ): Call<At<Group, Method, Path>, R> => ({ method, path, refusals });

/** Values of an address are written as text; what may be absent may be undefined. */
type Loose<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] | number | (object extends Pick<Fields, Name> ? undefined : never);
};
type Part<Name extends string, S, Given> = [S] extends [never]
  ? unknown
  : object extends Given
    ? { readonly [N in Name]?: Given }
    : { readonly [N in Name]: Given };
/** The encoded type of the schema that was written, which the platform wraps. */
type Encoded<S> = S extends { readonly schema: { readonly Encoded: infer A } }
  ? A
  : S extends { readonly Encoded: infer A }
    ? A
    : never;

/** The parts of a request, as the contract has them on the wire. */
export type RequestOf<E extends Endpoint> = Part<"params", E["~Params"], Encoded<E["~Params"]>> &
  Part<"query", E["~Query"], Loose<Encoded<E["~Query"]>>> &
  Part<"payload", E["~Payload"], Encoded<E["~Payload"]>> & {
    /** The bytes of a file instead of a payload. */
    readonly bytes?: Uint8Array;
  };

export type AnswerOf<E extends Endpoint> = Encoded<E["~Success"]>;

/** Asks the server, or what stands for it in the same process, for any call of the contract. */
export type ApiClient = {
  /** Our own server's answers are believed: `read` puts the brands back on without a second check. */
  readonly call: <E extends Endpoint, const R extends RefusalTable, A>(
    call: Call<E, R>,
    request: RequestOf<E>,
    read: (answer: AnswerOf<E>) => A,
  ) => Effect.Effect<A, RefusalOf<R[keyof R]> | Unreachable>;
  /** The same for a call that answers the bytes of a file. */
  readonly bytes: <E extends Endpoint, const R extends RefusalTable>(
    call: Call<E, R>,
    request: RequestOf<E>,
  ) => Effect.Effect<Uint8Array, RefusalOf<R[keyof R]> | Unreachable>;
  /** The address at which an element of the page finds such a file. */
  readonly addressOf: <E extends Endpoint, R extends RefusalTable>(call: Call<E, R>, request: RequestOf<E>) => string;
};
export const ApiClient = token<ApiClient>("ApiClient");

/** For answers that say no more than that it is done. */
export const done = (): void => undefined;
