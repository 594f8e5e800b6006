import { STAND_INS } from "@morsel/ui/scripts/fonts/recipe";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

export const FONTS_OF_THE_PAGE = join(import.meta.dirname, "../../ui/theme/fonts");

const dataOf = (path: string): string => `url("data:font/woff2;base64,${readFileSync(path).toString("base64")}")`;

/**
 * In a style sheet with the page's fonts, what a machine has becomes the free font of the same widths, so that a machine
 * without Arial, Georgia or Times New Roman sees what others do.
 */
export const withStandIns = (css: string, addressOf: (file: string) => string = dataOf): string =>
  STAND_INS.reduce((made, { local: [first = ""], measured }) => {
    // The build leaves out quotes where a name is one word.
    const list = new RegExp(`src:\\s*local\\("?${first}"?\\)[^;}]*`);
    return made.replace(list, `src: ${addressOf(require.resolve(measured))} format("woff2")`);
  }, css);

/** The page's own sheet of fonts, with every font in it. */
export const facesWithFonts = (): string =>
  withStandIns(readFileSync(join(FONTS_OF_THE_PAGE, "faces.css"), "utf8")).replaceAll(
    /url\("\.\/([a-z-]+\.woff2)"\)/g,
    (_, file: string) => dataOf(join(FONTS_OF_THE_PAGE, file)),
  );
