// `morsel <command>`: one's own diary from a terminal, by a token of /account/api-tokens.
import { withoutTrailingSlashes } from "@morsel/domain/locales";
import { parseArgs } from "node:util";
import { exportTo, importFrom, log, search } from "./program/commands.ts";
import { makeProgramApi } from "./program/program-api.ts";

const HELP = `morsel search <words>
morsel log <food or words> [--amount 150] [--unit g] [--meal lunch] [--date 2026-03-05]
morsel export <file>
morsel import <file>
morsel backup <file>     the database of this machine's server, as one file
morsel mcp               a Model Context Protocol server on standard input and output

MORSEL_URL    address of the server (http://localhost:3000)
MORSEL_TOKEN  a token from /account/api-tokens
`;

const today = (): string => new Intl.DateTimeFormat("en-CA").format(new Date());

const mealNow = (): string => {
  const hour = new Date().getHours();
  return hour < 11 ? "breakfast" : hour < 15 ? "lunch" : hour < 21 ? "dinner" : "snacks";
};

const end = (code: 0 | 1 | 2, text: string): never => {
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
};

const read = () => {
  try {
    const text = { type: "string" } as const;
    const options = { amount: text, unit: text, meal: text, date: text, help: { type: "boolean" } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch (problem) {
    return end(2, `${(problem as Error).message}\n\n${HELP}`);
  }
};

const { positionals, values } = read();
const [command, ...words] = positionals;
const given = words.join(" ");

const run = async (name: string): Promise<readonly string[]> => {
  const origin = withoutTrailingSlashes(process.env["MORSEL_URL"] ?? "http://localhost:3000");
  const token = process.env["MORSEL_TOKEN"] ?? end(2, "Set MORSEL_TOKEN to a token from /account/api-tokens.");
  const api = makeProgramApi(origin, token);
  if (name === "mcp") {
    const { StdioServerTransport } = await import("@modelcontextprotocol/sdk/server/stdio.js");
    const { makeAssistantServer } = await import("../../mcp/assistant-server.ts");
    await makeAssistantServer(api.read, "0.1.0").connect(new StdioServerTransport());
    return [];
  }
  if (given === "") return end(2, HELP);
  if (name === "search") return search(api, given);
  if (name === "export") return exportTo(api, given);
  if (name === "import") return importFrom(api, given);
  const { amount, unit, meal = mealNow(), date = today() } = values;
  if (name === "log")
    return log(api, given, {
      meal,
      date,
      ...(amount === undefined ? {} : { amount }),
      ...(unit === undefined ? {} : { unit }),
    });
  return end(2, HELP);
};

if (command === undefined || values.help === true) end(command === undefined ? 2 : 0, HELP);
else if (command === "backup") {
  // The operator's own command reads the file's name where npm would put it.
  process.argv.splice(2, 1);
  await import("./back-up.ts");
} else
  try {
    const lines = await run(command);
    if (lines.length > 0) process.stdout.write(`${lines.join("\n")}\n`);
  } catch (problem) {
    end(1, problem instanceof Error ? problem.message : String(problem));
  }
