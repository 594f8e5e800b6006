export const PRODUCT_NAME = "Morsel";

/** LO14: the page's title, then the product's name. A blank title leaves the name alone. */
export const pageTitle = (title: string, product: string = PRODUCT_NAME): string =>
  title.trim() === "" ? product : `${title.trim()} | ${product}`;
