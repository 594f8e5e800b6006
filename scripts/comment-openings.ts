import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Comments that open with a pronoun or a conjunction read as riddles: "What is no amount is none" instead of "Treats unreadable amounts
 * as missing". This check counts them. The ceiling may only go down: the check asks for a lower one when there are fewer.
 * `node scripts/comment-openings.ts <folder>` lists those of a folder.
 */
const CEILING = 0;

const root = join(import.meta.dirname, "..");
const OPENING =
  /^\s*(?:\/\*\*?|\/\/)\s*(?:(?:[A-Z]{1,3}\d+)(?:, [A-Z]{1,3}\d+)*:? )?(?:Who|What|Whoever|Whatever|Nobody|Somebody|Of|So|Those|Whether|Which|Where)\b/;
/** The first line of a block comment that begins on the line after its opening. */
const BLOCK_OPENING = /^\s*\*\s*(?:Who|What|Whoever|Whatever|Nobody|Somebody|Of|So|Those|Whether|Which|Where)\b/;

const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "");

const openingsIn = (file: string): readonly string[] =>
  readFileSync(join(root, file), "utf8")
    .split("\n")
    .flatMap((line, at, lines) => {
      const isFirstOfBlock = /^\s*\/\*\*?\s*$/.test(lines[at - 1] ?? "");
      // A comment of several lines is counted once, by the first of them.
      const isContinued = /^\s*\/\//.test(line) && /^\s*\/\//.test(lines[at - 1] ?? "");
      return (OPENING.test(line) && !isContinued) || (isFirstOfBlock && BLOCK_OPENING.test(line))
        ? [`${file}:${at + 1}: ${line.trim()}`]
        : [];
    });

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const found = sources.filter((file) => folder === undefined || file.startsWith(folder)).flatMap(openingsIn);
if (folder !== undefined) console.log(found.join("\n"));
else if (found.length > CEILING) {
  console.error(`${found.length} comments open with a riddle, ${CEILING} may:\n${found.slice(-20).join("\n")}`);
  process.exitCode = 1;
} else if (found.length < CEILING - 25) {
  console.error(`Only ${found.length} comments open with a riddle: lower CEILING in scripts/comment-openings.ts.`);
  process.exitCode = 1;
}
