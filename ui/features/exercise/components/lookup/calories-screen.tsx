import { EXERCISE_DURATIONS, type Exercise } from "@morsel/domain/exercise";
import { FormattedMessage, useIntl } from "react-intl";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { Page, Sheet } from "../../../../shell/page/page.tsx";
import { useFigures } from "../../../../figures/figures.tsx";
import { useExerciseWords } from "../../use-exercise-words.ts";
import { useEffort, type TypedEffort } from "../../use-effort.ts";
import { EffortFields } from "../fields/effort-fields.tsx";
import classes from "./lookup.module.css";

export type CaloriesScreenProps = { readonly exercise: Exercise; readonly weightKg: number | undefined };

const Cost = ({ met, effort }: { readonly met: number; readonly effort: TypedEffort }) => {
  const words = useExerciseWords();
  const { weightKg, minutes } = effort;
  const energy =
    weightKg === undefined || minutes === undefined ? undefined : words.energyOf({ met, weightKg, minutes });
  if (energy === undefined || weightKg === undefined || minutes === undefined)
    return (
      <p className={classes.big} role="status">
        –
      </p>
    );
  return (
    <div role="status">
      <p className={classes.big}>{words.energy(energy.gross)}</p>
      <p className={classes.sum}>{words.formula({ met, weightKg, minutes })}</p>
      <p className={classes.sum}>
        <FormattedMessage id="exercise.netOf" values={{ net: words.energy(energy.net) }} />
      </p>
    </div>
  );
};

const EachDuration = ({ met, weightKg }: { readonly met: number; readonly weightKg: number }) => {
  const words = useExerciseWords();
  const figures = useFigures();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="exercise.duration" />
          </th>
          <th scope="col">
            <FormattedMessage id="exercise.gross" values={{ unit: figures.unit }} />
          </th>
          <th scope="col">
            <FormattedMessage id="exercise.net" values={{ unit: figures.unit }} />
          </th>
        </tr>
      </thead>
      <tbody>
        {EXERCISE_DURATIONS.map((minutes) => {
          const energy = words.energyOf({ met, weightKg, minutes });
          return (
            <tr key={minutes}>
              <th scope="row">{words.minutes(minutes)}</th>
              <td>{energy === undefined ? "–" : figures.energy(energy.gross)}</td>
              <td>{energy === undefined ? "–" : figures.energy(energy.net)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** Calories of one exercise for a weight and a time, with the calculation. */
export const CaloriesScreen = ({ exercise, weightKg }: CaloriesScreenProps) => {
  const intl = useIntl();
  const [effort, setEffort] = useEffort(weightKg);
  const { isEnergyHidden } = useFigures();
  return (
    <Page title={exercise.name} lead={exercise.group}>
      {exercise.kind === "strength" ? (
        <Sheet>
          <p className={classes.source}>
            <FormattedMessage id="exercise.strengthHasNone" />
          </p>
        </Sheet>
      ) : isEnergyHidden ? (
        <Sheet>
          <p className={classes.source}>
            <FormattedMessage id="exercise.energyHidden" />
          </p>
        </Sheet>
      ) : (
        <>
          <Sheet>
            <EffortFields key={weightKg} effort={effort} onEffort={setEffort} />
            <Cost met={exercise.met} effort={effort} />
          </Sheet>
          {effort.weightKg !== undefined && <EachDuration met={exercise.met} weightKg={effort.weightKg} />}
          <p className={classes.source}>
            <FormattedMessage id="exercise.metIs" values={{ met: intl.formatNumber(exercise.met) }} />{" "}
            <FormattedMessage id="exercise.source" />
          </p>
        </>
      )}
      <nav className={classes.ways} aria-label={intl.formatMessage({ id: "exercise.ways" })}>
        <AppLink path="/exercise/lookup" className={classes.way}>
          <FormattedMessage id="exercise.lookup.title" />
        </AppLink>
      </nav>
    </Page>
  );
};
