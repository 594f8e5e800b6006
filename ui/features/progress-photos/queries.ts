import type { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { run } from "../../hooks/run.ts";

const HALF_A_MINUTE = 30_000;

export const photosKey = ["progress-photos"] as const;

/** A member's photos, the newest first, page by page. */
export const photosQuery = (photos: ProgressPhotosClient) =>
  infiniteQueryOptions({
    queryKey: photosKey,
    queryFn: ({ signal, pageParam }) => run(photos.page(pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: HALF_A_MINUTE,
  });
