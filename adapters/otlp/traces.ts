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
import type { Trace } from "../http-server/platform/trace.ts";
import type { Sql, SqlValue } from "../sql/engine/sql.ts";

export type Traces = {
  readonly trace: Trace;
  /** The same database, whose statements are part of the trace of their request. */
  readonly tracedSql: (sql: Sql) => Sql;
  /** Sends what waits. */
  readonly close: Effect.Effect<void>;
};

type Given = {
  /** The collector's address; traces go to `/v1/traces` below it. */
  readonly to: string;
  /** What the collector asks for, such as a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly share: number;
  readonly release: string;
  readonly random: () => number;
};

/** The text alone: values of a statement never leave the server. */
const textOf = (text: TemplateStringsArray): string => text.join("?").replaceAll(/\s+/g, " ").trim();

const tracedSql = (sql: Sql): Sql =>
  Object.assign(
    <Row>(text: TemplateStringsArray, ...values: readonly SqlValue[]) =>
      Effect.withSpan(sql<Row>(text, ...values), "statement", {
        kind: "client",
        attributes: { "db.system.name": sql.engine, "db.query.text": textOf(text) },
      }),
    {
      ...sql,
      transaction: <A, E>(body: (sql: Sql) => Effect.Effect<A, E>) =>
        Effect.withSpan(
          sql.transaction((inner) => body(tracedSql(inner))),
          "transaction",
          { kind: "client", attributes: { "db.system.name": sql.engine } },
        ),
    },
  );

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
    tracedSql,
    close: Scope.close(scope, Exit.void),
  };
};
