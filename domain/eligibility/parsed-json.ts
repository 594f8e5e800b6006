/** Parses JSON; undefined, which no JSON value is, if the text is none: the caller refuses it. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A parse failure is an answer here: EL8, EL17.
    return undefined;
  }
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
