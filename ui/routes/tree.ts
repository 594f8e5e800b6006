import type * as features from "../features/features.ts";
import * as first from "../features/first-features.ts";
import { importWithRetry } from "../shell/lazy/import-with-retry.ts";
import { elsewhereRoute } from "./elsewhere.ts";
import { rootRoute } from "./root.tsx";

type First = typeof first;
type Features = typeof features;
type Route = First[keyof First][number] | Features[keyof Features][number] | typeof elsewhereRoute;

/** Takes the routes of features that are there, and those of no feature last. */
const treeOf = (routes: readonly Route[]) => rootRoute.addChildren([...routes, elsewhereRoute]);
const firstRoutes: readonly Route[] = Object.values(first).flat();

const loadFeatures = importWithRetry(() => import("../features/features.ts"));

/** Addresses with which a visit begins. Its type knows every address of the product. */
export const routeTree = treeOf(firstRoutes);

/** Adds the addresses of all features to the tree. */
export const addRoutes = async (): Promise<void> => {
  const features = await loadFeatures();
  treeOf([...firstRoutes, ...Object.values(features).flat()]);
};
