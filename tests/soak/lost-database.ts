import { startLostDatabase } from "../support/lost-database.ts";

/**
 * PostgreSQL is taken away 200 times while 32 write through two processes; then it is frozen, and stopped and started. Prints what
 * was measured, and throws when a process ended or an entry is lost or doubled.
 */
const WRITERS = 32;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

type Answer = { readonly status: number; readonly ms: number };

const timed = async (url: string): Promise<Answer> => {
  const began = performance.now();
  const { status } = await fetch(url);
  return { status, ms: Math.round(performance.now() - began) };
};

export const lostDatabase = async (cuts: number): Promise<Readonly<Record<string, unknown>>> => {
  const lost = await startLostDatabase(WRITERS);
  try {
    const load = lost.load(WRITERS);
    const [first] = lost.servers;
    const health = `${first?.origin.replace("localhost", "127.0.0.1")}/healthz`;
    const back: number[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      const before = load.kept.length;
      while (load.kept.length < before + 20 && lost.areAlive()) await pause(5);
      await lost.cut();
      if (!lost.areAlive())
        throw new Error(
          `A process ended at cut ${cut + 1}:\n${lost.servers.map(({ log }) => log().slice(-1500)).join("\n---\n")}`,
        );
      back.push(await lost.untilReady());
    }
    const cutting = { slowestMs: Math.round(load.slowest()), readyAgainMs: Math.round(Math.max(...back)) };

    lost.postgres.freeze();
    await pause(200);
    load.slowest();
    const frozenHealth = await timed(health);
    await pause(4000);
    const frozen = { health: frozenHealth, slowestMs: Math.round(load.slowest()) };
    lost.postgres.thaw();
    const thawed = { readyAgainMs: Math.round(await lost.untilReady()) };
    await pause(1500);

    load.slowest();
    let down: Record<string, unknown> = {};
    await lost.postgres.restart(async () => {
      const health503 = await timed(health);
      await pause(3000);
      down = { health: health503, slowestMs: Math.round(load.slowest()) };
    });
    const restarted = { readyAgainMs: Math.round(await lost.untilReady()) };

    await load.stop();
    const found = await lost.entries();
    const all = new Set(found);
    const missing = load.kept.filter((id) => !all.has(id)).length;
    const figures = {
      cuts,
      kept: load.kept.length,
      statuses: Object.fromEntries(load.statuses),
      missing,
      doubled: found.length - all.size,
      cutting,
      frozen,
      thawed,
      down,
      restarted,
    };
    if (missing > 0 || all.size !== found.length || !lost.areAlive())
      throw new Error(`Lost, doubled or ended: ${JSON.stringify(figures)}`);
    return figures;
  } finally {
    await lost.close();
  }
};
