import type { DiaryDevice } from "@morsel/application/diary/client/diary-device";
import {
  invertPhoto,
  projectPhotos,
  sendPhotoCommand,
  type PhotoCommand,
} from "@morsel/application/progress-photos/client/photo-command";
import type { ProgressPhotosClient } from "@morsel/application/progress-photos/client/progress-photos-client";
import type { CalendarDate } from "@morsel/domain/calendar";
import { PHOTO_LIMITS, type PhotoId, type ProgressPhoto } from "@morsel/domain/measurements";
import { useInfiniteQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { run } from "../../hooks/run.ts";
import { registerMutation, submitMutation, usePendingVariables } from "../../hooks/submit-mutation.ts";
import { UNDO_DURATION, type Toasts } from "../../hooks/toasts.ts";
import { refusalWords } from "../../i18n/refusals.ts";
import { dayDate } from "../../dates/dates.ts";
import { photosKey, photosQuery } from "./queries.ts";

export type PhotoPorts = {
  readonly photos: ProgressPhotosClient;
  readonly device: Pick<DiaryDevice, "today" | "newId">;
  readonly toasts: Pick<Toasts, "show">;
};

const PHOTO_MUTATION = ["progress-photo"] as const;

/** How photos are deleted and brought back. */
const registerPhotoMutations = (queries: QueryClient, photos: ProgressPhotosClient): void => {
  const readAgain = () => queries.invalidateQueries({ queryKey: photosKey });
  registerMutation<ProgressPhoto, PhotoCommand>(queries, PHOTO_MUTATION, {
    mutationFn: (command) => run(sendPhotoCommand(photos, command)),
    // An answered command stays projected over the list until a list that contains it arrives.
    onSuccess: readAgain,
    onError: () => void readAgain(),
  });
};

/** W114: a member's photos as they are shown, and all that can be done with them, with the words that follow and the way back. */
export const usePhotos = ({ photos, device, toasts }: PhotoPorts) => {
  const intl = useIntl();
  const queries = useQueryClient();
  useState(() => registerPhotoMutations(queries, photos));
  const [isAdding, setAdding] = useState(false);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    photosQuery(photos),
  );
  const pending = usePendingVariables<PhotoCommand>(PHOTO_MUTATION);
  const said = data?.pages.flatMap(({ items }) => items);

  const notifyRefused = (problem: unknown): void =>
    toasts.show({
      severity: "error",
      message: intl.formatMessage({ id: "photos.notSaved" }, { why: refusalWords(intl, problem) }),
      duration: UNDO_DURATION,
    });
  const send = (command: PhotoCommand): void => void submitMutation(queries, PHOTO_MUTATION, command, notifyRefused);

  /** Answers whether it was added; a file that is too large is not even sent. */
  const add = async (file: File, date: CalendarDate): Promise<boolean> => {
    const max = PHOTO_LIMITS.bytes;
    if (file.size > max) {
      notifyRefused({ _tag: "PhotoRefused", reason: "bytes", max });
      return false;
    }
    setAdding(true);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      await run(photos.add({ id: device.newId() as PhotoId, file: bytes, date }));
      await queries.invalidateQueries({ queryKey: photosKey });
      toasts.show({ severity: "success", message: intl.formatMessage({ id: "photos.added" }) });
      return true;
    } catch (problem) {
      notifyRefused(problem);
      return false;
    } finally {
      setAdding(false);
    }
  };
  const remove = (photo: ProgressPhoto): void => {
    const command: PhotoCommand = { kind: "deletePhoto", id: device.newId(), photo };
    send(command);
    toasts.show({
      severity: "success",
      message: intl.formatMessage({ id: "photos.deleted" }, { date: dayDate(intl, photo.date, device.today()) }),
      duration: UNDO_DURATION,
      action: {
        label: intl.formatMessage({ id: "photos.undo" }),
        onUse: () => send(invertPhoto(command, device.newId)),
      },
    });
  };
  return {
    /** Undefined while they are on their way. */
    shown: said && pending.reduce(projectPhotos, said),
    error,
    refetch: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    isAdding,
    add,
    remove,
  };
};
