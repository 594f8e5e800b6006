import type { DatabaseSync } from "node:sqlite";

type Row = Readonly<Record<string, string | number | null>>;

/** Copies of the first member, named `member0` and on; within the transaction of the caller. */
export const copyMembers = (database: DatabaseSync, count: number): void => {
  const sample = database.prepare("select * from member").get() as Row;
  const columns = Object.keys(sample);
  const insert = database.prepare(`insert into member (${columns.join(", ")}) values (${columns.map(() => "?")})`);
  for (let nth = 0; nth < count; nth += 1) {
    const name = memberName(nth);
    const [email, id] = [`${name}@example.org`, `00000000-0000-7000-8000-${String(nth).padStart(12, "0")}`];
    const own: Row = { ...sample, id, username: name, username_key: name, email, email_key: email };
    insert.run(...columns.map((column) => own[column] ?? null));
  }
};

export const memberName = (nth: number): string => `member${nth}`;
