import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";

const needs = { photos: ProgressPhotosClient };

const photosRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/photos",
  beforeLoad: ({ context }) => context.provide(needs, () => import("../../composition/clients/progress-photos.ts")),
  loader: async ({ context }) => {
    const [{ photosQuery }] = await Promise.all([
      import("./loader-parts.ts"),
      context.words("progress-photos", "diary"),
    ]);
    void context.queries.prefetchInfiniteQuery(photosQuery(context.photos));
  },
  component: lazyRouteComponent(() => import("./pages/photos-page.tsx"), "PhotosPage"),
});

export const progressPhotosRoutes = [photosRoute];
