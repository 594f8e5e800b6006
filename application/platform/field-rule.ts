/** What a request's field is called on the wire, and what it takes. */
export type FieldWords = readonly [field: string, accepted: string];

/** Of each refusal of a rule, by its tag, the field that it is about. One that lacks does not compile. */
export type FieldRules<Refused extends { readonly _tag: string }> = {
  readonly [Tag in Refused["_tag"]]: (refusal: Extract<Refused, { readonly _tag: Tag }>) => FieldWords;
};

/** A name of the code as the wire writes it. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
