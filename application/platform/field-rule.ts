/** A request field's name on the wire, and the values that it takes. */
export type FieldWords = readonly [field: string, accepted: string];

/** Field of each refusal of a rule, by tag. A missing one does not compile. */
export type FieldRules<Refused extends { readonly _tag: string }> = {
  readonly [Tag in Refused["_tag"]]: (refusal: Extract<Refused, { readonly _tag: Tag }>) => FieldWords;
};

/** A name of the code as the wire writes it. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
