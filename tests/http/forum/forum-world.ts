import { forumClient } from "@morsel/adapters/http-contract/forum/forum-client";
import { friendsClient } from "@morsel/adapters/http-contract/friends/friends-client";
import { afterAll, beforeAll } from "vitest";
import { freshSqlite, type TestDatabase } from "../../support/sqlite.ts";
import { apiOver } from "../support/api-over.ts";
import { type Harness, ORIGIN, startServer } from "../support/harness.ts";
import { member } from "../support/page.ts";
import { sqliteStorage } from "../support/sqlite-storage.ts";

/** A server over a database of its own for the tests of a file, and members with the forum's client. */
export const forumWorld = (options: { readonly hasRateLimits?: boolean } = {}) => {
  let server: Harness | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    database = await freshSqlite();
    server = await startServer({ modules: sqliteStorage(database), ...options });
  });
  afterAll(() => database?.close());
  const there = <A>(thing: A | undefined): A => {
    if (thing === undefined) throw new Error("The server is there inside of tests and hooks only.");
    return thing;
  };
  return {
    get server() {
      return there(server);
    },
    get database() {
      return there(database);
    },
    joined: async (name: string) => {
      const page = await member(there(server), name);
      const api = apiOver(ORIGIN, page.browser.fetch);
      return { ...page, name, forum: forumClient(api), friends: friendsClient(api) };
    },
  };
};
