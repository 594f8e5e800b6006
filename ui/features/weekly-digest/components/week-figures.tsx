import type { Digest } from "@morsel/domain/weekly-digest";
import { useIntl } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { useDigestWords } from "../use-digest-words.ts";
import classes from "./digest.module.css";

export type WeekFiguresProps = {
  readonly digest: Digest;
  /** Days of the week of which something is known. */
  readonly logged: number;
};

type WeekFigure = { readonly id: string; readonly name: string; readonly value: string; readonly note: string };

const SHOWN = 4;

/** A week in four figures; what a member hides gives its place to the next. */
export const WeekFigures = ({ digest, logged }: WeekFiguresProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useDigestWords();
  const { energy, macros, weight, exercise, streak } = digest;
  const protein = macros.find(({ id }) => id === "protein");
  const all: readonly (WeekFigure | false)[] = [
    !figures.isEnergyHidden && {
      id: "energy",
      name: words.name("energy"),
      value: words.average("energy", energy),
      note: words.against(energy) ?? intl.formatMessage({ id: "digest.aDay" }),
    },
    protein !== undefined &&
      !words.isHidden("protein") && {
        id: "protein",
        name: words.name("protein"),
        value: words.average("protein", protein),
        note: intl.formatMessage({ id: "digest.aDayOf" }, { goal: words.goal("protein", protein) }),
      },
    !words.isHidden("weight") && {
      id: "weight",
      name: intl.formatMessage({ id: "digest.weight" }),
      value: weight === undefined ? "–" : words.kg(weight.kg),
      note: weight === undefined ? intl.formatMessage({ id: "digest.weight.none" }) : words.weightChange(weight),
    },
    exercise.days > 0 && {
      id: "exercise",
      name: intl.formatMessage({ id: "digest.exercise" }),
      value: intl.formatMessage({ id: "digest.minutes" }, { minutes: intl.formatNumber(Math.round(exercise.minutes)) }),
      note: intl.formatMessage({ id: "digest.onDays" }, { days: exercise.days }),
    },
    {
      id: "logged",
      name: intl.formatMessage({ id: "digest.daysLogged" }),
      value: intl.formatNumber(logged),
      note: intl.formatMessage({ id: "digest.ofSeven" }),
    },
    {
      id: "streak",
      name: intl.formatMessage({ id: "digest.streak" }),
      value: intl.formatNumber(streak),
      note: intl.formatMessage({ id: "digest.streak.end" }),
    },
  ];
  return (
    <dl className={classes.figures}>
      {all
        .filter((figure) => figure !== false)
        .slice(0, SHOWN)
        .map(({ id, name, value, note }) => (
          <div key={id} className={classes.figure}>
            <dt>{name}</dt>
            <dd>
              <span className={classes.value}>{value}</span>
              <span className={classes.note}>{note}</span>
            </dd>
          </div>
        ))}
    </dl>
  );
};
