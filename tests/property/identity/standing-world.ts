import { makeMemoryClock } from "@morsel/adapters/memory/platform/clock";
import { emptyWorld } from "../../support/world.ts";

/** Half past eleven in the evening, in UTC. */
export const NOW = Date.UTC(2026, 2, 4, 23, 30);

/** An empty product whose clock stands until it is told. */
export const standingWorld = () => {
  const { clock, monotonic, advance } = makeMemoryClock(NOW);
  return { ...emptyWorld({ clock, monotonic }), monotonic, advance };
};
