/** Expands a pattern of the linter's configuration: one text for each of its alternatives. */

type Read = { readonly texts: readonly string[]; readonly rest: string };

const joined = (left: readonly string[], right: readonly string[]): readonly string[] =>
  left.flatMap((start) => right.map((end) => start + end));

/** One character that a class such as [^/] holds. */
const memberOf = (characters: string): string => {
  const isMember = new RegExp(characters);
  return [..."xyz/."].find((one) => isMember.test(one)) ?? "";
};

const atomOf = (source: string): Read => {
  if (source.startsWith("(")) {
    const inner = alternativesOf(source.slice(1));
    return { texts: inner.texts, rest: inner.rest.slice(1) };
  }
  const characters = /^\[\^?[^\]]+\]/.exec(source)?.[0];
  if (characters !== undefined) return { texts: [memberOf(characters)], rest: source.slice(characters.length) };
  if (source.startsWith("\\")) return { texts: [source.slice(1, 2)], rest: source.slice(2) };
  const [first = "", rest] = [source[0], source.slice(1)];
  if (first === "^" || first === "$") return { texts: [""], rest };
  return { texts: [first === "." ? "x" : first], rest };
};

/** As often as the quantifier asks for at least, and once at least. */
const repeated = ({ texts, rest }: Read): Read => {
  const [quantifier = "", least = "1"] = /^(?:[+*?]|\{(\d+),?\d*\})/.exec(rest) ?? [];
  const all = Array.from({ length: Number(least) }, () => texts).reduce(joined, [""]);
  return { texts: all, rest: rest.slice(quantifier.length) };
};

const sequenceOf = (source: string): Read => {
  let read: Read = { texts: [""], rest: source };
  while (read.rest !== "" && !/^[|)]/.test(read.rest)) {
    const next = repeated(atomOf(read.rest));
    read = { texts: joined(read.texts, next.texts), rest: next.rest };
  }
  return read;
};

const alternativesOf = (source: string): Read => {
  const first = sequenceOf(source);
  if (!first.rest.startsWith("|")) return first;
  const others = alternativesOf(first.rest.slice(1));
  return { texts: [...first.texts, ...others.texts], rest: others.rest };
};

/** Texts that a regular expression of groups, classes and quantifiers matches; throws where it does not understand it. */
export const textsOfRegex = (regex: string): readonly string[] => {
  const { texts, rest } = alternativesOf(regex);
  const wrong = texts.filter((text) => !new RegExp(regex).test(text));
  if (rest !== "" || wrong.length > 0) throw new Error(`No samples of ${regex}: ${wrong.join(", ")} ${rest}`);
  return texts.map((text) => (text.endsWith("/") ? `${text}probe.ts` : text));
};

/** A path that a glob of * and ** matches. */
export const pathOfGlob = (glob: string): string =>
  glob.replace(/\*\*$/, "probe.ts").replaceAll("**", "probe").replaceAll("*", "probe");
