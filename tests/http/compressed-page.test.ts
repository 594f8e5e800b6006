import { compressPage } from "@morsel/adapters/http-server/pages/static/compressed-page";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

const PAGE = { status: 200, headers: { "content-type": "text/html" }, body: "<!doctype html>\n".repeat(100) };

const bytesOf = ({ body }: ReturnType<typeof compressPage>): Uint8Array =>
  body instanceof Uint8Array ? body : expect.fail("not compressed");

describe("a page is sent in as few bytes as its browser reads", () => {
  it("is whole when unpacked", () => {
    const sent = compressPage(PAGE, "gzip, deflate, br");
    expect(sent.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(gunzipSync(bytesOf(sent)).toString()).toMatch(new RegExp(`^${PAGE.body}<!--[A-Za-z0-9+/=]*-->\n$`));
    expect(bytesOf(sent).length).toBeLessThan(PAGE.body.length / 4);
  });

  it("is left as it is for programs that read no gzip, and caches are told so", () => {
    for (const accepted of [undefined, "br", "identity"])
      expect(compressPage(PAGE, accepted)).toEqual({ ...PAGE, headers: { ...PAGE.headers, vary: "accept-encoding" } });
  });

  it("does not tell by its length what it holds", () => {
    const lengths = Array.from({ length: 40 }, () => bytesOf(compressPage(PAGE, "gzip")).length);
    expect(new Set(lengths).size).toBeGreaterThan(5);
  });
});
