import { Button } from "@mantine/core";
import type { Digest } from "@morsel/domain/weekly-digest";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import paper from "../../../shell/page/paper.module.css";
import { useFigures } from "../../../figures/figures.tsx";
import { useDigestWords } from "../use-digest-words.ts";
import classes from "./digest.module.css";
import { WeekDays } from "./week-days.tsx";
import { WeekFigures } from "./week-figures.tsx";

export type DigestSheetProps = {
  readonly digest: Digest;
  readonly pathOf: (date: CalendarDate) => string;
};

/** A week in one page: what was eaten against what was planned, the body, what was done, what was thin. */
export const DigestSheet = ({ digest, pathOf }: DigestSheetProps) => {
  const intl = useIntl();
  const words = useDigestWords();
  const { from, to, today, completeness, steps, streak } = digest;
  const logged = completeness.partial + completeness.complete + completeness.fasted;
  return (
    <div className={`${classes.digest} ${paper.paper}`}>
      <nav className={classes.weeks} aria-label={intl.formatMessage({ id: "digest.weeks" })}>
        <AppLink className={classes.other} path={pathOf(addDays(from, -1))}>
          <FormattedMessage id="digest.previous" />
        </AppLink>
        <h2>{words.range(digest)}</h2>
        {to < today ? (
          <AppLink className={classes.other} path={pathOf(addDays(to, 1))}>
            <FormattedMessage id="digest.next" />
          </AppLink>
        ) : (
          <span className={classes.other} aria-hidden="true" />
        )}
      </nav>
      {logged === 0 ? null : <WeekFigures digest={digest} logged={logged} />}
      <p className={classes.lead}>
        <FormattedMessage
          id={logged === 0 ? "digest.none" : "digest.logged"}
          values={{ logged, complete: completeness.complete, fasted: completeness.fasted }}
        />{" "}
        {to < today ? null : <FormattedMessage id="digest.running" />}
      </p>
      {logged === 0 ? null : (
        <Sheet labelledBy="digest-food">
          <EatenPart digest={digest} />
        </Sheet>
      )}
      <div className={classes.parts}>
        {steps === undefined ? null : (
          <Part id="digest-steps" title={<FormattedMessage id="digest.steps" />}>
            {words.steps(steps)}
          </Part>
        )}
        <Part id="digest-streak" title={<FormattedMessage id="digest.streak" />}>
          <FormattedMessage id="digest.streak.days" values={{ days: streak }} />
        </Part>
      </div>
      <NutrientParts digest={digest} />
      <div className={classes.tools}>
        <Button variant="default" onClick={() => window.print()}>
          <FormattedMessage id="digest.print" />
        </Button>
        <AppLink className={classes.other} path="/account/email-settings">
          <FormattedMessage id="digest.mail" />
        </AppLink>
      </div>
    </div>
  );
};

type PartProps = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };

const Part = ({ id, title, children }: PartProps) => (
  <section className={classes.part} aria-labelledby={id}>
    <h3 id={id}>{title}</h3>
    <p>{children}</p>
  </section>
);

const EatenPart = ({ digest }: { readonly digest: Digest }) => {
  const intl = useIntl();
  const words = useDigestWords();
  const figures = useFigures();
  const { energy, macros } = digest;
  const shown = macros.filter(({ id }) => !words.isHidden(id));
  return (
    <>
      <h3 id="digest-food" className={classes.heading}>
        <FormattedMessage id="digest.eaten" />
      </h3>
      {figures.isEnergyHidden ? null : (
        <>
          <p className={classes.line}>
            <strong>{words.average("energy", energy)}</strong> {words.against(energy)}
          </p>
          <WeekDays digest={digest} />
        </>
      )}
      <div
        className={paper.scroll}
        role="group"
        // Keyboard users scroll tables wider than the window.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={intl.formatMessage({ id: "digest.macros" })}
      >
        <table className={`${paper.table} ${classes.table}`}>
          <caption className="morsel-hidden">
            <FormattedMessage id="digest.macros" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="digest.column.what" />
              </th>
              <th scope="col">
                <FormattedMessage id="digest.column.average" />
              </th>
              <th scope="col">
                <FormattedMessage id="digest.column.goal" />
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((macro) => (
              <tr key={macro.id}>
                <th scope="row">{words.name(macro.id)}</th>
                <td>{words.average(macro.id, macro)}</td>
                <td>{words.goal(macro.id, macro)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};

const NutrientParts = ({ digest: { best, thinnest } }: { readonly digest: Digest }) => {
  const words = useDigestWords();
  return (
    <div className={classes.parts}>
      {(
        [
          ["best", best],
          ["thinnest", thinnest],
        ] as const
      ).map(([kind, all]) => {
        const shown = all.filter(({ id }) => !words.isHidden(id));
        return shown.length === 0 ? null : (
          <section key={kind} className={classes.part} aria-labelledby={`digest-${kind}`}>
            <h3 id={`digest-${kind}`}>
              <FormattedMessage id={`digest.${kind}`} />
            </h3>
            <ul>
              {shown.map((nutrient) => (
                <li key={nutrient.id}>{words.nutrient(nutrient)}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
