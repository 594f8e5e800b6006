import * as oauth from "oauth4webapi";
import { beforeAll, describe, expect, it } from "vitest";
import { type Browser, type Harness, joined, ORIGIN, startServer, TODAY } from "../support/harness.ts";

const APPS = "/api/services/account/apps";
const BACK = "https://app.example/back";

describe("W356 to W360 apps over the wire, with a client library of others", () => {
  let server: Harness;
  let ada: Browser;
  let as: oauth.AuthorizationServer;
  const how = () => ({
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: (url: string, init: object) => server.handler(new Request(url, init as RequestInit)),
  });
  beforeAll(async () => {
    server = await startServer();
    ada = await joined(server, "ada");
    const found = await oauth.discoveryRequest(new URL(ORIGIN), { ...how(), algorithm: "oauth2" });
    as = await oauth.processDiscoveryResponse(new URL(ORIGIN), found);
  });

  const registered = async (redirect_uris = [BACK]): Promise<oauth.Client> => {
    const metadata = { client_name: "Plan my week", redirect_uris, token_endpoint_auth_method: "none" };
    const answer = await oauth.dynamicClientRegistrationRequest(as, metadata, how());
    return oauth.processDynamicClientRegistrationResponse(answer);
  };
  /** The address to which the member's browser goes, and the secret that the app keeps. */
  const consented = async (client: oauth.Client, more: Record<string, string> = {}, allowed?: readonly string[]) => {
    const verifier = oauth.generateRandomCodeVerifier();
    const asked: Record<string, string> = {
      client_id: client.client_id,
      redirect_uri: BACK,
      response_type: "code",
      scope: "diary:read foods:read",
      state: "here",
      // The memory's PKCE is plain, as its other secrets are.
      code_challenge: verifier,
      code_challenge_method: "S256",
      ...more,
    };
    const question = await ada.get(`${APPS}/asked?${new URLSearchParams(asked).toString()}`);
    const body = { ...asked, allowed: allowed ?? ["diary:read", "foods:read"] };
    const answer = await ada.send("POST", `${APPS}/asked`, body);
    const { redirect_to: to } = (await answer.json()) as { readonly redirect_to: string };
    return { question, answer, to, verifier };
  };
  const redeemed = async (client: oauth.Client, to: string, verifier: string) => {
    const back = oauth.validateAuthResponse(as, client, new URL(to), "here");
    const answer = await oauth.authorizationCodeGrantRequest(as, client, oauth.None(), back, BACK, verifier, how());
    return oauth.processAuthorizationCodeResponse(as, client, answer);
  };
  const renewed = async (client: oauth.Client, token = "") => {
    const answer = await oauth.refreshTokenGrantRequest(as, client, oauth.None(), token, how());
    return oauth.processRefreshTokenResponse(as, client, answer);
  };
  const speak = async (token: string, path = `/api/services/diary/${TODAY}`) =>
    (await server.handler(new Request(ORIGIN + path, { headers: { authorization: `Bearer ${token}` } }))).status;
  const connected = async () =>
    ((await (await ada.get(APPS)).json()) as { readonly items: readonly Record<string, unknown>[] }).items;

  it("W358, W360: an app is let in for what the member allowed, and no more", async () => {
    const client = await registered();
    const { question, to, verifier } = await consented(client, {}, ["diary:read"]);
    expect(await question.json()).toEqual({ name: "Plan my week", scopes: ["diary:read", "foods:read"] });
    const { access_token: access, scope, expires_in } = await redeemed(client, to, verifier);
    expect([scope, expires_in]).toEqual(["diary:read", 3600]);
    expect(await speak(access)).toBe(200);
    expect(await speak(access, "/api/services/goals")).toBe(403);
    expect(await speak(access, APPS)).toBe(403);
    expect((await connected())[0]).toMatchObject({ name: "Plan my week", scopes: ["diary:read"] });
  });

  it("W357: answers go to addresses of the app alone", async () => {
    const client = await registered();
    const { answer } = await consented(client, { redirect_uri: "https://evil.example/back" });
    expect([answer.status, await answer.json().catch(() => undefined)]).toMatchObject([422, undefined]);
    const unknown = await consented({ client_id: "nobody" });
    expect(unknown.question.status).toBe(422);
    const { to } = await consented(client, { code_challenge_method: "plain" });
    expect(new URL(to).searchParams.get("error")).toBe("invalid_request");
    expect(to.startsWith(`${BACK}?`)).toBe(true);
    const denied = await consented(client, {}, []);
    expect(new URL(denied.to).searchParams.get("error")).toBe("access_denied");
    for (const [field, error] of [
      [{ scope: "everything" }, "invalid_scope"],
      [{ resource: "https://other.example" }, "invalid_target"],
      [{ response_type: "token" }, "unsupported_response_type"],
    ] as const)
      expect(new URL((await consented(client, { ...field })).to).searchParams.get("error")).toBe(error);
  });

  it("W359: a refresh token is good once; a copy of it, or of a code, ends all", async () => {
    const client = await registered();
    const { to, verifier } = await consented(client);
    const first = await redeemed(client, to, verifier);
    const second = await renewed(client, first.refresh_token);
    expect(await speak(second.access_token)).toBe(200);
    await expect(renewed(client, first.refresh_token)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await speak(second.access_token)).toBe(401);
    await expect(renewed(client, second.refresh_token)).rejects.toMatchObject({ error: "invalid_grant" });

    const again = await consented(client);
    const third = await redeemed(client, again.to, again.verifier);
    expect(await speak(third.access_token)).toBe(200);
    await expect(redeemed(client, again.to, again.verifier)).rejects.toMatchObject({ error: "invalid_grant" });
    expect(await speak(third.access_token)).toBe(401);
  });

  it("W358: a code is good for its app and secret, for five minutes", async () => {
    const client = await registered();
    const { to, verifier } = await consented(client);
    await expect(redeemed(client, to, `${verifier.slice(1)}x`)).rejects.toMatchObject({ error: "invalid_grant" });
    await expect(redeemed(await registered(), to, verifier)).rejects.toMatchObject({ error: "invalid_grant" });
    server.advance(300_000);
    await expect(redeemed(client, to, verifier)).rejects.toMatchObject({ error: "invalid_grant" });
  });

  it("W360: an app ends by its own word, and by its member's; tokens are good for one address", async () => {
    const client = await registered();
    const letIn = async (more?: Record<string, string>) => {
      const { to, verifier } = await consented(client, more);
      return redeemed(client, to, verifier);
    };
    const mcp = await letIn({ resource: `${ORIGIN}/mcp` });
    expect(await speak(mcp.access_token)).toBe(401);
    const revoked = await letIn();
    const answer = await oauth.revocationRequest(as, client, oauth.None(), revoked.refresh_token ?? "", how());
    await oauth.processRevocationResponse(answer);
    expect(await speak(revoked.access_token)).toBe(401);
    const ended = await letIn();
    const [one] = await connected();
    expect((await ada.send("DELETE", `${APPS}/${String(one?.["id"])}`)).status).toBe(200);
    expect(await speak(ended.access_token)).toBe(401);
  });

  it("W356: an app without an address of its own is not taken", async () => {
    for (const uri of ["http://evil.example/x", "javascript:alert(1)", "https://a.example/#x", "https://u@a.example/"])
      await expect(registered([uri])).rejects.toMatchObject({ error: "invalid_redirect_uri" });
    for (const uri of ["http://127.0.0.1/back", "com.example.app:/back"]) await registered([uri]);
  });

  it("W359, W360: an access token ends after an hour, and who has not shown lately who they are lets nobody in", async () => {
    const client = await registered();
    const { to, verifier } = await consented(client);
    const { access_token: access } = await redeemed(client, to, verifier);
    server.advance(3_599_000);
    expect(await speak(access)).toBe(200);
    server.advance(1_000);
    expect(await speak(access)).toBe(401);
    const late = await ada.send("POST", `${APPS}/asked`, {
      client_id: client.client_id,
      redirect_uri: BACK,
      response_type: "code",
      code_challenge: verifier,
      code_challenge_method: "S256",
      allowed: ["diary:read"],
    });
    expect([late.status, await late.json()]).toMatchObject([403, { type: "urn:morsel:problem:ConfirmationNeeded" }]);
  });

  it("hands what an app asks to the page, to the letter", async () => {
    const query = "state=1e3&scope=diary:read%20foods:read";
    const answer = await server.handler(
      new Request(`${as.authorization_endpoint ?? ""}?${query}`, { redirect: "manual" }),
    );
    const word = new URL(answer.headers.get("location") ?? "", ORIGIN).searchParams.get("request") ?? "";
    expect([answer.status, Buffer.from(word.slice(2), "base64url").toString()]).toEqual([302, query]);
  });

  it("tells who asks without a token where to begin, and pages of other sites what apps may know", async () => {
    const json = { "content-type": "application/json", accept: "application/json" };
    const nobody = await server.handler(new Request(`${ORIGIN}/mcp`, { method: "POST", headers: json, body: "{}" }));
    const url = /resource_metadata="([^"]+)"/.exec(nobody.headers.get("www-authenticate") ?? "")?.[1] ?? "";
    const resource = await server.handler(new Request(url, { headers: { origin: "https://app.example" } }));
    expect(resource.headers.get("access-control-allow-origin")).toBe("*");
    expect(await resource.json()).toMatchObject({ resource: `${ORIGIN}/mcp`, authorization_servers: [ORIGIN] });
  });
});
