import { isUtf8 } from "node:buffer";
import type { Call } from "./request-context.ts";

/** Accepts an address without NUL, which PostgreSQL cannot store, and without broken percent-encoding. */
export const isWellFormedTarget = (target: string): boolean => {
  if (/%00|[^\x21-\x7e]/i.test(target)) return false;
  try {
    decodeURIComponent(target);
    return true;
  } catch {
    // A broken percent-encoding names nothing.
    return false;
  }
};

/** JSON's escape of NUL: a backslash of its own before it would make it plain text. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

const isForm = ({ headers }: Call): boolean =>
  headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;

/** Rejects bodies that no handler should see: invalid text, and NUL in any notation. */
export const hasWellFormedBody = (call: Call): boolean => {
  const { body } = call;
  if (body === undefined) return true;
  if (!isUtf8(body) || body.includes(0)) return false;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.length);
  if (isForm(call)) return !bytes.includes("%00");
  return !bytes.includes("\\u0000") || !ESCAPED_NUL.test(bytes.toString("latin1"));
};

/** The platform would read a body without a type as JSON; a page of another site may send one (decision 8). */
export const hasTypedBody = ({ body, headers }: Call): boolean =>
  body === undefined || body.length === 0 || (headers["content-type"] ?? "") !== "";
