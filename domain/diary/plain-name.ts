/** A name that a member gave: composed, without space around it; undefined unless it has 1 to `max` characters. */
export const plainName = (text: string, max: number): string | undefined => {
  const name = text.normalize("NFC").trim();
  return name === "" || [...name].length > max ? undefined : name;
};
