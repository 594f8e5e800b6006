/** Languages in other scripts: the page sets them in fonts of the system. */
const OTHER_SCRIPTS: ReadonlySet<string> = new Set(["ja", "ko", "ru", "zh-CN", "zh-TW"]);
/** Languages that need letters beyond Latin-1 in almost every line. */
const EXTENDED: ReadonlySet<string> = new Set(["pl", "tr"]);

const FONT = /^theme\/fonts\/[a-z]+-latin(?:-figures|(?<extended>-ext))?\.woff2$/;

/** The fonts of the build, by the names of their sources, that a page in this language is read in from its first line on. */
export const pageFonts = (
  manifest: Readonly<Record<string, { readonly file: string }>>,
  locale: string,
): readonly string[] => {
  if (OTHER_SCRIPTS.has(locale)) return [];
  return Object.entries(manifest).flatMap(([source, { file }]) => {
    const found = FONT.exec(source);
    const isWanted = found !== null && (found.groups?.["extended"] === undefined || EXTENDED.has(locale));
    return isWanted ? [file] : [];
  });
};
