import { type CopyRefused, copyEntries as copiesOf, entriesToCopy, instantInBatch } from "@morsel/domain/diary";
import { type Result, ok } from "@morsel/domain/result";
import type { CopyRequest } from "../diary-requests.ts";
import type { DayView } from "../diary-view.ts";
import type { CopyEntries } from "./diary-command.ts";
import type { DiaryDevice } from "./diary-device.ts";

/** Entries of a copied day: their ids follow from the command's, so that both sides make the same ones (D8). */
export const copyEntries = (
  { day }: Pick<DayView, "day">,
  { from, to }: Omit<CopyRequest, "id">,
  device: Pick<DiaryDevice, "now" | "newId" | "today">,
): Result<CopyEntries, CopyRefused> => {
  const id = device.newId();
  const now = device.now();
  const sources = entriesToCopy(day, from, to.planned);
  const copies = copiesOf(sources, id, to, now, device.today());
  if (!copies.ok) return copies;
  const entries = copies.value.map((copy, i) => ({ ...copy, loggedAt: instantInBatch(now, i % sources.length) }));
  return ok({ kind: "copyEntries", id, from, to, entries });
};
