import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, startServer } from "../support/harness.ts";

const PATH = "/api/services/exercise/routines";
const sets = [
  { reps: 8, weight_kg: 62.5 },
  { reps: 8, weight_kg: 62.5 },
];
const items = [
  { exercise_id: "c-17160", minutes: 20 },
  { exercise_id: "s-barbell-squat", sets },
];

describe("routines over the wire", () => {
  let server: Harness;
  let ada: Browser;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
  });

  it("W340 W341 a routine is saved, changed by version, deleted and brought back", async () => {
    const at = `${PATH}/${id(700)}`;
    const saved = await ada.send("POST", at, { version: 0, name: " Leg  day ", items });
    expect(saved.status).toBe(200);
    const standing = await saved.json();
    expect(standing).toMatchObject({
      items: [
        {
          id: id(700),
          name: "Leg day",
          version: 1,
          items: [
            { exercise: { id: "c-17160", name: "Walking", met: 3.5 }, minutes: 20 },
            { exercise: { id: "s-barbell-squat", kind: "strength" }, sets },
          ],
        },
      ],
    });
    expect(await (await ada.send("POST", at, { version: 0, name: "Leg day", items })).json()).toEqual(standing);
    const turned = { version: 1, name: "Legs", items: items.toReversed() };
    expect(await (await ada.send("POST", at, turned)).json()).toMatchObject({
      items: [{ name: "Legs", version: 2, items: [{ exercise: { id: "s-barbell-squat" } }, {}] }],
    });
    const late = await ada.send("POST", at, { version: 1, name: "Late", items });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { name: "Legs", version: 2 } });
    expect(await (await ada.send("DELETE", at)).json()).toEqual({ items: [] });
    expect(await (await ada.send("POST", `${at}/restore`)).json()).toMatchObject({ items: [{ name: "Legs" }] });
  });

  it("W340 what is no routine is refused by its field", async () => {
    const ask = async (body: object) => (await ada.send("POST", `${PATH}/${id(701)}`, { version: 0, ...body })).json();
    expect(await ask({ name: " ", items })).toMatchObject({ status: 422, field: "name" });
    expect(await ask({ name: "x", items: [] })).toMatchObject({ status: 400, field: "items" });
    expect(await ask({ name: "x", items: [{ exercise_id: "c-17160", minutes: 0 }] })).toMatchObject({
      field: "minutes",
    });
    expect(await ask({ name: "x", items: [{ exercise_id: "c-17160", sets }] })).toMatchObject({ field: "sets" });
    expect(await ask({ name: "x", items: [{ exercise_id: "c-00000", minutes: 5 }] })).toMatchObject({ status: 404 });
  });
});
