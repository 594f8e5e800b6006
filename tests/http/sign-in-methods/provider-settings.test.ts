import { makeConfiguredProviders } from "@morsel/adapters/composition/server/configured-providers";
import { readProviderSettings } from "@morsel/adapters/oauth/provider-settings";
import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ORIGIN, startServer } from "../support/harness.ts";

const configured = (...list: readonly object[]) => {
  const settings = readProviderSettings(JSON.stringify(list));
  if ("reason" in settings) throw new Error(settings.reason);
  return makeConfiguredProviders(settings, Date.now);
};

const urlOf = async (response: Response): Promise<string> =>
  String(((await response.json()) as { readonly url?: unknown }).url);

describe("what an operator says of providers", () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" });
  const secrets = { clientId: "id", clientSecret: "s3cr3t" };

  it("presets need no more than what the service gave, and are listed beside name and password", async () => {
    const apple = { preset: "apple", clientId: "org.example", teamId: "T", keyId: "K", privateKey: pem };
    const providers = configured({ preset: "google", ...secrets }, apple, { preset: "facebook", ...secrets });
    expect(providers.all).toEqual([
      { id: "google", name: "Google", isFormPost: false },
      { id: "apple", name: "Apple", isFormPost: true },
      { id: "facebook", name: "Facebook", isFormPost: false },
    ]);
    const server = await startServer({ providers });
    const listed = (await (await server.browser().get("/api/auth/providers")).json()) as object;
    expect(Object.keys(listed)).toEqual(["credentials", "google", "apple", "facebook"]);
    expect(listed).toMatchObject({ apple: { type: "oauth", callbackUrl: `${ORIGIN}/api/auth/callback/apple` } });
    // Facebook's addresses are known without asking it.
    const asked = await urlOf(await server.browser().form("/api/auth/signin/facebook", {}));
    expect(asked).toMatch(/^https:\/\/www\.facebook\.com\/dialog\/oauth\?/);
  });

  it("refuses what cannot work, and repeats no secret", () => {
    for (const [given, reason] of [
      ["{", /must be a list in JSON/],
      ["{}", /must be a list in JSON/],
      [JSON.stringify([{ preset: "myspace", ...secrets }]), /google, apple, facebook/],
      [JSON.stringify([{ preset: "google", clientId: "id" }]), /needs clientId and clientSecret/],
      [JSON.stringify([{ id: "credentials", issuer: "https://id.example", ...secrets }]), /needs an id/],
      [JSON.stringify([{ id: "Work Place", issuer: "https://id.example", ...secrets }]), /needs an id/],
      [JSON.stringify([{ id: "work", issuer: "http://id.example", ...secrets }]), /needs an issuer/],
      [
        JSON.stringify([
          { preset: "google", ...secrets },
          { preset: "google", ...secrets },
        ]),
        /names one id twice/,
      ],
    ] as const) {
      const read = readProviderSettings(given);
      expect([given, "reason" in read ? read.reason : "taken"]).toEqual([given, expect.stringMatching(reason)]);
      expect(JSON.stringify(read)).not.toContain("s3cr3t");
    }
  });
});
