/** A language's words for the states of a food, and how a name and its state are put together. */
export type StateWords = {
  /** "{name}, {state}". */
  readonly pattern: string;
  /** Two words of one state: "{a}, {b}". */
  readonly pair: string;
  /** Forms in which a state agrees with a name ("m", "f"); of those that never change one. */
  readonly forms: readonly string[];
  /** By English state, a word per form, or one for all. */
  readonly said: ReadonlyMap<string, readonly string[]>;
};

/** "any", "any kind", "any bread": the thing itself. */
const UNSAID = /^any\b.*$/u;

const wordFor = (state: string, form: number, { said }: StateWords): string | undefined => {
  const words = said.get(state);
  return words?.[form] ?? words?.[0];
};

/** F36: the name of a thing in one of its states; undefined where the language has no word for a part of it, so that nothing is half translated. */
export const nameInState = (name: string, form: string, label: string, words: StateWords): string | undefined => {
  const state = label.replace(UNSAID, "");
  if (state === "") return name;
  const at = Math.max(0, words.forms.indexOf(form));
  const whole = wordFor(state, at, words);
  const parts = whole === undefined ? state.split(", ").map((part) => wordFor(part, at, words)) : [whole];
  let said: string | undefined;
  for (const part of parts) {
    if (part === undefined) return undefined;
    said = said === undefined ? part : words.pair.replace("{a}", () => said ?? "").replace("{b}", () => part);
  }
  return words.pattern.replace("{name}", () => name).replace("{state}", () => said ?? "");
};
