/** ID26: at least this many characters that are no space. */
export const TOKEN_MIN = 10;

/** ID26: a token-like string (password reset, mail confirmation) has at least 10 non-space characters. */
export const isTokenLike = (text: unknown): text is string =>
  typeof text === "string" && text.length <= 4096 && [...text.replaceAll(/\s/g, "")].length >= TOKEN_MIN;

/** ID27: the generic message of a field that is missing; `path` is the field's name on the wire. */
export const requiredFieldMessage = (path: string): string => `${path} is a required field`;

/** ID27: of several required fields, the names of those that are absent or blank. */
export const missingFields = (
  given: Readonly<Record<string, unknown>>,
  required: readonly string[],
): readonly string[] =>
  required.filter((name) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
  });
