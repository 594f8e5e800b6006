import { describe, expect, it } from "vitest";
import { startServer } from "../support/harness.ts";

const PATH = "/api/services/exercises";
type Page = { readonly items: readonly { readonly id: string; readonly name: string }[]; readonly next: string | null };

describe("the catalogue of exercises over the wire", async () => {
  const visitor = (await startServer()).browser();
  const page = async (query: string): Promise<Page> => (await (await visitor.get(`${PATH}?${query}`)).json()) as Page;

  it("E11 a visitor searches as one types", async () => {
    const { items } = await page("query=running+10+km%2Fh&limit=1");
    expect(items).toMatchObject([{ id: "c-12050", kind: "cardio", met: 9.8, group: "Running" }]);
    expect((await page("query=squat&kind=strength")).items).toMatchObject([{ id: "s-barbell-squat" }]);
    expect((await page("query=zzzzzz")).items).toEqual([]);
  });

  it("E13 the list by name is paged and holds each once", async () => {
    const seen: string[] = [];
    let cursor = "";
    for (let turn = 0; turn < 20; turn += 1) {
      const { items, next } = await page(`limit=4${cursor}`);
      seen.push(...items.map(({ name }) => name));
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(seen).toHaveLength(15);
    expect(new Set(seen).size).toBe(15);
    expect((await page("group=Running")).items.map(({ id }) => id)).toEqual([
      "c-12020",
      "c-12150",
      "c-12030",
      "c-12050",
    ]);
  });

  it("tells groups and one exercise, and refuses what is none", async () => {
    expect(await (await visitor.get(`${PATH}/groups`)).json()).toMatchObject({
      groups: [{ kind: "cardio", name: "Cycling", count: 2 }, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(await (await visitor.get(`${PATH}/s-pullups`)).json()).toMatchObject({ kind: "strength", name: "Pullups" });
    expect((await visitor.get(`${PATH}/c-99999`)).status).toBe(404);
    for (const odd of ["/'or 1=1", "?limit=0", "?limit=101", "?kind=x", `?query=${"a".repeat(201)}`, "?cursor=1"])
      expect((await visitor.get(PATH + odd)).status, odd).toBe(400);
  });

  it("E10 an exercise's page is for visitors, has its name as title and its slug as address; one that is none is 404", async () => {
    const shown = await visitor.get("/exercise/calories-burned/whatever--c-12150");
    const html = await shown.text();
    expect(shown.status).toBe(200);
    expect(html).toMatch(/<title>Running[^<]*<\/title>/);
    expect(html).toMatch(/rel="canonical" href="[^"]*\/exercise\/calories-burned\/running--c-12150"/);
    expect((await visitor.get("/exercise/calories-burned/nothing--c-99999")).status).toBe(404);
    for (const path of ["/exercise/lookup", "/exercise/list-by-name", "/exercise/calories-burned"])
      expect((await visitor.get(path)).status, path).toBe(200);
  });
});
