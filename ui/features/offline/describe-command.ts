import { currentIn, versionsIn } from "@morsel/application/offline/client/make-again";
import type { OutboxCommand, Waiting } from "@morsel/application/offline/client/outbox";

type Fields = Readonly<Record<string, unknown>>;

const fieldsIn = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

/** Names that a member gave or chose. */
const nameIn = (value: unknown): string | undefined => {
  const fields = fieldsIn(value);
  const named = [
    fields?.["description"],
    fields?.["name"],
    fields?.["title"],
    fieldsIn(fields?.["food"])?.["description"],
  ];
  return named.find((one): one is string => typeof one === "string" && one !== "");
};

/** The names of what a command is about: foods, meals, exercises. */
export const namesIn = (command: OutboxCommand): readonly string[] => {
  const fields = command as unknown as Fields;
  const lists = [fields["entries"], fields["foods"]].flatMap((list) =>
    Array.isArray(list) ? (list as unknown[]) : [],
  );
  const found = [fields["next"], fields["record"], fields["entry"], ...lists].flatMap((one) => nameIn(one) ?? []);
  return [...new Set(found)];
};

const SHOWN = ["amount", "ml", "value", "minutes", "meal", "date", "time", "name", "note", "completeness"];

const textOf = (value: unknown): string | undefined => {
  if (typeof value === "string" || typeof value === "number") return String(value);
  const amount = fieldsIn(value);
  return amount === undefined
    ? undefined
    : Object.values(amount)
        .filter((one) => typeof one === "string" || typeof one === "number")
        .join(" ");
};

/** Fields in which the member's version and the present one differ, in both. */
export const differencesOf = ({
  command,
  refusal,
}: Pick<Waiting, "command" | "refusal">): { readonly mine: string; readonly now: string } | undefined => {
  const versions = versionsIn(command);
  const now = refusal === undefined ? undefined : currentIn(refusal);
  if (versions === undefined || now === undefined) return undefined;
  const names = SHOWN.filter((name) => textOf(versions.mine[name]) !== textOf(now[name]));
  const said = (fields: Fields) => names.flatMap((name) => textOf(fields[name]) ?? []).join(", ");
  return { mine: said(versions.mine), now: said(now) };
};
