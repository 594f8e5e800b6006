import { openApiDocument } from "@morsel/adapters/http-contract/shared/openapi-document";
import { SAMPLE_FOODS } from "@morsel/adapters/memory/foods/sample-foods";
import { addDays } from "@morsel/domain/calendar";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { dateOf } from "../arbitraries/diary.ts";
import { type Browser, type Harness, id, joined, startServer, TODAY } from "./support/harness.ts";

/** Endpoints that would sign out; they are called without a session, so that Ada stays signed in. */
const SIGNS_OUT: ReadonlySet<string> = new Set(["/api/auth/signout", "/api/logout"]);

type Json = Readonly<Record<string, unknown>>;
type Parameter = { readonly name: string; readonly in: "path" | "query"; readonly required: boolean };

const operations = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);

/** Invalid values: wrong types, huge, deep, foreign, broken, missing. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    -0,
    0.1,
    "",
    " ",
    "2026-02-30",
    "9999-99-99",
    "‮١٢٣",
    "\uD800",
    "💥".repeat(50),
    "a".repeat(20_000),
    "__proto__",
    "'; drop table member; --",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "%00%ff",
    [],
    {},
    [[[[[[[[]]]]]]]],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double({ noNaN: true }),
  fc.jsonValue({ maxDepth: 4 }),
);

const bodyFields = (operation: Json): readonly string[] => {
  const content = (operation["requestBody"] as Json | undefined)?.["content"] as Json | undefined;
  const names = JSON.stringify(content ?? {}).match(/"properties":\{[^}]*?"([a-z_A-Z]+)":/g) ?? [];
  return [...new Set(names.flatMap((text) => /"([a-zA-Z_]+)":$/.exec(text)?.[1] ?? []))];
};

const GOOD: Json = {
  id: id(7),
  meal: "lunch",
  food_id: SAMPLE_FOODS[0]?.id,
  amount: 10,
  unit: "g",
  version: 0,
  date: TODAY,
};
const { version: _version, date: _date, ...LOG } = GOOD;

const addressed = (path: string, parameters: readonly Parameter[], value: (name: string) => unknown): string => {
  const as = (given: unknown) =>
    encodeURIComponent(wellFormed(typeof given === "string" ? given : JSON.stringify(given)));
  const filled = path.replace(/\{([a-z]+)\}/g, (_, name: string) => as(value(name)) || "x");
  const query = parameters.filter((one) => one.in === "query").map(({ name }) => `${name}=${as(value(name))}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
};
const wellFormed = (text: string | undefined): string => (text ?? "").toWellFormed();

describe("bad input", () => {
  let server: Harness;
  let ada: Browser;
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server);
  });

  const judge = async (response: Response) => {
    const text = await response.text();
    expect([response.status >= 500, text.slice(0, 300), server.lines.slice(-1)]).toEqual([
      false,
      text.slice(0, 300),
      server.lines.slice(-1),
    ]);
    if (response.status < 400) return;
    const body = JSON.parse(text) as Json;
    if (typeof body["url"] === "string") return;
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(body).toMatchObject({
      type: expect.stringMatching(/^urn:morsel:problem:[A-Za-z]+$/),
      status: response.status,
    });
    expect(typeof body["title"]).toBe("string");
    // A report of the payment provider is refused whole: its fields are not ours to name.
    if (body["type"] === "urn:morsel:problem:WebhookRefused") return;
    if (response.status === 400 || (response.status === 422 && body["type"] === "urn:morsel:problem:FieldRefused")) {
      expect(body["field"]).toEqual(expect.any(String));
      expect(body["accepted"]).toEqual(expect.any(String));
    }
  };

  for (const { path, method, operation } of operations) {
    const parameters = (operation["parameters"] ?? []) as readonly Parameter[];
    it(`never breaks ${method} ${path}`, async () => {
      const asker = SIGNS_OUT.has(path) ? server.browser() : ada;
      const names = method === "GET" ? [] : bodyFields(operation);
      await fc.assert(
        fc.asyncProperty(
          fc.array(nasty, { minLength: 6, maxLength: 6 }),
          fc.subarray([...names]),
          fc.boolean(),
          async (values, wrong, isWhole) => {
            let next = 0;
            const value = () => values[next++ % values.length];
            // Fields with a good value keep it, so that the wrong ones are reached; now and then there is an unknown field.
            const meant = Object.entries(GOOD).filter(([name]) => names.includes(name) || name === values[5]);
            const good = (name: string) => (isWhole ? value() : (GOOD[name] ?? value()));
            const body =
              isWhole && names.length === 0
                ? value()
                : { ...Object.fromEntries(meant), ...Object.fromEntries(wrong.map((name) => [name, value()])) };
            await judge(
              await asker.send(method, addressed(path, parameters, good), method === "GET" ? undefined : body),
            );
          },
        ),
        { numRuns: 40 },
      );
    });
  }

  const ENERGY = { unit: "calories", value: 250 };
  const SOUP = { id: id(72), meal: "lunch", description: "Soup", nutritional_contents: { energy: ENERGY } };

  it("D61 D62 names what is wrong with an entry of water", async () => {
    const at = `/api/services/diary/${TODAY}/water`;
    for (const [body, field] of [
      [{ ml: 1 }, "id"],
      [{ id: "glass", ml: 250 }, "id"],
      [{ id: id(73) }, "ml"],
      [{ id: id(73), ml: 0 }, "ml"],
      [{ id: id(73), ml: 5001 }, "ml"],
      [{ id: id(73), ml: "much" }, "ml"],
    ] as const)
      expect(await (await ada.send("POST", at, body)).json()).toMatchObject({
        type: "urn:morsel:problem:BadInput",
        field,
      });
    for (let n = 0; n < 4; n++) expect((await ada.send("POST", at, { id: id(74 + n), ml: 5000 })).status).toBe(201);
    const over = await ada.send("POST", at, { id: id(79), ml: 1 });
    expect([over.status, await over.json()]).toMatchObject([422, { field: "ml" }]);
  });

  it("names the field and what it takes", async () => {
    const at = `/api/services/diary/${TODAY}/entries`;
    const cases: readonly (readonly [unknown, string])[] = [
      [{}, "entries"],
      [{ entries: [{}] }, "entries.0.id"],
      [LOG, "id"],
      [{ entries: [{ ...LOG, amount: "much" }] }, "entries.0.amount"],
      [{ entries: [{ ...LOG, amount: -1 }] }, "entries.0.amount"],
      [{ entries: [{ ...LOG, amount: 1e6 }] }, "entries.0.amount"],
      [{ entries: [{ ...LOG, meal: "brunch" }] }, "entries.0.meal"],
      [{ entries: [{ ...LOG, id: "1" }] }, "entries.0.id"],
      [{ entries: [LOG, { ...LOG, time: "25:00" }] }, "entries.1.time"],
      [{ entries: [] }, "entries"],
      [{ entries: [{ id: id(71), meal: "lunch" }] }, "entries.0.food_id"],
      [{ entries: [{ id: id(71), meal: "lunch", description: "Soup" }] }, "entries.0.nutritional_contents"],
      [{ entries: [{ id: id(71), meal: "lunch", nutritional_contents: { energy: ENERGY } }] }, "entries.0.description"],
      [{ entries: [{ ...SOUP, description: " " }] }, "entries.0.description"],
      [{ entries: [{ ...SOUP, description: "x".repeat(101) }] }, "entries.0.description"],
      [{ entries: [{ ...SOUP, nutritional_contents: { fat: 3 } }] }, "nutritional_contents.energy"],
      [
        { entries: [{ ...SOUP, nutritional_contents: { energy: { unit: "cal", value: 1 } } }] },
        "entries.0.nutritional_contents.energy.unit",
      ],
      [{ entries: [{ ...SOUP, nutritional_contents: { energy: ENERGY, fat: -1 } }] }, "nutritional_contents.fat"],
      [{ entries: [{ ...SOUP, nutritional_contents: { energy: ENERGY, fat: 1e9 } }] }, "nutritional_contents.fat"],
      [
        { entries: [{ ...SOUP, nutritional_contents: { energy: ENERGY, carbs: 1 } }] },
        "entries.0.nutritional_contents.carbs",
      ],
      [{ entries: [{ ...SOUP, amount: 2 }] }, "entries.0.amount"],
      [{ entries: [{ ...SOUP, food_id: LOG.food_id }] }, "entries.0.food_id"],
      [{ entries: [{ ...LOG, description: "Soup" }] }, "entries.0.description"],
      [{ entries: [LOG, { ...SOUP, unit: "g" }] }, "entries.1.unit"],
      [{ entries: [{ ...LOG, serving: "g" }] }, "entries.0.serving"],
      [{ entries: [{ ...LOG, entries: [LOG] }] }, "entries.0.entries"],
      [{ entries: [{ ...LOG, colour: "red" }] }, "entries.0.colour"],
    ];
    for (const [body, field] of cases) {
      const response = await ada.send("POST", at, body);
      expect([response.status >= 400 && response.status < 500, await response.json()]).toEqual([
        true,
        expect.objectContaining({ field, accepted: expect.any(String) }),
      ]);
    }
  });

  it("D3 D7 D29 G13 G26 holds the wire to the limits of the rules", async () => {
    const day = `/api/services/diary/${TODAY}`;
    const copyTo = (days: number) => ({
      id: id(70),
      from: { date: "2020-01-01" },
      to: { dates: Array.from({ length: days }, (_, n) => addDays(dateOf("2026-04-01"), n)) },
    });
    const note = (text: string) => ({ version: 0, note: text });
    const goals = (change: Json) => ({ version: 1, ...change });
    const CARBS = { energy: { unit: "calories", value: 2000 }, carbs: 100 };
    const cases: readonly (readonly [string, string, unknown, number, string])[] = [
      ["POST", `${day}/entries`, { entries: [{ ...LOG, amount: 99_999.5 }] }, 400, "entries.0.amount"],
      ["POST", "/api/services/diary/copies", copyTo(32), 400, "to.dates"],
      ["POST", "/api/services/diary/copies", copyTo(31), 422, "from"],
      ["PATCH", day, note("a".repeat(4001)), 400, "note"],
      ["PATCH", day, note("\u0007bell \u001b[31mred"), 400, "note"],
      ["PATCH", day, note("in\u202evoice"), 400, "note"],
      ["PATCH", "/api/services/goals", goals({ meal_shares: { pizza: 55, x: 45 } }), 422, "meal_shares"],
      ["PATCH", "/api/services/goals", goals({ meal_shares: { lunch: 100, pizza: 0 } }), 422, "meal_shares"],
      ["PATCH", "/api/services/goals", goals({ steps: 0.5 }), 422, "steps"],
      ["PATCH", "/api/services/goals", goals({ limits: { sodiun: { max: 1500 } } }), 400, "limits.sodiun"],
      [
        "PATCH",
        "/api/services/goals",
        goals({ daily_goals: Array.from({ length: 7 }, () => CARBS) }),
        400,
        "daily_goals.0.carbs",
      ],
      ["PATCH", `${day}/entries/${id(8)}`, { version: 1, unit: "g", amount: 33 }, 400, "unit"],
    ];
    for (const [method, path, body, status, field] of cases) {
      const response = await ada.send(method, path, body);
      expect([field, response.status, await response.json()]).toEqual([
        field,
        status,
        expect.objectContaining({ field, accepted: expect.any(String) }),
      ]);
    }
  });

  it("refuses what is no JSON, no UTF-8, too large, too deep or of another kind", async () => {
    const at = "/api/services/users";
    const raw = (body: BodyInit, type = "application/json") =>
      ada.fetch(at, { method: "POST", body, headers: { "content-type": type } });
    const statuses = [
      await raw("{"),
      await raw(""),
      await raw(Uint8Array.of(0x22, 0xff, 0xfe, 0x22)),
      await raw('{"email":"a\\u0000b"}'),
      await raw('{"email":"a\\\\\\u0000b"}'),
      await raw("[".repeat(100_000)),
      await raw(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`),
      await raw(JSON.stringify({ email: "x".repeat(300_000) })),
      await raw("<xml/>", "text/xml"),
      await raw("a=b", "multipart/form-data"),
    ];
    for (const response of statuses) expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(statuses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 400, 400, 413, 415, 415]);
  });

  it("keeps a note that speaks of NUL, and takes none in a form", async () => {
    const at = `/api/services/diary/2026-01-20`;
    for (const [version, note] of ["\\u0000", "C:\\users\\u0000", "\\\\u0000"].entries()) {
      const kept = await ada.send("PATCH", at, { version, note });
      expect([kept.status, await kept.json()]).toEqual([
        200,
        { entries: [], removed: [], days: [expect.objectContaining({ note })] },
      ]);
    }
    const type = { "content-type": "application/x-www-form-urlencoded" };
    const body = "username=a%00b&password=x";
    const form = await ada.fetch("/api/auth/callback/credentials", { method: "POST", body, headers: type });
    expect([form.status, form.headers.get("content-type")]).toEqual([400, "application/problem+json"]);
  });

  it("tells a person with a broken address so by a page, in the language of the address", async () => {
    for (const [path, lang] of [
      ["/%", "en"],
      ["/food/%00", "en"],
      ["/de/food/diary?date=%E0%A4%A", "de"],
    ]) {
      const response = await ada.get(path ?? "");
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        400,
        "text/html; charset=utf-8",
      ]);
      expect(await response.text()).toContain(`<html lang="${lang}"`);
    }
  });

  it("knows no other address and no other method", async () => {
    for (const path of [
      "/api/",
      "/api/services",
      "/api/services/nope",
      "/api/auth/nope",
      "/api/services/foods/a/b",
      "/assets/x.js",
    ])
      expect([path, (await ada.get(path)).status]).toEqual([path, 404]);
    for (const path of ["/api/%", "/api/services/foods/%ff%fe", "/food/%00"])
      expect([path, (await ada.get(path)).status]).toEqual([path, 400]);
    const put = await ada.send("PUT", "/api/services/goals", {});
    expect([put.status, put.headers.get("allow")]).toEqual([405, "GET, HEAD, PATCH"]);
    expect((await ada.send("DELETE", "/healthz")).status).toBe(405);
    expect((await ada.send("POST", "/food/diary", {})).status).toBe(405);
    const head = await ada.fetch("/healthz", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("a sign-up says which field is refused", async () => {
    // On a server of its own: what was sent to the other may have given ada another name.
    const fresh = await startServer();
    await joined(fresh, "ada");

    const cases: readonly (readonly [Json, number, string])[] = [
      [{ email: "nobody" }, 422, "email"],
      [{ username: "a" }, 422, "username"],
      [{ password: "short" }, 422, "password"],
      [{ birth_date: "2015-01-01" }, 422, "birth_date"],
      [{ height_cm: 20 }, 422, "height_cm"],
      [{ weight_kg: "70" }, 400, "weight_kg"],
      [{ weight_kg: 7000 }, 422, "weight_kg"],
      [{ activity_level: 5 }, 400, "activity_level"],
      [{ time_zone: "Mars/Olympus" }, 422, "time_zone"],
      [{ country: "ZZ" }, 422, "country"],
      [{ email: "ADA@example.org", username: "ada2" }, 409, "email"],
      [{ email: "other@example.org", username: "ADA" }, 409, "username"],
    ];
    for (const [change, status, field] of cases) {
      const response = await fresh.browser().signUp(change);
      expect([change, response.status, ((await response.json()) as Json)["field"]]).toEqual([change, status, field]);
    }
  });
});
