import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

/** Vitest's global set-up: one PostgreSQL for all test files of a run; each file makes databases of its own in it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres();
  project.provide("postgres", server.url);
  return server.stop;
};
