import { type ImportReport, type ImportSurvey, RECORD_KINDS, type RowPlace } from "@morsel/domain/import";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "./import.module.css";

type CountsTableProps = { readonly counts: ImportReport["added"]; readonly isDone?: boolean };

/** How many of each kind, those that there are. */
export const CountsTable = ({ counts, isDone = false }: CountsTableProps) => {
  const intl = useIntl();
  const kinds = RECORD_KINDS.filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return null;
  return (
    <div
      className={classes.scroll}
      role="region"
      // A region that scrolls is reached by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={intl.formatMessage({ id: isDone ? "import.kind.added" : "import.kind" })}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={isDone ? "import.kind.added" : "import.kind"} />
            </th>
            <th scope="col" className={classes.number}>
              <FormattedMessage id="import.count" />
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <FormattedMessage id={`import.kind.${kind}`} />
              </th>
              <td className={classes.number}>{intl.formatNumber(counts[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** "food-logs.csv: 6, 21": the first rows, where the file tells their lines. */
const usePlaces = () => {
  const intl = useIntl();
  return (places: readonly RowPlace[]): string => {
    const named = places.filter(({ line }) => line > 0);
    const byFile = [...Map.groupBy(named, ({ file }) => file)].map(([file, rows]) =>
      intl.formatMessage(
        { id: "import.lines" },
        {
          file,
          lines: intl.formatList(
            rows.map(({ line }) => String(line)),
            { type: "unit" },
          ),
        },
      ),
    );
    return byFile.join(" · ");
  };
};

type Rows = Pick<ImportSurvey, "leftOut" | "doubts">;

/** Rows that will be skipped and rows that look wrong, with the reason and the first lines of each. */
export const SkippedRows = ({ leftOut, doubts }: Rows) => {
  const intl = useIntl();
  const places = usePlaces();
  const rows = [
    ...leftOut.map((one) => ({ ...one, words: intl.formatMessage({ id: `import.leftOut.${one.reason}` }) })),
    ...doubts.map((one) => ({ ...one, words: intl.formatMessage({ id: `import.doubt.${one.reason}` }) })),
  ];
  if (rows.length === 0) return null;
  return (
    <div
      className={classes.scroll}
      role="region"
      // A region that scrolls is reached by the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={intl.formatMessage({ id: "import.skipped" })}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="import.reason" />
            </th>
            <th scope="col" className={classes.number}>
              <FormattedMessage id="import.rows" />
            </th>
            <th scope="col">
              <FormattedMessage id="import.firstLines" />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ reason, words, count, places: first }) => (
            <tr key={reason}>
              <th scope="row">{words}</th>
              <td className={classes.number}>{intl.formatNumber(count)}</td>
              <td>{places(first)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
