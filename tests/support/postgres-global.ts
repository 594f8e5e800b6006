import { migrate } from "@morsel/adapters/sql/migrations/migrate";
import { openPostgres } from "@morsel/adapters/sql/engine/postgres/open-postgres";
import { Effect } from "effect";
import type { TestProject } from "vitest/node";
import { createDatabase, TEMPLATE } from "./postgres.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly postgres: string;
  }
}

/** Contracts ask what is stored, not what survives the machine: nothing waits for the disk. Faults keep the usual settings. */
const VOLATILE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const makeTemplate = async (url: string): Promise<void> => {
  const template = await Effect.runPromise(openPostgres(await createDatabase(url, TEMPLATE), { connections: 1 }));
  await Effect.runPromise(Effect.ensuring(migrate(template), template.close));
};

/** Vitest's global set-up: one PostgreSQL for all test files of a kind; each file makes databases of its own in it. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startPostgres(project.name === "contract" ? VOLATILE : {});
  await makeTemplate(server.url);
  project.provide("postgres", server.url);
  return server.stop;
};
