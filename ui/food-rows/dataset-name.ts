import type { MessageId } from "../i18n/ids.ts";

/** Data sets that have a name of their own. */
const DATASETS: { readonly [dataset: string]: MessageId } = {
  sr28: "foods.dataset.sr28",
  foundation: "foods.dataset.foundation",
  fndds: "foods.dataset.fndds",
  "typical-recipe": "foods.dataset.recipe",
  "fdc-branded": "foods.dataset.branded",
  off: "foods.openFoodFacts",
  members: "foods.dataset.members",
};

/** Message of a data set's name; undefined for one that is called what it calls itself. */
export const datasetName = (dataset: string): MessageId | undefined =>
  Object.hasOwn(DATASETS, dataset) ? DATASETS[dataset] : undefined;
