/**
 * The page's language as the reader's region writes it: "en" is "en-GB" for a browser that prefers British English, so
 * that dates and times look as they do at home. The words stay those of the page; Chinese regions differ in script.
 */
export const regionalTag = (tag: string, languages: readonly string[]): string => {
  const [language = ""] = tag.split("-");
  return languages.find((wanted) => language !== "zh" && RegExp(`^${language}-[A-Z]{2}$`).test(wanted)) ?? tag;
};
