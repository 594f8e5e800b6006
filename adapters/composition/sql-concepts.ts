import type { ContainerModule } from "inversify";
import * as modules from "./sql-modules.ts";

/** By concept: its use cases over its stores in SQL. */
export const SQL_MODULES: Readonly<Record<string, ContainerModule>> = { ...modules };
