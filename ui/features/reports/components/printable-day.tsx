import type { PrintableDay as Day, PrintableDiary } from "@morsel/application/reports/read-printable";
import { entryFacts, isQuickEntry, summedAmount, totalsOf, type DiaryEntry } from "@morsel/domain/diary";
import { sumFacts, type NutrientId } from "@morsel/domain/nutrition";
import { FormattedMessage, useIntl } from "react-intl";
import { formatWeight } from "../../../i18n/body-figures.ts";
import { useUnits } from "../../../i18n/units.tsx";
import { OdblNotice } from "../../../food-rows/odbl-notice.tsx";
import { useDiarySettings } from "../../../settings/diary-settings.tsx";
import { namesIn } from "../../../settings/meal-names.ts";
import { useDoneWords } from "../../exercise/use-done-words.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { shortName } from "../../../figures/nutrient-names.ts";
import paper from "../../../shell/page/paper.module.css";
import classes from "./printable.module.css";

export type Included = Readonly<Record<"food" | "exercise" | "notes" | "weight", boolean>>;

export type PrintableDayProps = {
  readonly day: Day;
  readonly slots: PrintableDiary["slots"];
  readonly included: Included;
};

const COLUMNS: readonly NutrientId[] = ["energy", "carbohydrates", "fat", "protein", "fiber", "sodium"];

const UNITS = { energy: "kcal", sodium: "mg" } as const;

/** Foods of a day, meal by meal; unknown is a dash, and an incomplete sum says "at least". */
const Food = ({ entries, slots }: Pick<Day, "entries"> & Pick<PrintableDayProps, "slots">) => {
  const intl = useIntl();
  const figures = useFigures();
  const { hidden } = useDiarySettings().dashboard;
  const columns = COLUMNS.filter((id) => !hidden.includes(id));
  const names = namesIn(intl, { slots });
  const meals = [...new Set([...slots.map(({ id }) => id), ...entries.map(({ meal }) => meal)])];
  const cells = (parts: readonly DiaryEntry[]) => {
    const sum = parts.length === 1 ? sumFacts(parts.map(entryFacts)) : totalsOf(parts);
    return columns.map((id) => (
      <td key={id} className={classes.figure}>
        {figures.honest(summedAmount(sum, id), (amount) =>
          id === "energy" ? figures.energy(amount) : figures.amount(amount),
        )}
      </td>
    ));
  };
  const amountOf = (entry: DiaryEntry): string | undefined =>
    isQuickEntry(entry)
      ? undefined
      : entry.serving.id === "g"
        ? figures.withUnit(entry.grams, "g")
        : intl.formatMessage(
            { id: "printable.amount" },
            { amount: figures.typed(entry.amount), serving: entry.serving.label, grams: figures.amount(entry.grams) },
          );
  return (
    <div
      className={paper.scroll}
      role="group"
      // Keyboard users scroll tables wider than the window.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={intl.formatMessage({ id: "printable.day.table" })}
    >
      <table className={`${paper.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="printable.food" />
            </th>
            {columns.map((id) => (
              <th key={id} scope="col" className={classes.figure}>
                <FormattedMessage
                  id="reports.column"
                  values={{
                    name: intl.formatMessage(shortName(id)),
                    unit: id === "energy" ? figures.unit : id === "sodium" ? UNITS.sodium : "g",
                  }}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meals.map((meal) => {
            const eaten = entries.filter((entry) => entry.meal === meal);
            return eaten.length === 0
              ? null
              : [
                  <tr key={meal} className={classes.meal}>
                    <th scope="row">{names.of(meal)}</th>
                    {cells(eaten)}
                  </tr>,
                  ...eaten.map((entry) => (
                    <tr key={entry.id}>
                      <th scope="row">
                        {entry.description} <span className={classes.amount}>{amountOf(entry)}</span>
                      </th>
                      {cells([entry])}
                    </tr>
                  )),
                ];
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="printable.total" />
            </th>
            {cells(entries)}
          </tr>
        </tfoot>
      </table>
      <OdblNotice foodIds={entries.map(({ foodId }) => foodId)} />
    </div>
  );
};

/** A day on paper. */
export const PrintableDay = ({ day, slots, included }: PrintableDayProps) => {
  const intl = useIntl();
  const { weight } = useUnits();
  const done = useDoneWords();
  const { hidden } = useDiarySettings().dashboard;
  const { date, entries, exercise, note, weightKg, completeness } = day;
  return (
    <section className={classes.day}>
      <h2>
        {intl.formatDate(new Date(`${date}T12:00:00Z`), { dateStyle: "full", timeZone: "UTC" })}
        {completeness === "partial" && included.food && (
          <span className={classes.amount}>
            {" · "}
            <FormattedMessage id="reports.note.partial" />
          </span>
        )}
      </h2>
      {included.food &&
        (entries.length > 0 ? (
          <Food entries={entries} slots={slots} />
        ) : (
          <p>
            <FormattedMessage id={completeness === "fasted" ? "reports.note.fasted" : "reports.note.untracked"} />
          </p>
        ))}
      {included.exercise && exercise.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="printable.exercise" />
          </h3>
          <ul>
            {exercise.map((entry) => (
              <li key={entry.id}>
                {entry.name} <span className={classes.amount}>{done(entry)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {included.weight && weightKg !== undefined && !hidden.includes("weight") && (
        <p>
          <FormattedMessage id="printable.weight" values={{ weight: formatWeight(intl, weight, weightKg) }} />
        </p>
      )}
      {included.notes && note !== undefined && (
        <>
          <h3>
            <FormattedMessage id="printable.note" />
          </h3>
          <p className={classes.note}>{note}</p>
        </>
      )}
    </section>
  );
};
