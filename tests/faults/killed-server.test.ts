import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { afterAll, expect, it } from "vitest";
import { KILLS, KILLS_TIMEOUT, writesBefore } from "../support/kills.ts";
import { newMember, uuidv7, type SignedInMember } from "../support/member.ts";
import { dataFolder, freePort, startServer } from "../support/server.ts";

const DATE = "2026-03-14";
const WRITERS = 6;
/** More days than any machine fills before the last kill: a day takes 200 entries. */
const DATES = Array.from({ length: 400 }, (_, day) => addDays("2026-02-01" as CalendarDate, day));
const data = dataFolder();
afterAll(data.remove);

type Logged = { readonly acknowledged: string[]; readonly sent: Set<string> };

/** The day of an entry follows from its id, so that a repeat is the same entry and the days fill evenly. */
const dateOf = (id: string): string => DATES[Number.parseInt(id.slice(-6), 16) % DATES.length] ?? DATE;

/** Keeps logging until the connection breaks; repeats what was not acknowledged, as a page does after a reconnect. */
const keepLogging = async (member: SignedInMember, book: Logged, open: string[]): Promise<void> => {
  for (let turn = 0; ; turn += 1) {
    const id = open.pop() ?? uuidv7();
    book.sent.add(id);
    try {
      const response = await member.call(`/api/services/diary/${dateOf(id)}/entries`, {
        method: "POST",
        body: {
          entries: [{ id, meal: "lunch", food_id: "sr28-09040", amount: 100 + (turn % 50), unit: "g", planned: false }],
        },
      });
      if (response.status !== 201) throw new Error(`answered ${response.status}: ${await response.text()}`);
      await response.arrayBuffer();
      book.acknowledged.push(id);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith("answered")) throw error;
      open.push(id);
      return;
    }
  }
};

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Until so many more are acknowledged; ends as well when the writers do, who then say why. */
const untilAcknowledged = async (book: Logged, more: number, writers: Promise<unknown>): Promise<void> => {
  const [before, over] = [book.acknowledged.length, { is: false }];
  const ended = writers.finally(() => Object.assign(over, { is: true }));
  const enough = async (): Promise<void> => {
    while (!over.is && book.acknowledged.length < before + more) await pause(2);
  };
  await Promise.race([enough(), ended]);
};

it(
  `no acknowledged entry is missing or doubled after ${KILLS} kills under load`,
  { timeout: KILLS_TIMEOUT },
  async () => {
    const port = await freePort();
    const book: Logged = { acknowledged: [], sent: new Set() };
    const open: string[] = [];
    let member: SignedInMember | undefined;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await startServer(data.path, {}, port);
      member ??= await newMember(server.origin);
      const who = member;
      const writers = Promise.all(Array.from({ length: WRITERS }, () => keepLogging(who, book, open)));
      try {
        await untilAcknowledged(book, writesBefore(kill), writers);
      } finally {
        await server.kill("SIGKILL");
      }
      await writers;
    }
    const server = await startServer(data.path, {}, port);
    try {
      const found: string[] = [];
      for (const date of DATES) {
        const response = await member?.call(`/api/services/diary/${date}`);
        expect(response?.status).toBe(200);
        const day = (await response?.json()) as {
          entries: { id: string; grams: number }[];
          totals: { energy?: { value: number } };
        };
        found.push(...day.entries.map(({ id }) => id));
        const grams = day.entries.reduce((sum, entry) => sum + entry.grams, 0);
        if (grams > 0) expect(day.totals.energy?.value).toBeCloseTo((grams * 89) / 100, 3);
      }
      expect(book.acknowledged.length).toBeGreaterThanOrEqual(KILLS);
      expect(new Set(found).size).toBe(found.length);
      expect(book.acknowledged.filter((id) => !found.includes(id))).toEqual([]);
      expect(found.filter((id) => !book.sent.has(id))).toEqual([]);
    } finally {
      await server.kill();
    }
  },
);

it("SIGTERM ends in order: what is in flight is answered, the code is 0", async () => {
  const server = await startServer(data.path);
  const member = await newMember(server.origin);
  const inFlight = Array.from({ length: 5 }, () =>
    member.call(`/api/services/diary/${DATE}/entries`, {
      method: "POST",
      body: {
        entries: [{ id: uuidv7(), meal: "dinner", food_id: "sr28-09040", amount: 100, unit: "g", planned: false }],
      },
    }),
  );
  await Promise.race(inFlight);
  expect(await server.kill("SIGTERM")).toBe(0);
  const answered = await Promise.allSettled(inFlight);
  expect(answered.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
});
