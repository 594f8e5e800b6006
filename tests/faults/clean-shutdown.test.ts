import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeSqlNotificationStore } from "@morsel/adapters/sql/notifications/notification-store";
import type { MemberId } from "@morsel/domain/identity";
import { Effect } from "effect";
import { afterAll, describe, expect, it } from "vitest";
import { SAMPLE_DAY_MEALS, logMeals } from "../support/journey.ts";
import { newMember } from "../support/member.ts";
import { openAt } from "../support/open-at.ts";
import { dataFolder, SERVER, SERVER_FLAGS, startServer } from "../support/server.ts";

const root = join(import.meta.dirname, "../..");
const folders: ReturnType<typeof dataFolder>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));
const newFolder = (): string => {
  const folder = dataFolder();
  folders.push(folder);
  return folder.path;
};

const doctor = (data: string) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SERVER_FLAGS, "adapters/composition/cli/doctor.ts"],
    {
      cwd: root,
      env: { ...process.env, MORSEL_DATA: data },
      encoding: "utf8",
    },
  );
  return { status, said: (stdout + stderr).trim() };
};

describe("a database whose log got lost", () => {
  it("is told from one that was closed in order, and from one that was killed", async () => {
    const data = newFolder();
    const log = join(data, "morsel.sqlite-wal");
    expect(doctor(data)).toEqual({ status: 1, said: expect.stringContaining("There is no database") });

    const first = await startServer(data);
    await logMeals(await newMember(first.origin), "2026-03-14", SAMPLE_DAY_MEALS);
    expect(await first.kill("SIGTERM")).toBe(0);
    expect(doctor(data)).toEqual({ status: 0, said: expect.stringContaining("The last stop was in order.") });

    const second = await startServer(data);
    await logMeals(await newMember(second.origin), "2026-03-14", SAMPLE_DAY_MEALS);
    await second.kill("SIGKILL");
    expect(second.log()).not.toContain("Warning");
    expect(doctor(data)).toEqual({ status: 0, said: expect.stringContaining("nothing is missing") });

    const third = await startServer(data);
    await logMeals(await newMember(third.origin), "2026-03-15", SAMPLE_DAY_MEALS);
    await third.kill("SIGKILL");
    expect(third.log()).not.toContain("Warning");
    for (const name of [log, join(data, "morsel.sqlite-shm")]) rmSync(name, { force: true });
    expect(doctor(data)).toEqual({
      status: 1,
      said: expect.stringContaining(`${log}, which held what was written last`),
    });

    const fourth = await startServer(data);
    expect(fourth.log()).toContain(`Warning: The server did not close ${join(data, "morsel.sqlite")} the last time`);
    expect(await fourth.kill("SIGTERM")).toBe(0);
    expect(existsSync(join(data, "morsel.sqlite-open"))).toBe(false);
    expect(doctor(data).status).toBe(0);
  });

  it("is not confused with damage", () => {
    const data = newFolder();
    writeFileSync(
      join(data, "morsel.sqlite"),
      "no database at all, and longer than the header of one would be".repeat(100),
    );
    expect(doctor(data)).toEqual({ status: 1, said: expect.stringMatching(/not a database|damaged/) });
  });
});

describe("the secret that seals sessions", () => {
  const start = (data: string) => {
    const { status, stderr } = spawnSync(process.execPath, SERVER, {
      cwd: root,
      env: { ...process.env, MORSEL_DATA: data, PORT: "0", HOST: "127.0.0.1" },
      encoding: "utf8",
      timeout: 60_000,
    });
    return { status, said: stderr.trim() };
  };

  it.each([
    ["empty", "", "is empty"],
    ["only space", " \n\n", "is empty"],
    ["short", "abc\n", "has fewer than 32 characters"],
  ])("is %s: says so, and what to do", (_name, text, said) => {
    const data = newFolder();
    const path = join(data, "session-secret");
    writeFileSync(path, text);
    const refused = start(data);
    expect(refused).toEqual({ status: 1, said: expect.stringContaining(`The file ${path} ${said}`) });
    expect(refused.said).toContain("remove it: then a new one is made");
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("is made whole, and nothing of its making stays", async () => {
    const data = newFolder();
    const server = await startServer(data);
    expect(readFileSync(join(data, "session-secret"), "utf8")).toMatch(/^[\w-]{43}\n$/);
    expect(readdirSync(data).filter((name) => name.startsWith("session-secret"))).toEqual(["session-secret"]);
    expect(await server.kill("SIGTERM")).toBe(0);
  });
});

describe("pages that listen", () => {
  it("W233, W232: a stop waits for none of them; what another process changes reaches them before", async () => {
    const data = newFolder();
    const server = await startServer(data);
    const ada = await newMember(server.origin);
    const { userId } = (await (await ada.call("/api/auth/session")).json()) as { readonly userId: MemberId };
    const streams = await Promise.all([1, 2, 3].map(() => ada.call("/api/services/notifications/stream")));
    const sql = await openAt(join(data, "morsel.sqlite"));
    await Effect.runPromise(makeSqlNotificationStore(sql).add(userId, { unread_message_count: 7 }));
    await Effect.runPromise(sql.close);
    const [first, ...others] = streams.map((stream) => stream.body?.pipeThrough(new TextDecoderStream()).getReader());
    let heard = "";
    while (!heard.includes('"unread_message_count":7')) heard += (await first?.read())?.value ?? "";
    expect(await server.kill("SIGTERM")).toBe(0);
    // Ended in order, not torn off after the patience for what is in flight.
    for (const reader of [first, ...others]) {
      let last = await reader?.read();
      while (last?.done === false) last = await reader?.read();
      expect(last?.done).toBe(true);
    }
  });
});
