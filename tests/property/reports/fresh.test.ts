import { invalidateReports } from "@morsel/ui/features/reports/use-fresh-reports";
import { reportKey } from "@morsel/ui/features/reports/queries";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";

const KEY = [...reportKey, "series", "Weight"];

it("a report that was read before something was written here is read again, whichever room wrote it", async () => {
  const queries = new QueryClient();
  const isStale = (): boolean => queries.getQueryState(KEY)?.isInvalidated === true;
  queries.setQueryData(KEY, "as it was");
  invalidateReports(queries);
  expect(isStale()).toBe(false);
  await queries
    .getMutationCache()
    .build(queries, { mutationKey: ["measurements"], mutationFn: () => Promise.resolve("kept") })
    .execute(undefined);
  invalidateReports(queries);
  expect(isStale()).toBe(true);
  // Data that is read long after the last write is fresh.
  queries.setQueryData(KEY, "as it is", { updatedAt: Date.now() + 60_000 });
  invalidateReports(queries);
  expect(isStale()).toBe(false);
});
