import * as definitions from "@morsel/application/job-definitions";
import type { JobDefinition, JobKind, JobPayload } from "@morsel/application/platform/job";
import type { Needs } from "@morsel/application/platform/token";
import type { Container } from "inversify";
import { resolveAll } from "./container.ts";

/** Every kind of jobs, with what stands behind its ports. */
export const jobKinds = (container: Container): readonly JobKind[] =>
  (Object.values(definitions) as unknown as readonly JobDefinition<Needs, JobPayload>[]).map(
    ({ needs, make, ...kind }) => ({ ...kind, run: make(resolveAll(container, needs)) }),
  );
