import { JobKinds, type JobDefinition, type JobKind, type JobPayload } from "@morsel/application/platform/job";
import type { Needs } from "@morsel/application/platform/token";
import type { Bindings } from "./container.ts";

/** Registers a concept's kind of jobs, with what stands behind its ports. */
export const contributeJob = <const N extends Needs, P extends JobPayload>(
  { contributeFrom }: Bindings,
  { needs, make, ...kind }: JobDefinition<N, P>,
): void => contributeFrom(JobKinds, needs, (ports): JobKind => ({ ...kind, run: make(ports) as JobKind["run"] }));
