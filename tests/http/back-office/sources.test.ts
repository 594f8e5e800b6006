import { adminClient } from "@morsel/adapters/http-contract/admin/admin-client";
import { backOfficeClient } from "@morsel/adapters/http-contract/back-office/back-office-client";
import { CatalogueStore } from "@morsel/application/catalogues/catalogue-store";
import { undoImport } from "@morsel/application/back-office/sources";
import { NO_COUNTS } from "@morsel/domain/foods";
import { expect, it } from "vitest";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, START, startServer } from "../support/harness.ts";
import { member, refusal, run } from "../support/page.ts";

let made = 697_000;
const act = () => ({ id: id((made += 1)), reason: "Its licence has changed" });

it("W697 W698 sources are shown with their imports, switched, and an import is undone behind the answer", async () => {
  const server = await startServer();
  const page = await member(server, "boss-s");
  const api = apiOver(ORIGIN, page.browser.fetch);
  const [office, admin] = [backOfficeClient(api), adminClient(api)];
  expect((await page.browser.get("/api/services/admin/sources")).status).toBe(404);
  await becomeAdmin(server, page.browser);
  const catalogues = server.get(CatalogueStore);
  const file = { name: "products.jsonl.gz", path: "/secret/place", mark: "1" };
  const running = await run(catalogues.begin("off", file, START));
  await run(catalogues.write(running, [], { ...NO_COUNTS, read: 1200, refused: { noName: 3 } }));
  const shown = async () => (await run(office.sources)).find(({ source }) => source === "off");
  expect(await shown()).toMatchObject({
    isOn: true,
    imports: [
      { name: running.name, file: file.name, state: "running", counts: { read: 1200, refused: { noName: 3 } } },
    ],
  });
  expect(await (await page.browser.get("/api/services/admin/sources")).text()).not.toContain("secret");
  expect(await refusal(office.undoImport({ ...act(), name: running.name }))).toEqual({ _tag: "FoodImportRunning" });
  expect(await refusal(office.undoImport({ ...act(), name: "off-999" }))).toEqual({ _tag: "FoodImportNotFound" });

  const off = { ...act(), source: "off", isOn: false } as const;
  for (const _ of [1, 2]) await run(office.switchSource(off));
  expect(await shown()).toMatchObject({ isOn: false });
  expect(await refusal(office.switchSource({ ...off, ...act(), reason: "" }))).toMatchObject({ field: "reason" });
  await run(undoImport.make({ catalogues })({ name: running.name }, { ...JOB, payload: { name: running.name } }));
  await run(undoImport.make({ catalogues })({ name: running.name }, { ...JOB, payload: { name: running.name } }));
  expect((await shown())?.imports).toEqual([]);
  expect((await run(admin.audit({ act: "sourceSwitched" }))).items).toMatchObject([
    { details: { name: "off", state: "off" } },
  ]);
});

const JOB = { id: "undo", kind: "undo-food-import", dueAt: START, attempt: 1, turn: 1 };
