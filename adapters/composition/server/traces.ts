import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import * as Layer from "effect/Layer";
import * as OtlpExporter from "effect/observability/OtlpExporter";
import * as OtlpSerialization from "effect/observability/OtlpSerialization";
import * as OtlpTracer from "effect/observability/OtlpTracer";
import * as Scope from "effect/Scope";
import * as Tracer from "effect/Tracer";

export type Traces = {
  /** Follows one request under the name of its endpoint. */
  readonly trace: <A extends { readonly status: number }>(
    name: string,
    answering: Effect.Effect<A>,
  ) => Effect.Effect<A>;
  /** Sends what waits. */
  readonly close: Effect.Effect<void>;
};

type Given = {
  /** The collector's address; traces go to `/v1/traces` below it. */
  readonly to: string;
  /** Headers that the collector asks for, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly share: number;
  readonly release: string;
  readonly random: () => number;
};

/** Sends traces to an OpenTelemetry collector (https://opentelemetry.io/docs/specs/otlp/). A span names an endpoint or a statement, never an address or a value. */
export const makeTraces = async ({ to, headers, share, release, random }: Given): Promise<Traces> => {
  const scope = await Effect.runPromise(Scope.make());
  const layers = Layer.mergeAll(OtlpExporter.layerFlusher, OtlpSerialization.layerJson, FetchHttpClient.layer);
  const tracer = await Effect.runPromise(
    Effect.gen(function* () {
      const services = yield* Layer.buildWithScope(layers, scope);
      return yield* OtlpTracer.make({
        url: `${to}/v1/traces`,
        headers,
        resource: { serviceName: "morsel", serviceVersion: release },
      }).pipe(Effect.provide(Context.add(services, Scope.Scope, scope)));
    }),
  );
  return {
    trace: (name, answering) =>
      Effect.withSpan(
        Effect.tap(answering, ({ status }) => Effect.annotateCurrentSpan("http.response.status_code", status)),
        name,
        { kind: "server", sampled: random() < share },
      ).pipe(Effect.provideService(Tracer.Tracer, tracer)),
    close: Scope.close(scope, Exit.void),
  };
};
