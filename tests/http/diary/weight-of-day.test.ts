import { expect, it } from "vitest";
import { id, joined, startServer, TODAY } from "../support/harness.ts";

type Day = { readonly weight_kg: number; readonly maintenance: { readonly value: number } };

it("W430 what keeps the weight on a day goes by the newest weighing on or before it, wherever the days are read", async () => {
  const server = await startServer();
  const ada = await joined(server);
  const days = ["2026-03-01", "2026-03-02", "2026-03-03", "2026-03-04", TODAY];
  const read = async (date: string) => (await (await ada.get(`/api/services/diary/${date}`)).json()) as Day;
  const joinedWith = (await read(TODAY)).weight_kg;
  const weigh = (n: number, date: string, value: number) => ({ id: id(n), type: "Weight", date, value });
  await ada.send("POST", "/api/services/measurements", {
    items: [
      weigh(1, "2026-03-02", 81),
      weigh(2, "2026-03-04", 80),
      weigh(3, "2026-03-04", 79),
      weigh(4, "2026-03-03", 78),
    ],
  });
  const views = await Promise.all(days.map(read));
  expect(views.map((view) => view.weight_kg).slice(0, 3)).toEqual([joinedWith, 81, 78]);
  // The day itself is one of a week, which is read at once.
  expect(views.map((view) => view.weight_kg).slice(3)).toEqual([79, joinedWith]);
  expect(views[1]?.maintenance.value).not.toBe(views[0]?.maintenance.value);
  // By Mifflin and St Jeor a kilogram more is 10 kcal more at rest.
  expect(Math.abs((views[1]?.maintenance.value ?? 0) - (views[0]?.maintenance.value ?? 0))).toBeGreaterThan(
    10 * Math.abs(81 - joinedWith),
  );
});
