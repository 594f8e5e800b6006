import * as Effect from "effect/Effect";
import { isUuid, type MemberId } from "@morsel/domain/identity";
import { PHOTO_LIMITS, isPicture } from "@morsel/domain/measurements";
import type { Instant } from "@morsel/domain/calendar";
import type { Clock } from "../platform/clock.ts";
import { token } from "../platform/token.ts";
import type { PhotoEncoder, PhotoRefused } from "../progress-photos/photo-encoder.ts";
import type { PhotosAreFull } from "../progress-photos/photo-store.ts";
import type { RecipePages, RecipeUnreadable } from "./parse-recipe.ts";
import type { RecipeSharer } from "./read-recipes.ts";
import type { RecipeNow } from "./recipe-foods.ts";
import type { RecipeNotFound, StoredRecipe, RecipeId } from "@morsel/domain/recipes";
import type { RecipeStore } from "./recipe-store.ts";

/** W401: as many pictures as a member keeps; each is a few hundred kilobytes. */
export const RECIPE_PICTURES_LIMIT = 300;

/** Every answered write is durable. Every method is scoped by its member: another member's pictures are unknown. */
export interface RecipePictureStore {
  /** When the picture of a recipe was kept; undefined where it has none. */
  readonly keptAt: (member: MemberId, id: RecipeId) => Effect.Effect<Instant | undefined>;
  readonly image: (member: MemberId, id: RecipeId) => Effect.Effect<Uint8Array | undefined>;
  /** W401: in the place of the one before. */
  readonly put: (member: MemberId, id: RecipeId, image: Uint8Array, at: Instant) => Effect.Effect<void, PhotosAreFull>;
  /** Taking away what is gone is harmless. */
  readonly remove: (member: MemberId, id: RecipeId) => Effect.Effect<void>;
}

export const RecipePictureStore = token<RecipePictureStore>("RecipePictureStore");

export type RecipePicturePorts = {
  readonly recipes: Pick<RecipeStore, "byIds" | "deleted">;
  readonly pictures: RecipePictureStore;
  readonly pages: RecipePages;
  readonly encoder: PhotoEncoder;
  readonly clock: Clock;
  readonly sharer: RecipeSharer;
};

type One = { readonly member: MemberId; readonly id: RecipeId };

const refused = (reason: PhotoRefused["reason"], max: number) =>
  Effect.fail<PhotoRefused>({ _tag: "PhotoRefused", reason, max });

const notFound = (id: RecipeId) => Effect.fail<RecipeNotFound>({ _tag: "RecipeNotFound", id });

/** A recipe as it is answered, with when its picture was kept. */
export const withPicture = (
  pictures: Pick<RecipePictureStore, "keptAt">,
  member: MemberId,
  recipe: RecipeNow,
): Effect.Effect<RecipeNow> =>
  Effect.map(pictures.keptAt(member, recipe.id), (pictureAt) =>
    pictureAt === undefined ? recipe : { ...recipe, pictureAt },
  );

/** W401 to W403: actions on the picture of a recipe. W403: everybody who can read the recipe sees it. */
export const makeRecipePictures = (ports: RecipePicturePorts) => {
  const { recipes, pictures, pages, encoder, clock, sharer } = ports;
  const own = ({ member, id }: One): Effect.Effect<StoredRecipe, RecipeNotFound> =>
    Effect.flatMap(isUuid(id) ? recipes.byIds(member, [id]) : Effect.succeed([]), ([recipe]) =>
      recipe === undefined ? notFound(id) : Effect.succeed(recipe),
    );
  /** Checks come first, before the picture costs anything; it is drawn anew before it is stored. */
  const keep = Effect.fn("KeepRecipePicture")(function* ({ member, id }: One, file: Uint8Array) {
    if (file.length > PHOTO_LIMITS.bytes) return yield* refused("bytes", PHOTO_LIMITS.bytes);
    if (!isPicture(file)) return yield* refused("picture", 0);
    const { images } = yield* encoder.encode(file);
    yield* pictures.put(member, id, images.medium, yield* clock.now);
  });
  return {
    /** W401: a file of the member's. */
    put: (one: One, file: Uint8Array): Effect.Effect<void, RecipeNotFound | PhotoRefused | PhotosAreFull> =>
      Effect.andThen(own(one), keep(one, file)),
    /** W402: the picture that the page of the recipe named. */
    fetch: (one: One): Effect.Effect<void, RecipeNotFound | RecipeUnreadable | PhotoRefused | PhotosAreFull> =>
      Effect.flatMap(own(one), ({ picture }) =>
        picture === undefined
          ? refused("picture", 0)
          : Effect.flatMap(pages.picture(picture), (file) => keep(one, file)),
      ),
    remove: (one: One): Effect.Effect<void, RecipeNotFound> =>
      Effect.andThen(own(one), pictures.remove(one.member, one.id)),
    /** W403, W426: of one's own recipe, also a deleted one, or of one that the household shares. */
    image: ({ member, id }: One): Effect.Effect<Uint8Array, RecipeNotFound> =>
      Effect.gen(function* () {
        const [standing] = isUuid(id) ? yield* recipes.byIds(member, [id]) : [];
        const mine = standing ?? (isUuid(id) ? yield* recipes.deleted(member, id) : undefined);
        const owner = mine === undefined && isUuid(id) ? yield* sharer(member, id) : { id: member };
        const shared = mine === undefined && owner !== undefined ? yield* recipes.byIds(owner.id, [id]) : [mine];
        const image = owner === undefined || shared[0] === undefined ? undefined : yield* pictures.image(owner.id, id);
        return image ?? (yield* notFound(id));
      }),
  };
};
