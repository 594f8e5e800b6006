import { MEMBER_LIMITS } from "@morsel/application/platform/member-limits";
import { TOKEN_SCOPES, type TokenScope } from "@morsel/domain/identity";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, id, joined, ORIGIN, startServer, TODAY } from "../support/harness.ts";

const DAY = `/api/services/diary/${TODAY}`;
const LIMIT = /^"(read|write)";r=(\d+);t=(\d+)$/;

describe("answers to programs", () => {
  let server: Harness;
  let ada: Browser;
  beforeAll(async () => {
    server = await startServer({ hasRateLimits: true });
    ada = await joined(server, "ada");
  });
  let turn = 0;
  const speaker = async (scopes: readonly TokenScope[] = TOKEN_SCOPES) => {
    const body = { id: id((turn += 1)), name: "Script", scopes };
    const made = await ada.send("POST", "/api/services/account/tokens", body);
    const { secret } = (await made.json()) as { readonly secret: string };
    return (path: string, headers: Record<string, string> = {}) =>
      server.handler(new Request(ORIGIN + path, { headers: { authorization: `Bearer ${secret}`, ...headers } }));
  };
  const leftOf = (response: Response): number => Number(LIMIT.exec(response.headers.get("ratelimit") ?? "")?.[2]);

  it("W22 say how many requests are left, one fewer each time, until they are refused", async () => {
    const speak = await speaker();
    const first = await speak(DAY);
    const { burst, secondsEach } = MEMBER_LIMITS.read;
    expect(first.headers.get("ratelimit-policy")).toBe(`"read";q=${burst};w=${burst * secondsEach}`);
    const left = leftOf(first);
    expect(leftOf(await speak(DAY))).toBe(left - 1);
    let refused = await speak(DAY);
    for (let n = 0; n < burst && refused.status !== 429; n += 1) refused = await speak(DAY);
    expect(refused.status).toBe(429);
    expect(leftOf(refused)).toBe(0);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are not sent again while nothing changed", async () => {
    const bea = await joined(server, "bea");
    const made = await bea.send("POST", "/api/services/account/tokens", {
      id: id(70),
      name: "x",
      scopes: TOKEN_SCOPES,
    });
    const { secret } = (await made.json()) as { readonly secret: string };
    const authorization = `Bearer ${secret}`;
    const ask = (known?: string) =>
      server.handler(
        new Request(ORIGIN + DAY, {
          headers: { authorization, ...(known === undefined ? {} : { "if-none-match": known }) },
        }),
      );
    const etag = (await ask()).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    const same = await ask(`"other", ${etag}`);
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
    await bea.send("POST", `${DAY}/water`, { id: id(71), ml: 250 });
    expect((await ask(etag)).status).toBe(200);
    expect((await bea.get(DAY)).headers.get("etag")).toBeNull();
  });

  it("W352 an endpoint for everybody knows the member of a token by its scope alone", async () => {
    const carl = await joined(server, "carl");
    const name = "Zwiebelfladen";
    const saved = await carl.send("POST", `/api/services/own-foods/${id(80)}`, {
      version: 0,
      description: name,
      basis: "eu",
      per: "100g",
      servings: [],
      nutritional_contents: { energy: { unit: "calories", value: 250 }, fat: 12, carbohydrates: 30, protein: 5 },
    });
    const found = async (scopes: readonly TokenScope[], n: number): Promise<string> => {
      const made = await carl.send("POST", "/api/services/account/tokens", { id: id(n), name: "x", scopes });
      const { secret } = (await made.json()) as { readonly secret: string };
      const path = `/api/services/foods?query=${name}`;
      return (
        await server.handler(new Request(ORIGIN + path, { headers: { authorization: `Bearer ${secret}` } }))
      ).text();
    };
    expect(saved.status, await saved.text()).toBeLessThan(300);
    expect(await found(["foods:read"], 81)).toContain(name);
    expect(await found(["diary:read"], 82)).not.toContain(name);
  });
});
