import { TokenStore } from "@morsel/application/tokens/token-store";
import { API_TOKENS_LIMIT, newSession, type ApiToken, type ApiTokenId, type SessionId } from "@morsel/domain/identity";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { followedBy, toldOf } from "../sign-in-methods/told.ts";
import { joined, refusal, run, type Fresh, type Stores } from "../stores.ts";

const aToken = (createdAt = 1_700_000_000_000): ApiToken => ({
  id: randomUUID() as ApiTokenId,
  name: "My watch",
  scopes: ["steps:write"],
  createdAt,
});

export const tokenStoreContract = (name: string, fresh: Fresh) =>
  describe(`${name} keeps tokens`, () => {
    let stores: Stores;
    let tokens: TokenStore;
    beforeAll(async () => {
      stores = await fresh();
      tokens = stores.get(TokenStore);
    });

    it("W351 one is found by the hash of its member, is made once, and says when it was used last", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const [old, young] = [aToken(), aToken(1_700_000_000_001)];
      await run(tokens.add(ada, old, "hash"));
      await run(tokens.add(ada, young, "other"));
      expect(await refusal(tokens.add(ada, old, "third"))).toEqual({ _tag: "ApiTokenExists", id: old.id });
      expect(await run(tokens.all(ada))).toEqual([young, old]);
      expect(await run(tokens.byHash(ada, "hash"))).toEqual(old);
      expect(await run(tokens.byHash(bob, "hash"))).toBeUndefined();
      await run(tokens.used(ada, old.id, 1_700_000_000_009));
      expect(await run(tokens.byHash(ada, "hash"))).toEqual({ ...old, lastUsedAt: 1_700_000_000_009 });
      expect(await run(tokens.all(bob))).toEqual([]);
    });

    it("W355 what follows from one is kept with it or not at all, and with a new password every one of its member ends", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const told = followedBy("apiTokenMade");
      const token = aToken();
      await run(tokens.add(ada, token, "hash", told));
      await refusal(tokens.add(ada, token, "again", followedBy("apiTokenMade")));
      expect(await toldOf(stores, ada)).toEqual(["apiTokenMade"]);
      await run(tokens.add(bob, aToken(), "hash"));
      const session = newSession(randomUUID() as SessionId, 1_700_000_000_000, {});
      const password = (await run(stores.members.byLogin((await run(stores.members.byId(ada)))?.email ?? "")))
        ?.password;
      await run(stores.sessions.begin(ada, password ?? "", session));
      const set = { verified: password ?? "", password: "next" };
      expect(await run(stores.members.changePassword(ada, set, { before: session.id, now: session }))).toBe(true);
      expect(await run(tokens.byHash(ada, "hash"))).toBeUndefined();
      expect(await run(tokens.all(bob))).toHaveLength(1);
    });

    it("W354 a revoked one opens nothing and makes room, revoking twice is harmless, and nobody revokes another's", async () => {
      const [ada, bob] = [await joined(stores), await joined(stores)];
      const all = Array.from({ length: API_TOKENS_LIMIT }, (_, i) => aToken(1_700_000_000_000 + i));
      for (const one of all) await run(tokens.add(ada, one, `hash ${one.id}`));
      const full = { _tag: "ApiTokensAreFull", limit: API_TOKENS_LIMIT };
      expect(await refusal(tokens.add(ada, aToken(), "more"))).toEqual(full);
      const [first = aToken()] = all;
      expect(await refusal(tokens.revoke(bob, first.id))).toEqual({ _tag: "ApiTokenNotFound", id: first.id });
      for (let i = 0; i < 2; i += 1) expect(await run(tokens.revoke(ada, first.id))).toHaveLength(API_TOKENS_LIMIT - 1);
      expect(await run(tokens.byHash(ada, `hash ${first.id}`))).toBeUndefined();
      await run(tokens.add(ada, aToken(), "more"));
    });
  });
