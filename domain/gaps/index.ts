export * from "./fill-gaps.ts";
export * from "./rich-foods.ts";
