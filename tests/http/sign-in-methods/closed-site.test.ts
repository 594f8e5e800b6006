import { siteSettingsClient } from "@morsel/adapters/http-contract/site-settings/site-settings-client";
import { makeConfiguredProviders } from "@morsel/adapters/composition/server/configured-providers";
import { readProviderSettings } from "@morsel/adapters/oauth/provider-settings";
import { expect, it } from "vitest";
import { startProvider } from "../../support/oidc-provider.ts";
import { apiOver } from "../support/api-over.ts";
import { becomeAdmin } from "../support/enter-admin.ts";
import { id, ORIGIN, someone, startServer } from "../support/harness.ts";
import { member, run } from "../support/page.ts";

const PATH = "/api/services/users";

it("ID130 J44 who comes from another service joins a closed site as little as anybody, and one by invitation with its word", async () => {
  const provider = await startProvider([`${ORIGIN}/api/auth/callback/work`]);
  try {
    const settings = readProviderSettings(
      JSON.stringify([
        {
          id: "work",
          name: "Office",
          issuer: provider.issuer,
          clientId: "morsel",
          clientSecret: "a secret between two servers",
          isPrivate: true,
        },
      ]),
    );
    if ("reason" in settings) throw new Error(settings.reason);
    const server = await startServer({ providers: makeConfiguredProviders(settings, Date.now) });
    const { browser: boss } = await member(server, "boss-c");
    await becomeAdmin(server, boss);
    const site = siteSettingsClient(apiOver(ORIGIN, boss.fetch));
    let acts = 769_000;
    const set = async (name: string, value: string) => {
      await run(site.set({ id: id((acts += 1)), reason: "For the spring", name, value }));
      server.advance(11_000);
    };
    const newcomer = server.browser();
    const asked = await newcomer.form("/api/auth/signin/work", { callbackUrl: "/food/diary" });
    const { url } = (await asked.json()) as { readonly url: string };
    const back = await provider.visit(url, { login: "dora@example.org" });
    await newcomer.fetch(back.url);
    expect(await (await newcomer.get("/api/services/newcomer")).json()).toMatchObject({ email: "dora@example.org" });
    const { password: _, ...dora } = someone("dora");
    const joins = async (more: object = {}) => {
      const answer = await newcomer.send("POST", PATH, { ...dora, ...more });
      return answer.status === 201 ? 201 : ((await answer.json()) as { readonly type: string }).type.split(":").at(-1);
    };
    await set("signUp.mode", "closed");
    expect(await joins()).toBe("SignUpClosed");
    await set("signUp.mode", "invited");
    await set("signUp.invitation", "a-secret-word");
    expect(await joins()).toBe("InvitationNeeded");
    expect(await (await newcomer.get("/api/auth/session")).json()).toEqual({});
    expect(await joins({ invitation: "a-secret-word" })).toBe(201);
    expect(await (await newcomer.get("/api/auth/session")).json()).toMatchObject({ user: { name: "dora" } });
  } finally {
    await provider.stop();
  }
});
