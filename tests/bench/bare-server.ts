import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/**
 * The floor: a bare node:http process that runs the SQL of the diary day and of logging an entry, and JSON.stringify.
 * No session, no validation, no rules. Arguments: database file, port, member.
 */
const [file = "", port = "0", member = ""] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
database.exec(`drop table if exists bench_entry;
  create table bench_entry as select * from diary_entry where false;
  create unique index bench_entry_key on bench_entry (member_id, id)`);

const entries = database.prepare(
  "select * from diary_entry where member_id = ? and date = ? and deleted_at is null order by logged_at, id",
);
const day = database.prepare("select * from diary_day where member_id = ? and date = ?");
const goal = database.prepare(
  "select * from member_goal where member_id = ? and effective_from <= ? order by effective_from desc limit 1",
);

type Row = Record<string, string | number | null>;

/** The bare INSERT of an entry as wide as a real one, with its key, and nothing else kept beside it. */
const sample = database.prepare("select * from diary_entry where member_id = ? limit 1").get(member) as Row;
const names = Object.keys(sample);
const insert = database.prepare(
  `insert into bench_entry (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`,
);

createServer((request, response) => {
  if (request.method === "POST") {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const [{ id }] = (JSON.parse(body) as { entries: [{ id: string }] }).entries;
      insert.run(...names.map((name) => (name === "id" ? id : (sample[name] ?? null))));
      response.writeHead(201, { "content-type": "application/json" }).end(body);
    });
    return;
  }
  const date = (request.url ?? "").slice(-10);
  const rows = entries.all(member, date) as Row[];
  const answer = {
    date,
    entries: rows.map((row) => {
      const per100g = JSON.parse(String(row["per_100g"])) as Record<string, number>;
      const factor = Number(row["grams"]) / 100;
      const contents: Record<string, number> = {};
      for (const [name, amount] of Object.entries(per100g)) contents[name] = amount * factor;
      return {
        ...row,
        per_100g: per100g,
        serving: JSON.parse(String(row["serving"])) as unknown,
        nutritional_contents: contents,
      };
    }),
    day: day.get(member, date),
    goal: goal.get(member, date),
  };
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}).listen(Number(port), "127.0.0.1");
