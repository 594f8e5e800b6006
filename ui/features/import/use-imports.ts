import type { ImportClient } from "@morsel/application/import/client/import-client";
import { type ImportBatch, type ImportChoices, type ImportId, IMPORT_LIMITS } from "@morsel/domain/import";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useEffect, useRef, useState } from "react";
import { run } from "../../hooks/run.ts";
import { importsQuery, isBusy } from "./queries.ts";

export type ImportPorts = { readonly imports: ImportClient; readonly newId: () => string };

/** A file that is on its way: its name, and the share of it that was sent. */
export type Sending = { readonly name: string; readonly share: number };

/** Days, reports and body measurements that are shown elsewhere may have changed. */
const CHANGED = [["day"], ["report"], ["exercise-day"], ["measurements"], ["check-in"]];

/** A member's imports, and the commands that move them on. */
export const useImports = ({ imports, newId }: ImportPorts) => {
  const queries = useQueryClient();
  const query = useQuery(importsQuery(imports));
  const [sending, setSending] = useState<Sending>();
  const [problem, setProblem] = useState<unknown>();
  const busy = useRef(new Set<ImportId>());

  useEffect(() => {
    const now = (query.data ?? []).filter(isBusy).map(({ id }) => id);
    const hasEnded = [...busy.current].some((id) => !now.includes(id));
    busy.current = new Set(now);
    if (hasEnded) for (const queryKey of CHANGED) void queries.invalidateQueries({ queryKey });
  }, [query.data, queries]);

  const shown = (batch: ImportBatch): void => {
    queries.setQueryData(importsQuery(imports).queryKey, (all: readonly ImportBatch[] = []) => {
      const others = all.filter(({ id }) => id !== batch.id);
      return others.length === all.length ? [batch, ...all] : all.map((one) => (one.id === batch.id ? batch : one));
    });
  };
  const attempt = async (doing: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await doing();
    } catch (refused) {
      setProblem(refused);
    }
  };
  const step = (effect: Effect.Effect<ImportBatch, unknown>): Promise<void> =>
    attempt(async () => shown(await run(effect)));

  return {
    all: query.data,
    error: query.error,
    refetch: () => void query.refetch(),
    sending,
    problem,
    /** Sends a file part by part; the preview follows. */
    send: (file: File): Promise<void> =>
      attempt(async () => {
        if (file.size > IMPORT_LIMITS.fileBytes || file.size === 0) {
          // Not an error of ours: the words say what a file may be.
          throw { _tag: "ImportFileSize", limit: Math.round(IMPORT_LIMITS.fileBytes / 1_000_000) };
        }
        setSending({ name: file.name, share: 0 });
        try {
          const id = newId() as ImportId;
          const name = file.name.slice(0, 200);
          let batch = await run(imports.begin({ id, name, bytes: file.size }));
          for (let offset = 0; offset < file.size; offset += IMPORT_LIMITS.partBytes) {
            const part = await file.slice(offset, offset + IMPORT_LIMITS.partBytes).arrayBuffer();
            batch = await run(imports.send(id, offset, new Uint8Array(part)));
            setSending({ name, share: batch.received / batch.bytes });
          }
          shown(await run(imports.read(id, {})));
        } finally {
          setSending(undefined);
        }
      }),
    read: (id: ImportId, choices: ImportChoices): Promise<void> => step(imports.read(id, choices)),
    start: (id: ImportId): Promise<void> => step(imports.start(id)),
    undo: (id: ImportId): Promise<void> => step(imports.undo(id)),
    discard: (id: ImportId): Promise<void> =>
      attempt(async () => {
        queries.setQueryData(importsQuery(imports).queryKey, await run(imports.discard(id)));
      }),
  };
};
