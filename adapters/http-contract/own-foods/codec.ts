import type { StoredOwnFood, OwnFoodDraft, ServingId, Submission } from "@morsel/domain/foods";
import type { OwnFoodPage } from "@morsel/application/own-foods/read-own-foods";
import type { EditReachRequest, FoodEdited } from "@morsel/application/own-foods/save-own-food";
import type { Instant } from "@morsel/domain/calendar";
import { readFood } from "../foods/decode.ts";
import { writeFood } from "../foods/encode.ts";
import { readContents, writeContents } from "../shared/contents-codec.ts";
import type { SavePayload, WireDraft, WireFoodEdited, WireOwnFood, WireOwnFoodPage } from "./schemas.ts";

export const writeDraft = ({ facts, gramsPerMl, brand, barcode, ...rest }: OwnFoodDraft): WireDraft => ({
  ...rest,
  ...(brand === undefined ? {} : { brand }),
  ...(barcode === undefined ? {} : { barcode }),
  ...(gramsPerMl === undefined ? {} : { grams_per_ml: gramsPerMl }),
  nutritional_contents: writeContents(facts),
});

/** Each field by its name: what else a body says is not kept. */
export const readDraft = ({ nutritional_contents, grams_per_ml, ...wire }: WireDraft): OwnFoodDraft => ({
  description: wire.description,
  ...(wire.brand === undefined ? {} : { brand: wire.brand }),
  ...(wire.barcode === undefined ? {} : { barcode: wire.barcode }),
  basis: wire.basis,
  per: wire.per,
  ...(grams_per_ml === undefined ? {} : { gramsPerMl: grams_per_ml }),
  servings: wire.servings.map(({ id, ...serving }) => ({
    ...(id === undefined ? {} : { id: id as ServingId }),
    ...serving,
  })),
  facts: readContents(nutritional_contents),
});

const writeSubmission = (submission: Submission): NonNullable<WireOwnFood["submission"]> => ({
  ...submission,
  at: new Date(submission.at).toISOString(),
});

const readSubmission = ({ state, at, reason = "" }: NonNullable<WireOwnFood["submission"]>): Submission =>
  state === "declined" || state === "returned" ? { state, at: Date.parse(at), reason } : { state, at: Date.parse(at) };

export const writeOwnFood = ({
  food,
  draft,
  version,
  changedAt,
  isDeleted,
  submission,
}: StoredOwnFood): WireOwnFood => ({
  food: writeFood(food),
  draft: writeDraft(draft),
  version,
  changed_at: new Date(changedAt).toISOString(),
  is_deleted: isDeleted,
  ...(submission === undefined ? {} : { submission: writeSubmission(submission) }),
});

export const readOwnFood = (wire: WireOwnFood): StoredOwnFood => ({
  food: readFood(wire.food),
  draft: readDraft(wire.draft),
  version: wire.version,
  changedAt: Date.parse(wire.changed_at) as Instant,
  isDeleted: wire.is_deleted,
  ...(wire.submission === undefined ? {} : { submission: readSubmission(wire.submission) }),
});

export const writeOwnFoodPage = ({ items, next }: OwnFoodPage): WireOwnFoodPage => ({
  items: items.map(writeOwnFood),
  next: next ?? null,
});

export const readOwnFoodPage = ({ items, next }: WireOwnFoodPage): OwnFoodPage => ({
  items: items.map(readOwnFood),
  ...(next === null ? {} : { next }),
});

export const writeFoodEdited = ({ own, entries }: FoodEdited): WireFoodEdited => ({
  ...(own === undefined ? {} : { own: writeOwnFood(own) }),
  entries,
});

export const readFoodEdited = ({ own, entries }: WireFoodEdited): FoodEdited => ({
  ...(own === undefined ? {} : { own: readOwnFood(own) }),
  entries,
});

export const readReach = ({ reach = "from-today", entry_id: id }: SavePayload): EditReachRequest =>
  id === undefined ? { kind: reach } : { kind: "entry", id };

export const writeReach = (reach: EditReachRequest): Pick<SavePayload, "entry_id" | "reach"> =>
  reach.kind === "entry" ? { entry_id: reach.id } : { reach: reach.kind };
