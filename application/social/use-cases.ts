import type { MemberId } from "@morsel/domain/identity";
import type { DiarySharing } from "@morsel/domain/social";
import { plainLine } from "@morsel/domain/text";
import * as Effect from "effect/Effect";
import type { FieldRefused } from "../platform/refusals.ts";
import { refuseField } from "../platform/refused-field.ts";
import { token } from "../platform/token.ts";
import { SHARING_KEY } from "./sharing-key.ts";
import type { SharingStore, SharingVersionConflict, StoredSharing } from "./sharing-store.ts";

const checked = (sharing: DiarySharing): Effect.Effect<DiarySharing, FieldRefused> => {
  if (sharing._tag !== "Locked") return Effect.succeed({ _tag: sharing._tag });
  const key = plainLine(sharing.key, SHARING_KEY.max);
  return key === undefined || key.length < SHARING_KEY.min
    ? refuseField("key", `${SHARING_KEY.min} to ${SHARING_KEY.max} characters`)
    : Effect.succeed({ _tag: "Locked", key });
};

const isSame = (a: DiarySharing, b: DiarySharing): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All that can be done about who sees what. */
export const makeSocialUseCases = (ports: { readonly sharing: SharingStore }) => ({
  /** W151, W152 */
  changeSharing: ({
    member,
    version,
    sharing,
  }: {
    readonly member: MemberId;
    readonly version: number;
    readonly sharing: DiarySharing;
  }): Effect.Effect<StoredSharing, FieldRefused | SharingVersionConflict> =>
    Effect.gen(function* () {
      const wanted = yield* checked(sharing);
      const current = yield* ports.sharing.of(member);
      if (isSame(wanted, current.sharing)) return current;
      if (current.version !== version)
        return yield* Effect.fail<SharingVersionConflict>({ _tag: "SharingVersionConflict", current });
      const next = { sharing: wanted, version: version + 1 };
      yield* ports.sharing.put(member, next);
      return next;
    }),
});

export type SocialUseCases = ReturnType<typeof makeSocialUseCases>;
export const SocialUseCases = token<SocialUseCases>("SocialUseCases");
