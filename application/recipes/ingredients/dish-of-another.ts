import type { Food } from "@morsel/domain/foods";

/** W268: one cooks with foods that others share, not with their dishes, which change without one. */
export const isDishOfAnother = ({ source }: Pick<Food, "source">): boolean =>
  source.dataset === "recipe" && source.owner !== undefined;
