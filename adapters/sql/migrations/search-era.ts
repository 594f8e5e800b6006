/** FO61: posts that follow each other and whose words stand together in the index. The schema has the number too: it never changes. */
export const ERA = 2 ** 13;

/** As the index writes it before each word. */
export const eraOf = (place: number): string =>
  Math.floor(place / ERA)
    .toString(16)
    .padStart(4, "0");
