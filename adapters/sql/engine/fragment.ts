/** The place of a value, by the name under which it is given later. */
export type Slot<Name extends string> = { readonly slot: Name };

/** A part of a statement. One whose conditions are not always as many is put together from parts, once for each number of them. */
export type Fragment<Name extends string = string> = {
  readonly texts: readonly string[];
  readonly holes: readonly (Fragment<Name> | Slot<Name>)[];
};

/** Written as a statement is: a hole holds another part or the place of a value. */
export const fragment = <Name extends string = never>(
  texts: TemplateStringsArray,
  ...holes: readonly (Fragment<Name> | Slot<Name>)[]
): Fragment<Name> => ({ texts, holes });

/** All parts, with the text in between. */
export const joined = <Name extends string>(parts: readonly Fragment<Name>[], between: string): Fragment<Name> => ({
  texts: ["", ...parts.slice(1).map(() => between), ""],
  holes: parts,
});

/** The name of one of several tables that are alike. */
export const nameOf = (before: string, nth: number): Fragment<never> => ({ texts: [`${before}${nth}`], holes: [] });

/** As `Sql` takes it: the text, by which it is known as prepared, and whose values belong between. */
export type Statement<Name extends string> = {
  readonly template: TemplateStringsArray;
  readonly slots: readonly Name[];
};

export const statementOf = <Name extends string>(whole: Fragment<Name>): Statement<Name> => {
  const texts: string[] = [];
  const slots: Name[] = [];
  let text = "";
  const add = (part: Fragment<Name>): void =>
    part.texts.forEach((piece, i) => {
      text += piece;
      const hole = part.holes[i];
      if (hole === undefined) return;
      if ("texts" in hole) return add(hole);
      texts.push(text);
      slots.push(hole.slot);
      text = "";
    });
  add(whole);
  texts.push(text);
  return { template: Object.assign([...texts], { raw: texts }), slots };
};
