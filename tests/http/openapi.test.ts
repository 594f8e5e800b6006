import { endpoints } from "@morsel/adapters/http-contract/shared/openapi";
import { openApiDocument } from "@morsel/adapters/http-contract/shared/openapi-document";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startServer } from "./support/harness.ts";

const FILE = join(import.meta.dirname, "../../openapi.json");
const written = (): string => `${JSON.stringify(openApiDocument(), null, 2)}\n`;

describe("openapi.json", () => {
  it("is what the contract says; MORSEL_UPDATE=openapi writes it anew", () => {
    if (process.env["MORSEL_UPDATE"] === "openapi") writeFileSync(FILE, written());
    expect(readFileSync(FILE, "utf8")).toBe(written());
  });

  it("names a caller for every operation", () => {
    const callers = Object.values(openApiDocument().paths).flatMap((operations) =>
      Object.values(operations).map((operation) => operation["x-caller"]),
    );
    expect(callers).toHaveLength(endpoints().length);
    expect(callers.every((caller) => ["visitor", "member", "admin"].includes(String(caller)))).toBe(true);
  });

  it("has an example of every request and answer in JSON, and says what is refused", () => {
    for (const operations of Object.values(openApiDocument().paths))
      for (const { operationId, requestBody, responses } of Object.values(operations)) {
        const holders = [requestBody ?? {}, ...Object.values(responses as object)] as readonly {
          readonly content?: { readonly [type: string]: { readonly schema?: unknown; readonly example?: unknown } };
        }[];
        for (const { content = {} } of holders)
          for (const [type, media] of Object.entries(content))
            if (type.includes("json")) expect(media, String(operationId)).toHaveProperty("example");
        expect(Object.keys(responses as object), String(operationId)).toEqual(
          expect.arrayContaining(["429", "default"]),
        );
      }
  });

  it("is served, and a page without scripts shows it", async () => {
    const server = await startServer();
    const browser = server.browser();
    expect(await (await browser.get("/api/openapi.json")).json()).toEqual(JSON.parse(written()));
    const page = await browser.get("/api/docs");
    const html = await page.text();
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).not.toContain("<script");
    for (const { path } of endpoints()) expect(html).toContain(path.replace(/:([a-z]+)/g, "{$1}"));
  });
});
