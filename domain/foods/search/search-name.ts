/**
 * One way to call a food, as words to compare: what it is ("brown rice"), what is said further ("long grain", "cooked").
 * `readable`: the name it is shown by; `alternative`: one the source gives; `alias`: what people elsewhere say;
 * `common`: what people call it, said by a list that was read row by row; `product`: that of a brand; `brand`: who makes it; `inclusion`: something of another name that the source counts among it; `further`: words that
 * only help to find it.
 */
export type SearchName = {
  readonly kind: "readable" | "common" | "product" | "alternative" | "alias" | "brand" | "inclusion" | "further";
  readonly core: readonly string[];
  readonly rest: readonly string[];
};
