import fc from "fast-check";

/** The part of JSON Schema that our OpenAPI uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

export type Schemas = Readonly<Record<string, Schema>>;

/** Values that the server has answered under a name: identities of what is really there. */
export type Seen = (name: string) => readonly string[];

const MOST_ITEMS = 4;
const MOST_LETTERS = 60;

const textsOf = ({ pattern, maxLength = MOST_LETTERS }: Schema): fc.Arbitrary<string> => {
  const plain = fc.string({ maxLength: Math.min(maxLength, MOST_LETTERS), unit: "grapheme" });
  if (pattern === undefined) return plain;
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // A pattern that is asserted and cannot be generated.
    return plain;
  }
};

/** Values that the schema allows; those of a name that was seen are taken as often as made ones. */
export const valuesOf = (schema: Schema, schemas: Schemas, seen: Seen, name = "", depth = 0): fc.Arbitrary<unknown> => {
  if (depth > 6) return fc.constant(null);
  const inner = (one: Schema, as = name) => valuesOf(one, schemas, seen, as, depth + 1);
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => inner(one)));
  const known = seen(name);
  switch (schema.type) {
    case "string":
      return known.length > 0 ? fc.oneof(fc.constantFrom(...known), textsOf(schema)) : textsOf(schema);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000_000, 2 ** 31 - 1) });
    case "number":
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1000,
        max: schema.maximum ?? 100_000,
        noNaN: true,
      });
    case "array":
      return schema.prefixItems === undefined
        ? fc.array(inner(schema.items ?? {}), {
            minLength: Math.min(schema.minItems ?? 0, MOST_ITEMS),
            maxLength: Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS),
          })
        : fc.tuple(...schema.prefixItems.map((one) => inner(one)));
    case "object": {
      const fields = Object.entries(schema.properties ?? {});
      return fc.record(Object.fromEntries(fields.map(([key, one]) => [key, inner(one, key)])), {
        requiredKeys: [...(schema.required ?? [])],
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};
