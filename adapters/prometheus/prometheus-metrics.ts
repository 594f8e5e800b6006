import type { JobCounts } from "@morsel/application/jobs/job-store";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Seconds; the product promises 50 ms, a search on a large catalogue takes more. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type PrometheusMetrics = {
  /** Nanoseconds since an instant of no meaning. */
  readonly now: () => bigint;
  /** As `RequestMetrics` of the host. */
  readonly requests: { readonly begin: () => (endpoint: string, status: number) => void };
  readonly statement: (seconds: number) => void;
  readonly transaction: (seconds: number) => void;
  readonly search: (seconds: number) => void;
  /** Asked at each scrape. */
  readonly watchJobs: (counts: () => Promise<JobCounts>) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
};

const seconds = (now: bigint, then: bigint): number => Number(now - then) / 1e9;

/** Names end in their unit, as Prometheus asks (https://prometheus.io/docs/practices/naming/). Labels are endpoints, never addresses. */
export const makePrometheusMetrics = (now: () => bigint): PrometheusMetrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "morsel_http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by endpoint and status.",
    labelNames: ["endpoint", "status"],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: "morsel_http_requests_in_flight",
    help: "Requests that are not answered yet, open event streams among them.",
    registers,
  });
  const timing = (name: string, help: string) => new Histogram({ name, help, buckets: BUCKETS, registers });
  const statements = timing(
    "morsel_database_statement_duration_seconds",
    "Time of one statement outside transactions.",
  );
  const transactions = timing(
    "morsel_database_transaction_duration_seconds",
    "Time of one transaction, waits included.",
  );
  const searches = timing("morsel_food_search_duration_seconds", "Time of one search for foods, its wait included.");
  return {
    now,
    requests: {
      begin: () => {
        const began = now();
        inFlight.inc();
        return (endpoint, status) => {
          inFlight.dec();
          requests.observe({ endpoint, status }, seconds(now(), began));
        };
      },
    },
    statement: (took) => statements.observe(took),
    transaction: (took) => transactions.observe(took),
    search: (took) => searches.observe(took),
    watchJobs: (counts) => {
      const gauge = new Gauge({
        name: "morsel_jobs",
        help: "Jobs by state: waiting for their time, due and not yet taken, given up.",
        labelNames: ["state"],
        registers,
        collect: async () => {
          for (const [state, count] of Object.entries(await counts())) gauge.set({ state }, count);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
};
