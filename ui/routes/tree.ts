import * as features from "../features/features.ts";
import { elsewhereRoute } from "./elsewhere.ts";
import { rootRoute } from "./root.tsx";

/** Every address of the product: the features' own, and what none of them has. */
export const routeTree = rootRoute.addChildren([...Object.values(features).flat(), elsewhereRoute]);
