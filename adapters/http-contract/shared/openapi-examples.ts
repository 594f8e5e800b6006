export type Json = { readonly [name: string]: unknown };

/** Examples by the names of fields; where a schema accepts less, its own bound decides. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  id: "0197a1c2-3d4e-7f60-8a1b-2c3d4e5f6a7b",
  food_id: "usda-173944",
  date: "2026-03-05",
  from: "2026-03-01",
  to: "2026-03-05",
  name: "Banana",
  username: "ada",
  email: "ada@example.org",
  next: null,
  cursor: null,
  version: 3,
  amount: 118,
  unit: "g",
};

const DEEPEST = 9;

const textOf = (schema: Json): string => {
  const { format, minLength = 0, maxLength = 200, pattern } = schema;
  if (format === "date-time") return "2026-03-05T12:00:00.000Z";
  if (format === "uuid" || String(pattern).includes("[0-9a-f]")) return String(BY_NAME["id"]);
  return "text".padEnd(Number(minLength), "x").slice(0, Number(maxLength));
};

const numberOf = ({ minimum, maximum, exclusiveMinimum, type }: Json): number => {
  const low = Math.max(
    Number(minimum ?? -Infinity),
    Number(exclusiveMinimum ?? -Infinity) + (type === "integer" ? 1 : 0.1),
  );
  return Math.min(Math.max(12, low), Number(maximum ?? Infinity));
};

const isKind = (schema: Json, value: unknown): boolean =>
  (typeof value === "string" && schema["type"] === "string") ||
  (typeof value === "number" && (schema["type"] === "number" || schema["type"] === "integer"));

/** Makes an example of each schema of the document: every required field, and the first of what may be absent. */
export const makeExamples = (schemas: Json) => {
  const exampleOf = (given: unknown, name: string, depth: number): unknown => {
    const schema = (given ?? {}) as Json;
    if (depth > DEEPEST) return null;
    const reference = schema["$ref"];
    if (typeof reference === "string")
      return exampleOf(schemas[reference.slice("#/components/schemas/".length)], name, depth + 1);
    const choices = schema["anyOf"] ?? schema["oneOf"];
    if (Array.isArray(choices)) {
      if (name in BY_NAME && BY_NAME[name] === null && choices.some(({ type }) => type === "null")) return null;
      return exampleOf(choices[0], name, depth + 1);
    }
    if (Array.isArray(schema["allOf"])) {
      const all: Json = Object.assign({}, schema, ...schema["allOf"], { allOf: undefined });
      return exampleOf(all, name, depth + 1);
    }
    if ("const" in schema) return schema["const"];
    if (Array.isArray(schema["enum"])) return schema["enum"][0];
    if (isKind(schema, BY_NAME[name]) && Object.keys(schema).length === 1) return BY_NAME[name];
    switch (schema["type"]) {
      case "string":
        return textOf(schema);
      case "number":
      case "integer":
        return numberOf(schema);
      case "boolean":
        return true;
      case "array":
        return [schema["items"] ?? (schema["prefixItems"] as readonly unknown[] | undefined)?.[0] ?? {}].map((item) =>
          exampleOf(item, "", depth + 1),
        );
      case "object": {
        const properties = Object.entries((schema["properties"] ?? {}) as Json);
        const required = (schema["required"] ?? []) as readonly string[];
        const kept = properties.filter(([field], n) => required.includes(field) || (required.length === 0 && n < 2));
        return Object.fromEntries(kept.map(([field, value]) => [field, exampleOf(value, field, depth + 1)]));
      }
      default:
        return null;
    }
  };

  /** An answer or a request with an example beside each schema in JSON. */
  const withExample = (holder: Json): Json => {
    const content = holder["content"] as { readonly [type: string]: Json } | undefined;
    if (content === undefined) return holder;
    const shown = Object.entries(content).map(([type, media]) => [
      type,
      type.includes("json") && media["schema"] !== undefined
        ? { ...media, example: exampleOf(media["schema"], "", 0) }
        : media,
    ]);
    return { ...holder, content: Object.fromEntries(shown) };
  };

  return { withExample };
};
