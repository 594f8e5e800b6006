/** Things that have a text, each with a key: its text, and how often that stood before. */
export const keyedTexts = <Thing extends { readonly text: string }>(
  things: readonly Thing[],
): readonly (readonly [key: string, thing: Thing])[] => {
  const times = new Map<string, number>();
  return things.map((thing) => {
    const before = times.get(thing.text) ?? 0;
    times.set(thing.text, before + 1);
    return [`${thing.text} ${before}`, thing];
  });
};
