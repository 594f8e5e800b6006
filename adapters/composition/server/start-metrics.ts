import { JobStore } from "@morsel/application/jobs/job-store";
import { Clock } from "@morsel/application/platform/clock";
import * as Effect from "effect/Effect";
import type { Container } from "inversify";
import { type MetricsHost, serveMetrics } from "../../prometheus/metrics-host.ts";
import type { PrometheusMetrics } from "../../prometheus/prometheus-metrics.ts";
import { resolve } from "../container.ts";
import type { Config } from "./config.ts";

/** Begins to answer Prometheus; jobs are counted when it asks. */
export const startMetrics = (
  metrics: PrometheusMetrics,
  container: Container,
  { metricsPort = 0, host }: Pick<Config, "metricsPort" | "host">,
): Promise<MetricsHost> => {
  const [jobs, clock] = [resolve(container, JobStore), resolve(container, Clock)];
  metrics.watchJobs(() => Effect.runPromise(Effect.flatMap(clock.now, jobs.count)));
  return serveMetrics(metrics, metricsPort, host);
};
