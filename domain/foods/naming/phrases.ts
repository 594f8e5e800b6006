/** Patterns and what is said instead, in order; data beside the foods. */
export type Phrases = readonly (readonly [pattern: string, said: string])[];

export const replacePhrases = (name: string, phrases: Phrases): string =>
  phrases
    .reduce((text, [pattern, instead]) => text.replaceAll(new RegExp(pattern, "gu"), instead), name)
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<![ ,])(?: ?,)+(?= ?,| ?$)/gu, "")
    .replaceAll(" ,", ",")
    .replace(/^[\s,-]+/u, "")
    .trim();
