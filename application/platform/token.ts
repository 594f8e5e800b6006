/**
 * The name under which a container keeps a value of one type. It stands beside its port and is called as the port is, so
 * that every composition root binds and resolves the same name.
 */
export type Token<A> = symbol & { readonly _value?: () => A };

export const token = <A>(name: string): Token<A> => Symbol.for(`morsel/${name}`) as Token<A>;

const LIST = "morsel/each/";

/** The name under which a container keeps one value of each concept that contributes one. It resolves to all of them. */
export type ListToken<A> = Token<readonly A[]> & { readonly _element?: () => A };

export const listToken = <A>(name: string): ListToken<A> => Symbol.for(`${LIST}${name}`) as ListToken<A>;

export const isListToken = (known: symbol): boolean => known.description?.startsWith(LIST) === true;

/** The ports that somebody needs, each under the name that it has there. */
export type Needs = { readonly [name: string]: Token<unknown> };

/** Services resolved from tokens, under the same names. */
export type Resolved<N extends Needs> = { readonly [Name in keyof N]: N[Name] extends Token<infer A> ? A : never };
