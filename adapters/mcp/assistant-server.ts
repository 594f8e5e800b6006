import { McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod/v4";

/** Reads an address of the API as the member of a token. */
export type ReadApi = (path: string) => Promise<{ readonly status: number; readonly body: unknown }>;

const INSTRUCTIONS =
  "Morsel is the member's food diary. Energy is in kcal, nutrients are in the units of the fields' names, amounts per 100 g of a food unless it says otherwise. " +
  "A missing nutrient is unknown, not zero. These tools only read; a token without the scope that a tool needs is refused by the scope's name.";

const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .describe("Date as YYYY-MM-DD");
const id = z.string().min(1).max(80);
const cursor = z.string().max(1000).optional().describe("`next` of the page before");

const SCHEMAS = {
  search_foods: { query: z.string().min(1).max(200), limit: z.number().int().min(1).max(50).optional(), cursor },
  get_food: { id },
  get_diary_day: { date },
  list_diary_days: { from: date, to: date, cursor },
  list_recipes: { query: z.string().max(200).optional(), cursor },
  get_recipe: { id },
  get_goals: {},
  get_exercise_day: { date },
  list_measurements: { type: z.string().max(60).describe("Such as weight, waist or steps"), cursor },
  get_report: {
    series: z.string().max(200).describe("Names of series, separated by commas, such as energy,protein,weight"),
    from: date,
    to: date,
    step: z.enum(["daily", "weekly", "monthly"]).optional(),
  },
} as const;

type Tool = {
  readonly name: keyof typeof SCHEMAS;
  readonly description: string;
  /** The address; what its braces do not name goes into the query. */
  readonly path: string;
};

const TOOLS: readonly Tool[] = [
  {
    name: "search_foods",
    description: "Search foods by name, with nutrients and servings.",
    path: "/api/services/foods",
  },
  { name: "get_food", description: "One food with all its nutrients and servings.", path: "/api/services/foods/{id}" },
  {
    name: "get_diary_day",
    description: "Entries, totals, goal and water of a day.",
    path: "/api/services/diary/{date}",
  },
  { name: "list_diary_days", description: "Totals of each logged day of a range.", path: "/api/services/diary" },
  { name: "list_recipes", description: "The member's recipes.", path: "/api/services/recipes" },
  { name: "get_recipe", description: "One recipe with its ingredients and steps.", path: "/api/services/recipes/{id}" },
  {
    name: "get_goals",
    description: "The member's goals for energy, nutrients, water and weight.",
    path: "/api/services/goals",
  },
  { name: "get_exercise_day", description: "Exercise of a day.", path: "/api/services/exercise/diary/{date}" },
  {
    name: "list_measurements",
    description: "Measurements of one type, newest first.",
    path: "/api/services/measurements",
  },
  {
    name: "get_report",
    description: "Series over a range, with average and goal.",
    path: "/api/services/reports/series",
  },
];

const addressOf = (path: string, given: Readonly<Record<string, unknown>>): string => {
  const asked = Object.entries(given).filter(([name, value]) => value !== undefined && !path.includes(`{${name}}`));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const query = new URLSearchParams(asked.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return query === "" ? filled : `${filled}?${query}`;
};

/** A server of the Model Context Protocol for one member's token: tools and resources that read, within its scopes. */
export const makeAssistantServer = (read: ReadApi, version: string): McpServer => {
  const server = new McpServer({ name: "morsel", title: "Morsel", version }, { instructions: INSTRUCTIONS });
  for (const { name, description, path } of TOOLS)
    server.registerTool(
      name,
      { description, inputSchema: SCHEMAS[name], annotations: { readOnlyHint: true, openWorldHint: false } },
      async (given: Readonly<Record<string, unknown>>) => {
        const { status, body } = await read(addressOf(path, given));
        return { content: [{ type: "text" as const, text: JSON.stringify(body) }], isError: status >= 400 };
      },
    );
  const contents = async (uri: URL, path: string) => {
    const { status, body } = await read(path);
    const text = JSON.stringify(body);
    if (status >= 400) throw new Error(text);
    return { contents: [{ uri: uri.href, mimeType: "application/json", text }] };
  };
  const json = { mimeType: "application/json" };
  server.registerResource("goals", "morsel://goals", { title: "Goals", ...json }, (uri) =>
    contents(uri, "/api/services/goals"),
  );
  server.registerResource("recipes", "morsel://recipes", { title: "Recipes", ...json }, (uri) =>
    contents(uri, "/api/services/recipes"),
  );
  for (const [name, title, path] of [
    ["diary", "Food diary of a day", "/api/services/diary/{date}"],
    ["foods", "Food", "/api/services/foods/{id}"],
    ["recipe", "Recipe", "/api/services/recipes/{id}"],
  ] as const) {
    const variable = /\{\w+\}/.exec(path)?.[0] ?? "";
    const template = new ResourceTemplate(`morsel://${name}/${variable}`, { list: undefined });
    server.registerResource(name, template, { title, ...json }, (uri, variables) =>
      contents(uri, addressOf(path, variables)),
    );
  }
  return server;
};
