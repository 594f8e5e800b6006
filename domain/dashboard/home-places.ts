import type { HomeWidget } from "./dashboard.ts";
import { WIDGETS, type Widget } from "./widgets.ts";

const isNutrient = (widget: HomeWidget): widget is Widget => WIDGETS.some((one) => one === widget);

export type HomePart = Exclude<HomeWidget, Widget>;
/** Nutrient widgets that follow each other stand on one card. */
export type HomePlace = { readonly nutrients: readonly Widget[] } | { readonly part: HomePart };

/** RE16: the member's widgets in their order. */
export const homePlaces = (widgets: readonly HomeWidget[]): readonly HomePlace[] =>
  widgets.reduce<readonly HomePlace[]>((places, widget) => {
    if (!isNutrient(widget)) return [...places, { part: widget }];
    const last = places.at(-1);
    return last !== undefined && "nutrients" in last
      ? [...places.slice(0, -1), { nutrients: [...last.nutrients, widget] }]
      : [...places, { nutrients: [widget] }];
  }, []);
