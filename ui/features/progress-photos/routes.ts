import { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root.tsx";
import { photosQuery } from "./queries.ts";

const needs = { photos: ProgressPhotosClient };

const photosRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/measurements/photos",
  beforeLoad: ({ context }) => context.provide(needs, () => import("../../composition/clients/progress-photos.ts")),
  loader: ({ context }) => {
    void context.queries.prefetchInfiniteQuery(photosQuery(context.photos));
    return context.words("progress-photos", "diary");
  },
  component: lazyRouteComponent(() => import("./pages/photos-page.tsx"), "PhotosPage"),
});

export const progressPhotosRoutes = [photosRoute];
