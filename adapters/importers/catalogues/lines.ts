const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** W245: the longest line that is looked at; products of Open Food Facts have a hundredth of it. */
export const LONGEST_LINE = 16 * 2 ** 20;

/** A line, or that it was too long to be kept. */
export type Line = Buffer | "tooLong";

/** The lines of a stream, as many at a time as a piece of it has; of a line that is too long nothing is kept. */
export async function* linesOf(
  bytes: AsyncIterable<Buffer>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<readonly Line[]> {
  let begun: Buffer[] = [];
  let length = 0;
  let isSkipped = false;
  const end = (last: Buffer): Line => {
    const whole = begun.length === 0 ? last : Buffer.concat([...begun, last]);
    const line: Line = isSkipped || length + last.length > longest ? "tooLong" : whole;
    [begun, length, isSkipped] = [[], 0, false];
    return line !== "tooLong" && line.at(-1) === RETURN ? line.subarray(0, -1) : line;
  };
  for await (const chunk of bytes) {
    const lines: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      lines.push(end(chunk.subarray(from, at)));
      from = at + 1;
    }
    const rest = chunk.subarray(from);
    length += rest.length;
    if (length > longest) [begun, isSkipped] = [[], true];
    else if (!isSkipped && rest.length > 0) begun.push(rest);
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [end(Buffer.alloc(0))];
}

/** Throws where bytes are no UTF-8. */
export const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of a line; undefined where it is no UTF-8. */
export const textOfLine = (line: Buffer): string | undefined => {
  const text = line.toString("utf8");
  // A replacement sign may stand in the file itself: only then the slow way is gone.
  if (!text.includes("�")) return text;
  try {
    return strictUtf8.decode(line);
  } catch {
    return undefined;
  }
};
