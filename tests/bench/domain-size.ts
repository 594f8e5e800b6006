import { conceptBytes, exportBytes, exportedBy } from "../domain-package/export-sizes.ts";
import { concepts, installedConsumer } from "../domain-package/packed.ts";
import type { Figure } from "./figures.ts";

/** As the tests count. */
const KILOBYTE = 1024;

/** Bundled size of the domain for a team that installs the package: one function, and each sub-path as a whole. */
export const domainSize = async (): Promise<readonly Figure[]> => {
  const consumer = installedConsumer();
  try {
    const figures: Figure[] = [];
    for (const concept of concepts()) {
      if (Object.keys(await exportedBy(consumer, concept)).length === 0) continue;
      const value = (await conceptBytes(consumer, concept)) / KILOBYTE;
      figures.push({ what: `@morsel/domain/${concept}, every export of it`, value, unit: "kB gzip" });
    }
    const one = (await exportBytes(consumer, "units", "readAmount")) / KILOBYTE;
    return [
      { what: "one function imported: readAmount", value: one, unit: "kB gzip", target: "≤ 1 kB", reached: one <= 1 },
      ...figures,
    ];
  } finally {
    consumer.remove();
  }
};
