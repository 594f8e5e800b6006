import { FormattedMessage, useIntl } from "react-intl";
import { useFigures } from "../../../../figures/figures.tsx";
import type { ExercisePorts } from "../../use-exercise-commands.ts";
import { useExerciseWords } from "../../use-exercise-words.ts";
import { useOwnExercises } from "./use-own-exercises.ts";
import { RecordListScreen } from "./record-list-screen.tsx";
import { OwnExerciseForm } from "./own-exercise-form.tsx";

export type OwnExercisesScreenProps = ExercisePorts & { readonly weightKg: number };

const HOUR = 60;

/** A member's own exercises. */
export const OwnExercisesScreen = ({ weightKg, ...ports }: OwnExercisesScreenProps) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const { isEnergyHidden } = useFigures();
  const { save, remove, ...kept } = useOwnExercises(ports);
  return (
    <RecordListScreen
      {...kept}
      title={intl.formatMessage({ id: "exercise.mine.title" })}
      lead={<FormattedMessage id="exercise.mine.lead" />}
      create={<FormattedMessage id="exercise.mine.create" />}
      none={<FormattedMessage id="exercise.mine.none" />}
      details={(one) =>
        one.kind === "cardio" ? (
          <FormattedMessage id="exercise.met" values={{ met: intl.formatNumber(one.met) }} />
        ) : (
          <FormattedMessage id="exercise.strength" />
        )
      }
      figures={(one) =>
        one.kind === "cardio" &&
        !isEnergyHidden && (
          <FormattedMessage
            id="exercise.anHour"
            values={{ energy: words.energy(words.energyOf({ met: one.met, weightKg, minutes: HOUR })?.gross ?? 0) }}
          />
        )
      }
      form={(one, close) => (
        <OwnExerciseForm
          weightKg={weightKg}
          newId={ports.device.newId}
          onCancel={close}
          {...(one === undefined
            ? {}
            : {
                own: one,
                onDelete: () => {
                  remove(one);
                  close();
                },
              })}
          onSave={(next) => {
            save(next, one);
            close();
          }}
        />
      )}
    />
  );
};
