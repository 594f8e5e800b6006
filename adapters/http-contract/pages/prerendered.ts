/** HTML that the build wrote, by locale, address and colour scheme: "de /account/login auto". */
export type Prerendered = Readonly<Record<string, string>>;

/** On the page's root where the HTML inside is what the page itself would write: the page takes it over. */
export const PRERENDERED_ATTRIBUTE = "data-prerendered";
