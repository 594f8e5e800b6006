import { installedConsumer } from "../domain-package/packed.ts";
import { exportBytes, wholeBytes } from "../domain-package/whole.ts";
import type { Figure } from "./figures.ts";

/** As the tests count. */
const KILOBYTE = 1024;

/** What the domain costs a team that bundles it, packed and installed as they would; the tests ask this of each function. */
export const domainSize = async (): Promise<readonly Figure[]> => {
  const consumer = installedConsumer();
  try {
    const whole = (await wholeBytes(consumer)) / KILOBYTE;
    const one = (await exportBytes(consumer, "units", "readAmount")) / KILOBYTE;
    return [
      {
        what: "@morsel/domain, every export of it",
        value: whole,
        unit: "kB gzip",
        target: "≤ 20 kB",
        reached: whole <= 20,
      },
      { what: "one function imported: readAmount", value: one, unit: "kB gzip", target: "≤ 1 kB", reached: one <= 1 },
    ];
  } finally {
    consumer.remove();
  }
};
