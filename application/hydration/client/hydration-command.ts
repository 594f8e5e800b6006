import type { FieldRefused, RetryableRefusal } from "../../platform/refusals.ts";
import type { CalendarDate } from "@morsel/domain/calendar";
import type { WaterEntry, WaterEntryNotFound } from "@morsel/domain/hydration";
import type { Effect } from "effect";
import type { HydrationClient } from "./hydration-client.ts";

/** Water that was drunk, or of which somebody says that it was not. The entry's id makes a repeat harmless (W20). */
export type HydrationCommand = {
  readonly kind: "logWater" | "deleteWater";
  /** A UUID, made with the command. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly entry: WaterEntry;
};

/** W36: a day's water as it is shown before the answer; over a day that has it already a command changes nothing. */
const projectWater = (entries: readonly WaterEntry[], { kind, entry }: HydrationCommand): readonly WaterEntry[] => {
  const isIn = entries.some(({ id }) => id === entry.id);
  if (kind === "logWater") return isIn ? entries : [...entries, entry];
  return isIn ? entries.filter(({ id }) => id !== entry.id) : entries;
};

/** W36: the water of a day, and over it all commands for it that have no answer, in their order. */
export const projectPendingWater = (
  entries: readonly WaterEntry[],
  date: CalendarDate,
  pending: readonly HydrationCommand[],
): readonly WaterEntry[] => pending.filter((command) => command.date === date).reduce(projectWater, entries);

/** W36: after a refusal the command is projected no longer; an entry that the day does not know is gone. */
export const resolveWater = (
  entries: readonly WaterEntry[],
  { entry }: HydrationCommand,
  refusal: { readonly _tag: string },
): readonly WaterEntry[] =>
  refusal._tag === "WaterEntryNotFound" ? entries.filter(({ id }) => id !== entry.id) : entries;

/** W36: the command that takes another one back. An entry that was deleted stays so (D63): it comes back as a new one. */
export const invertWater = ({ kind, date, entry }: HydrationCommand, newId: () => string): HydrationCommand =>
  kind === "logWater"
    ? { kind: "deleteWater", id: newId(), date, entry }
    : { kind: "logWater", id: newId(), date, entry: { ...entry, id: newId() as WaterEntry["id"] } };

/** Answers all water of the day. */
export const sendHydrationCommand = (
  hydration: HydrationClient,
  { kind, date, entry }: HydrationCommand,
): Effect.Effect<readonly WaterEntry[], WaterEntryNotFound | FieldRefused | RetryableRefusal> =>
  kind === "logWater" ? hydration.logWater(date, entry) : hydration.deleteWater(date, entry.id);
