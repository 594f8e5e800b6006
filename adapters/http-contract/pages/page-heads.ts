/**
 * Titles and descriptions of pages for search engines and link previews: by language, then by the key of a page's title
 * ("title.food.diary") and of its description ("description.food.diary"). The build writes it from the page's own words.
 */
export type PageHeads = Readonly<Record<string, Readonly<Record<string, string>>>>;
