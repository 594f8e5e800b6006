import type { CatalogueSource, RowRefusal, ImportCounts } from "@morsel/domain/foods";
import type { CatalogueImport, SourceState } from "@morsel/application/catalogues/catalogue-store";
import type { Imported } from "@morsel/application/catalogues/import-catalogue";

const number = new Intl.NumberFormat("en");
const shown = (count: number): string => number.format(count);

export const SOURCE_NAMES: { readonly [Source in CatalogueSource]: string } = {
  fdc: "FoodData Central (U.S. Department of Agriculture), CC0 1.0",
  off: "Open Food Facts (openfoodfacts.org contributors), Open Database License 1.0",
  members: "Foods that members of this server submitted for everyone",
};

const REASONS: { readonly [Reason in RowRefusal]: string } = {
  noName: "without a name",
  noEnergy: "without energy",
  codeUnreadable: "whose code is no number",
  notUtf8: "that are no UTF-8",
  tooLong: "longer than 16 MB",
  unreadable: "that cannot be read",
  wrongColumns: "with more or fewer columns than the header",
  noPartner: "without their row in another table",
};

const countLines = (counts: ImportCounts): readonly string[] => [
  `${shown(counts.read)} read: ${shown(counts.added)} new, ${shown(counts.updated)} in a newer version, ${shown(counts.unchanged)} known already.`,
  ...(counts.doubtful === 0
    ? []
    : [`${shown(counts.doubtful)} of them have figures that are doubtful or incomplete; each says so.`]),
  ...Object.entries(counts.refused).map(
    ([reason, count]) => `${shown(count)} left out: ${REASONS[reason as RowRefusal]}.`,
  ),
];

export const summaryLines = ({ name, counts, isNew }: Imported): readonly string[] => [
  ...countLines(counts),
  isNew
    ? `${name} is complete. Searches find it within five seconds; npm run foods -- undo ${name} takes it back.`
    : "All of it was there already: nothing was changed.",
];

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

const STATES: { readonly [State in CatalogueImport["state"]]: string } = {
  running: "interrupted or still running, not shown",
  complete: "complete",
  undoing: "half undone, not shown",
};

export const importLines = (imports: readonly CatalogueImport[]): readonly string[] =>
  imports.length === 0
    ? ["Nothing was imported yet."]
    : imports.flatMap((one) => [
        `${one.name}  ${dateOf(one.startedAt)}  ${one.file.name}  ${STATES[one.state]}`,
        ...countLines(one.counts).map((line) => `    ${line}`),
      ]);

export const sourceLines = (sources: readonly SourceState[]): readonly string[] =>
  sources.map(
    ({ source, isOn, imports }) =>
      `${source}  ${isOn ? "on" : "off"}  ${SOURCE_NAMES[source]}, ${shown(imports)} ${imports === 1 ? "import" : "imports"}`,
  );

const timeOf = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

export const progressLine = (counts: ImportCounts, share: number, elapsedMs: number): string => {
  const left = share > 0.001 && share < 1 ? `, ${timeOf(((elapsedMs / share) * (1 - share)) / 1000)} left` : "";
  return `${(share * 100).toFixed(1)} %  ${shown(counts.read)} read, ${shown(counts.added + counts.updated)} kept${left}`;
};

const SAID_EVERY_MS = 2000;

/** A line now and then: enough to see that it goes on, and for how long. */
export const progressOf = (startedMs: number, say: (line: string) => void) => {
  let saidAt = startedMs;
  return (nowMs: number, counts: ImportCounts, share: number): void => {
    if (nowMs - saidAt < SAID_EVERY_MS) return;
    saidAt = nowMs;
    say(progressLine(counts, share, nowMs - startedMs));
  };
};
