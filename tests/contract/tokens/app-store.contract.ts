import { AppGrantStore, AppStore } from "@morsel/application/tokens/app-store";
import { APP_GRANTS_LIMIT, type App, type AppCode, type AppGrantId, type AppId } from "@morsel/domain/identity";
import { err, ok } from "@morsel/domain/result";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { followedBy, toldOf } from "../sign-in-methods/told.ts";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const NOW = 1_700_000_000_000;
const anApp = (createdAt = NOW): App => ({
  id: randomUUID() as AppId,
  name: "Plan my week",
  redirectUris: ["https://app.example/back"],
  createdAt,
});
const aCode = ({ id, name }: App): AppCode => ({
  grant: randomUUID() as AppGrantId,
  app: id,
  name,
  redirectUri: "https://app.example/back",
  challenge: "challenge",
  scopes: ["diary:read"],
  audience: "https://morsel.example",
  endsAt: NOW + 1000,
  isUsed: false,
});
const pair = (of: string) => ({
  access: { hash: `access ${of}`, endsAt: NOW + 10 },
  refresh: { hash: `refresh ${of}`, endsAt: NOW + 100 },
});
const INVALID = { _tag: "AppRefused", error: "invalid_grant" } as const;
const taken = <A>(one: A | undefined) => (one === undefined ? err(INVALID) : ok(one));

export const appStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps apps and what members let in`, () => {
    let stores: Stores;
    let apps: AppStore;
    let grants: AppGrantStore;
    beforeAll(async () => {
      stores = await fresh();
      apps = stores.get(AppStore);
      grants = stores.get(AppGrantStore);
    });

    it("W356 apps that nobody let in are bounded, and forgotten in time", async () => {
      const [old, used, young] = [anApp(NOW - 10), anApp(NOW - 10), anApp()];
      for (const app of [old, used]) await run(apps.add(app, 2, 0));
      expect(await run(apps.byId(old.id))).toEqual(old);
      await run(grants.offer(await joined(stores), "hash", aCode(used), NOW));
      await run(apps.add(young, 2, 0));
      expect(await refusal(apps.add(anApp(), 2, 0))).toEqual({ _tag: "AppsAreFull", limit: 2 });
      await run(apps.add(anApp(), 2, NOW));
      expect(await run(apps.byId(old.id))).toBeUndefined();
      expect(await run(apps.byId(used.id))).toEqual(used);
    });

    it("W358, W359, W360 a code makes a grant of its member, and what comes twice ends it", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const code = aCode(anApp());
      await run(grants.offer(ada, "code", code, NOW, followedBy("apiTokenMade")));
      expect(await toldOf(stores, ada)).toEqual(["apiTokenMade"]);
      expect(await refusal(grants.redeem(bob, "code", taken, pair("0"), NOW))).toEqual(INVALID);
      expect(await run(grants.redeem(ada, "code", taken, pair("1"), NOW))).toEqual(code);
      const { grant: id, app, scopes, audience } = code;
      const grant = { id, app, name: code.name, scopes, audience, createdAt: NOW };
      expect(await run(grants.all(ada, NOW))).toEqual([grant]);
      expect(await run(grants.all(ada, NOW + 100))).toEqual([]);
      expect(await run(grants.byAccess(ada, "access 1", NOW))).toEqual(grant);
      expect(await run(grants.byAccess(ada, "access 1", NOW + 10))).toBeUndefined();
      expect(await run(grants.byAccess(ada, "refresh 1", NOW))).toBeUndefined();
      expect(await run(grants.byAccess(bob, "access 1", NOW))).toBeUndefined();
      expect(await refusal(grants.renew(ada, "access 1", taken, pair("2"), NOW))).toEqual(INVALID);
      const refresh = { grant: id, app, scopes, audience, endsAt: NOW + 100, isUsed: false, isEnded: false };
      expect(await run(grants.renew(ada, "refresh 1", taken, pair("2"), NOW))).toEqual(refresh);
      expect(await run(grants.grantOf(ada, "refresh 1"))).toEqual({ ...refresh, isUsed: true });
      await run(grants.used(ada, id, NOW + 5));
      expect((await run(grants.byAccess(ada, "access 2", NOW)))?.lastUsedAt).toBe(NOW + 5);
      const reused = () => err({ _tag: "Reused" } as const);
      expect(await refusal(grants.renew(ada, "refresh 1", reused, pair("3"), NOW))).toEqual(INVALID);
      expect(await run(grants.byAccess(ada, "access 2", NOW))).toBeUndefined();
      expect(await run(grants.all(ada, NOW))).toEqual([]);
      expect(await run(grants.grantOf(ada, "refresh 2"))).toMatchObject({ isEnded: true });
      // The code stays known, so that a copy of it is known for one.
      await refusal(
        grants.redeem(ada, "code", (one) => (one?.isUsed === true ? reused() : taken(one)), pair("4"), NOW),
      );
      expect(await run(grants.byAccess(ada, "access 4", NOW))).toBeUndefined();
    });

    it("W356, W360 there are so many at most, and each ends by its member alone", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const codes = Array.from({ length: APP_GRANTS_LIMIT }, () => aCode(anApp()));
      for (const code of codes) {
        await run(grants.offer(ada, code.grant, code, NOW));
        await run(grants.redeem(ada, code.grant, taken, pair(code.grant), NOW));
      }
      const full = { _tag: "AppsAreFull", limit: APP_GRANTS_LIMIT };
      expect(await refusal(grants.offer(ada, "more", aCode(anApp()), NOW))).toEqual(full);
      const id = codes[0]?.grant as AppGrantId;
      expect(await refusal(grants.end(bob, id, NOW))).toEqual({ _tag: "AppGrantNotFound", id });
      for (let i = 0; i < 2; i += 1) expect(await run(grants.end(ada, id, NOW))).toHaveLength(APP_GRANTS_LIMIT - 1);
      expect(await run(grants.byAccess(ada, `access ${id}`, NOW))).toBeUndefined();
    });
  });
