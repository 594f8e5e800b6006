import type { Category } from "@morsel/domain/forum";
import type { Effect } from "effect";
import { token } from "../platform/token.ts";

/** FO19, W800: all categories in their order; every page of the forum asks it. */
export type ReadCategories = Effect.Effect<readonly Category[]>;
export const ReadCategories = token<ReadCategories>("ReadCategories");
