import type { OutboxCommand, Refusal } from "./outbox.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  if (!isFields(a) || !isFields(b)) return Object.is(a, b);
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => isSame(a[name], b[name]));
};

/** OF5: of each field the member's where the member changed it, else what it is now; one that is gone is left out. */
export const mergeFields = (seen: Fields, mine: Fields, now: Fields): Fields => {
  const names = new Set([...Object.keys(mine), ...Object.keys(now), ...Object.keys(seen)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const from = isSame(mine[name], seen[name]) ? now : mine;
      return from[name] === undefined ? [] : [[name, from[name]]];
    }),
  );
};

/** Reads from a refusal the record as it is now. */
export const currentIn = (refusal: Refusal): (Fields & { readonly version: number }) | undefined => {
  const current: unknown = (refusal as { readonly current?: unknown }).current;
  return isFields(current) && typeof current["version"] === "number"
    ? (current as Fields & { readonly version: number })
    : undefined;
};

/** The names under which commands say what was seen, and what shall be. */
const PLACES = [
  ["entry", "next"],
  ["before", "record"],
] as const;

/** Reads from a command the record as the member saw it and wanted it. */
export const versionsIn = (command: OutboxCommand): { readonly seen: Fields; readonly mine: Fields } | undefined => {
  const fields = command as unknown as Fields;
  for (const [seen, mine] of PLACES) {
    const [was, shall] = [fields[seen], fields[mine]];
    if (isFields(was) && isFields(shall)) return { seen: was, mine: shall };
  }
  const { before, change } = fields;
  return isFields(before) && isFields(change) ? { seen: before, mine: { ...before, ...change } } : undefined;
};

/**
 * OF5: the command as the member would give it now, with an id of its own; undefined where the refusal says nothing of what is now, or
 * the command changes no record.
 */
export const makeAgain = (command: OutboxCommand, refusal: Refusal, newId: () => string): OutboxCommand | undefined => {
  const now = currentIn(refusal);
  const versions = versionsIn(command);
  if (now === undefined || versions === undefined) return undefined;
  const { after: _, ...fields } = command as OutboxCommand & Fields;
  const id = newId();
  if (isFields(fields["change"])) return { ...fields, id, before: { ...versions.seen, ...now } } as OutboxCommand;
  const merged = { ...mergeFields(versions.seen, versions.mine, now), version: now.version + 1 };
  const [seen, mine] = isFields(fields["next"]) ? PLACES[0] : PLACES[1];
  return { ...fields, id, [seen]: now, [mine]: merged } as OutboxCommand;
};
