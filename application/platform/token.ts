/**
 * The name under which a container keeps a value of one type. It stands beside its port and is called as the port is, so
 * that every composition root binds and resolves the same name.
 */
export type Token<A> = symbol & { readonly _value?: () => A };

export const token = <A>(name: string): Token<A> => Symbol.for(`morsel/${name}`) as Token<A>;

/** The ports that somebody needs, each under the name that it has there. */
export type Needs = { readonly [name: string]: Token<unknown> };

/** Services resolved from tokens, under the same names. */
export type Resolved<N extends Needs> = { readonly [Name in keyof N]: N[Name] extends Token<infer A> ? A : never };
