/** A problem as it is on the wire; refusals add what the caller needs to explain or repair them. */
export type WireProblem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly field?: string;
  readonly accepted?: string;
  readonly [more: string]: unknown;
};

type Tagged = { readonly _tag: string };
type FieldNames<E> = Exclude<keyof E, "_tag">;
type Plain = string | number | readonly string[];

type Kind = "string" | "int" | "strings";
type KindOf<Value> = [Value] extends [string] ? "string" : [Value] extends [number] ? "int" : "strings";

/** How a field of a refusal is written: its kind, with its name on the wire where that is another one, or how it is read. */
type Field<Value> = [Exclude<Value, undefined>] extends [Plain]
  ? KindOf<Exclude<Value, undefined>> | readonly [name: string, kind: KindOf<Exclude<Value, undefined>>]
  : (wire: never) => Value;
type AnyField = Kind | readonly [name: string, kind: Kind] | ((wire: never) => unknown);

declare const refusal: unique symbol;

/** Fields of a refusal beside its tag, by their names on the wire. The browser needs nothing else of it. */
export type RefusalFields<E extends Tagged> = {
  readonly [Name in FieldNames<E>]-?: Field<E[Name]>;
} & { readonly [refusal]?: E };
export type AnyRefusalFields = { readonly [name: string]: AnyField };
export type RefusalOf<Fields> = Fields extends { readonly [refusal]?: infer E } ? Exclude<E, undefined> : never;

/** Fields of all refusals of a concept, by tag. */
export type Refusals<E extends Tagged> = {
  readonly [Tag in E["_tag"]]: RefusalFields<Extract<E, { readonly _tag: Tag }>>;
};

/** Fields that are no plain values: they are read by the browser, and written by the server. */
type CodedNames<E> = {
  [Name in FieldNames<E>]: Exclude<E[Name], undefined> extends Plain ? never : Name;
}[FieldNames<E>];

type Problem<E> = {
  readonly status: number;
  readonly title: string;
  /** Members of the problem that are always the same. */
  readonly constants?: { readonly [name: string]: string };
  /** No page can meet it, so it has no words there. */
  readonly isUnseen?: true;
} & ([CodedNames<E>] extends [never]
  ? unknown
  : { readonly write: { readonly [Name in CodedNames<E>]: (value: Exclude<E[Name], undefined>) => unknown } });

/** All refusals of a concept, with what only the server says of them. Never imported by the browser's half. */
export type Problems<E extends Tagged> = {
  readonly fields: Refusals<E>;
  readonly problems: { readonly [Tag in E["_tag"]]: Problem<Extract<E, { readonly _tag: Tag }>> };
};

export type AnyProblem = Problem<Tagged> & { readonly write?: { readonly [name: string]: (value: never) => unknown } };
export type AnyProblems = {
  readonly fields: { readonly [tag: string]: AnyRefusalFields };
  readonly problems: { readonly [tag: string]: AnyProblem };
};

const wireName = (name: string, field: AnyField): string => (typeof field === "object" ? field[0] : name);

/** The type of a problem; none for what is no problem. */
export const problemType = (body: unknown): string =>
  typeof body === "object" && body !== null && "type" in body && typeof body.type === "string" ? body.type : "";

/** A refusal as its port has it. Our own server's answers are believed: values are taken as they are. */
export const readRefusal = (tag: string, fields: AnyRefusalFields, body: unknown): object => {
  const refused: Record<string, unknown> = { _tag: tag };
  for (const [name, field] of Object.entries(fields)) {
    const wire = (body as Readonly<Record<string, unknown>>)[wireName(name, field)];
    const value = typeof field === "function" ? field(wire as never) : wire;
    if (value !== undefined) refused[name] = value;
  }
  return refused;
};

/** Writes the members of a problem beside type, status and title. */
export const writeRefusal = (
  refused: Tagged,
  fields: AnyRefusalFields,
  { constants, write }: AnyProblem,
): Record<string, unknown> => {
  const more: Record<string, unknown> = { ...constants };
  for (const [name, field] of Object.entries(fields)) {
    const value = (refused as Tagged & Readonly<Record<string, unknown>>)[name];
    if (value !== undefined) more[wireName(name, field)] = write?.[name]?.(value as never) ?? value;
  }
  return more;
};

/** The plain fields with their names on the wire; those that are read by a function are given by `undefined`. */
export const wireFields = (fields: AnyRefusalFields): readonly (readonly [name: string, kind: Kind | undefined])[] =>
  Object.entries(fields).map(([name, field]) => [
    wireName(name, field),
    typeof field === "string" ? field : typeof field === "object" ? field[1] : undefined,
  ]);
