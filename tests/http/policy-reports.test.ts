import { beforeAll, describe, expect, it } from "vitest";
import { makePolicyReports } from "@morsel/adapters/http-server/host/policy-reports";
import { type Harness, ORIGIN, startServer } from "./support/harness.ts";

const bytes = (value: unknown): Uint8Array => Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
const old = (blocked: string, directive = "img-src") => ({
  "csp-report": {
    "document-uri": "https://x.org/profile/ada",
    "effective-directive": directive,
    "blocked-uri": blocked,
  },
});

describe("reports of what the page's policy kept out", () => {
  const made = (now = () => 0) => {
    const lines: unknown[] = [];
    return { lines, tell: makePolicyReports((...line) => lines.push(line), now) };
  };

  it("are one line each, with the origin and nothing of the page", () => {
    const { lines, tell } = made();
    tell(bytes(old("https://evil.example/pixel?who=ada")));
    tell(bytes(old("inline", "script-src-elem")));
    tell(
      bytes([
        { type: "csp-violation", body: { effectiveDirective: "font-src", blockedURL: "https://f.example/a.woff" } },
      ]),
    );
    expect(lines).toEqual([
      ["warn", "policy violated", { directive: "img-src", blocked: "https://evil.example" }],
      ["warn", "policy violated", { directive: "script-src-elem", blocked: "inline" }],
      ["warn", "policy violated", { directive: "font-src", blocked: "https://f.example" }],
    ]);
  });

  it("are left out where they are no report, or an extension's", () => {
    const { lines, tell } = made();
    for (const one of [
      "",
      "{",
      "null",
      "[1]",
      old("chrome-extension://abc/x.js"),
      old("ada@example.org"),
      old("https://a.b", "ada!"),
    ])
      tell(bytes(one));
    tell(undefined);
    expect(lines).toEqual([]);
  });

  it("are at most twenty a minute", () => {
    let now = 0;
    const { lines, tell } = made(() => now);
    tell(
      bytes(
        Array.from({ length: 500 }, () => ({ body: { effectiveDirective: "img-src", blockedURL: "https://a.b/" } })),
      ),
    );
    for (let i = 0; i < 30; i += 1) tell(bytes(old("https://a.b/")));
    expect(lines).toHaveLength(20);
    now = 60_000;
    tell(bytes(old("https://a.b/")));
    expect(lines).toHaveLength(21);
  });

  describe("through the wire", () => {
    let server: Harness;
    beforeAll(async () => {
      server = await startServer();
    });

    it("are taken where the page's policy says", async () => {
      const visitor = server.browser();
      const page = await visitor.get("/");
      const path = /report-uri (\S+?);/.exec(`${page.headers.get("content-security-policy")};`)?.[1] ?? "";
      expect(page.headers.get("reporting-endpoints")).toBe(`csp="${path}"`);
      expect((await visitor.send("POST", path, old("https://evil.example/"))).status).toBe(204);
      expect((await visitor.get(path)).status).toBe(404);
    });

    it("security.txt says where a weakness is reported (RFC 9116)", async () => {
      const answer = await server.browser().get("/.well-known/security.txt");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
      const lines = new Map(
        (await answer.text())
          .trim()
          .split("\n")
          .map((line) => line.split(/: (.*)/s) as [string, string]),
      );
      expect(lines.get("Contact")).toBe(`${ORIGIN}/contact-us`);
      expect(lines.get("Canonical")).toBe(`${ORIGIN}/.well-known/security.txt`);
      const days = (Date.parse(lines.get("Expires") ?? "") - Date.now()) / 86_400_000;
      expect(days > 0 && days < 365).toBe(true);
    });
  });
});
