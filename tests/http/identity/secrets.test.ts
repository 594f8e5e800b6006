import { purposeKeys } from "@morsel/adapters/crypto/purpose-keys";
import { rotateSecretIn, readSecrets } from "@morsel/adapters/crypto/secret";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataFolder } from "../../support/server.ts";
import { type Harness, joined, memoryStorage, PASSWORD, startServer } from "../support/harness.ts";

const secret = (word: string): string => `the ${word} secret, long enough for tests`;
const [FIRST, SECOND, THIRD] = [secret("first"), secret("second"), secret("third")];

describe("two secrets are good at once", () => {
  /** Servers one after another over the same storage, each with its secrets, and a browser that goes from one to the next. */
  const successors = async (pairs: readonly (readonly [secret: string, previousSecret?: string])[]) => {
    const modules = memoryStorage();
    const servers: Harness[] = [];
    for (const [current, previousSecret] of pairs)
      servers.push(
        await startServer({ modules, secret: current, ...(previousSecret === undefined ? {} : { previousSecret }) }),
      );
    return servers;
  };
  const at = (server: Harness | undefined, cookies: ReadonlyMap<string, string>) => {
    if (server === undefined) throw new Error("no server");
    const browser = server.browser();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  };

  it("ID82 who is signed in stays so over one change, and comes over to the new secret", async () => {
    const [before, after, later] = await successors([[FIRST], [SECOND, FIRST], [THIRD, SECOND]]);
    if (before === undefined) throw new Error("no server");
    const ada = await joined(before);
    const moved = at(after, ada.cookies);
    expect((await moved.get("/api/services/users")).status).toBe(200);
    expect(moved.cookies.get("next-auth.session-token")).not.toBe(ada.cookies.get("next-auth.session-token"));
    expect((await at(later, moved.cookies).get("/api/services/users")).status).toBe(200);
    // A member who did not visit meanwhile signs in once more.
    expect((await at(later, ada.cookies).get("/api/services/users")).status).toBe(401);
  });

  it("ID82 forms and known devices of the earlier secret are taken too, and of none before", async () => {
    const [before, after, later] = await successors([[FIRST], [SECOND, FIRST], [THIRD, SECOND]]);
    if (before === undefined) throw new Error("no server");
    const ada = await joined(before);
    const csrfToken = (ada.cookies.get("next-auth.csrf-token") ?? "").split("%7C")[0] ?? "";
    for (let n = 0; n < 6; n += 1) await at(after, new Map()).signIn("ada", "wrong");
    expect((await at(after, new Map()).signIn("ada", PASSWORD)).status).toBe(429);
    expect((await at(after, ada.cookies).signIn("ada", PASSWORD, { csrfToken })).status).toBe(200);
    expect((await at(later, ada.cookies).signIn("ada", PASSWORD, { csrfToken })).status).toBe(403);
  });

  it("ID82 a link whose mail was queued before the change and sent after it is good", async () => {
    const [before, after] = await successors([[FIRST], [SECOND, FIRST]]);
    if (before === undefined || after === undefined) throw new Error("no server");
    await joined(before);
    expect(await after.runJobs()).toBeGreaterThan(0);
    const [, token = ""] = /verify-email#(\S+)/.exec(after.mails().at(-1)?.text ?? "") ?? [];
    const confirmed = await after.browser().send("POST", "/api/services/account/verify-email", { token });
    expect([confirmed.status, await confirmed.json()]).toEqual([200, { email: "ada@example.org" }]);
  });

  it("ID82 each purpose has keys of its own", () => {
    const purposes = [
      "session token encryption",
      "form token",
      "known device",
      "sealed value",
      "link in a mail",
    ] as const;
    const keys = purposes.flatMap((purpose) =>
      purposeKeys([FIRST, SECOND], purpose).map((key) => Buffer.from(key).toString("hex")),
    );
    expect(new Set(keys).size).toBe(10);
  });

  it("ID82 the file in the data directory holds both, for its owner only", () => {
    const folder = dataFolder();
    const path = join(folder.path, "session-secret");
    const [first] = readSecrets(folder.path);
    expect(readSecrets(folder.path)).toEqual([first]);
    rotateSecretIn(folder.path);
    const [second, ...before] = readSecrets(folder.path);
    expect([second === first, before]).toEqual([false, [first]]);
    rotateSecretIn(folder.path);
    expect(readSecrets(folder.path).slice(1)).toEqual([second]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    writeFileSync(path, `${readFileSync(path, "utf8").split("\n")[0]}\nshort\n`);
    const opened = (): unknown => {
      try {
        return readSecrets(folder.path);
      } catch (problem) {
        return problem;
      }
    };
    expect(opened()).toMatchObject({ _tag: "SecretUnusable" });
    folder.remove();
  });
});
