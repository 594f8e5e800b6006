import type { MemberId } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { PhotoPlace, PhotoStore } from "../progress-photos/photo-store.ts";
import type { ArchiveFile } from "./archive.ts";

const AT_ONCE = 20;

async function* onePicture(photos: PhotoStore, member: MemberId, id: PhotoPlace["id"]): AsyncGenerator<Uint8Array> {
  const bytes = await Effect.runPromise(photos.image(member, id, "large"));
  if (bytes !== undefined) yield bytes;
}

/** W155, W157: a member's progress photos in their large size, each read when its turn comes. */
export async function* photoFiles(photos: PhotoStore, member: MemberId): AsyncGenerator<ArchiveFile> {
  let after: PhotoPlace | undefined;
  do {
    const page: readonly PhotoPlace[] = await Effect.runPromise(
      Effect.andThen(
        Effect.yieldNow,
        photos.page(member, { limit: AT_ONCE, ...(after === undefined ? {} : { after }) }),
      ),
    );
    for (const { date, id } of page) yield { name: `photos/${date}_${id}.jpg`, text: onePicture(photos, member, id) };
    after = page.length < AT_ONCE ? undefined : page.at(-1);
  } while (after !== undefined);
}
