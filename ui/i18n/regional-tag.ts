const scriptOf = (tag: string): string | undefined => {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script ?? ""}`;
  } catch (problem) {
    // A browser may be told any languages: what is no tag is nobody's region.
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
};

/**
 * The page's language as the reader's region writes it: "en" is "en-GB" for a browser that prefers British English, so
 * that dates and times look as they do at home. The words stay those of the page.
 */
export const regionalTag = (tag: string, languages: readonly string[]): string =>
  languages.find((wanted) => wanted.includes("-") && scriptOf(wanted) === scriptOf(tag)) ?? tag;
