import type { ContainerModule } from "inversify";
import * as modules from "./memory-modules.ts";

/** By concept: its use cases over its stores in memory, and the client that the page knows. */
export const MEMORY_MODULES: Readonly<Record<string, ContainerModule>> = { ...modules };
