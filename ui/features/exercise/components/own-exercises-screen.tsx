import { Button, Skeleton, UnstyledButton } from "@mantine/core";
import type { ExerciseId } from "@morsel/domain/exercise";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/app-link.tsx";
import { Page } from "../../../shell/page.tsx";
import { IconPlus } from "../../../theme/icons.ts";
import { useFigures } from "../../foods/figures.tsx";
import type { ExercisePorts } from "../use-exercise-commands.ts";
import { useExerciseWords } from "../use-exercise-words.ts";
import { useOwnExercises } from "../use-own-exercises.ts";
import { OwnExerciseForm } from "./own-exercise-form.tsx";
import classes from "./exercise-day.module.css";

export type OwnExercisesScreenProps = ExercisePorts & { readonly weightKg: number };

const HOUR = 60;

/** A member's own exercises: each opens to be changed in its place. */
export const OwnExercisesScreen = ({ weightKg, ...ports }: OwnExercisesScreenProps) => {
  const intl = useIntl();
  const words = useExerciseWords();
  const { isEnergyHidden } = useFigures();
  const { all: own, isError, error, refetch, save, remove } = useOwnExercises(ports);
  const [open, setOpen] = useState<ExerciseId | "new">();
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const form = { weightKg, newId: ports.device.newId, onCancel: close };
  return (
    <Page title={<FormattedMessage id="exercise.mine.title" />} lead={<FormattedMessage id="exercise.mine.lead" />}>
      <div>
        <Button
          ref={opener}
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-expanded={open === "new"}
          onClick={() => setOpen(open === "new" ? undefined : "new")}
        >
          <FormattedMessage id="exercise.mine.create" />
        </Button>
      </div>
      {open === "new" && (
        <div className={classes.editor}>
          <OwnExerciseForm
            {...form}
            onSave={(made) => {
              save(made);
              close();
            }}
          />
        </div>
      )}
      {own === undefined &&
        (isError ? (
          <div role="alert">
            <p>{refusalWords(intl, error)}</p>
            <Button variant="default" onClick={() => void refetch()}>
              <FormattedMessage id="exercise.again" />
            </Button>
          </div>
        ) : (
          <Skeleton height={240} />
        ))}
      {own?.length === 0 && open === undefined && (
        <p className={classes.empty}>
          <FormattedMessage id="exercise.mine.none" />
        </p>
      )}
      {own !== undefined && own.length > 0 && (
        <ul className={classes.list} aria-label={intl.formatMessage({ id: "exercise.mine.title" })}>
          {own.map((one) => (
            <li key={one.id}>
              <UnstyledButton
                className={classes.open}
                aria-expanded={open === one.id}
                onClick={() => setOpen(open === one.id ? undefined : one.id)}
              >
                <span className={classes.words}>
                  <span className={classes.name}>{one.name}</span>
                  <span className={classes.details}>
                    {one.kind === "cardio" ? (
                      <FormattedMessage id="exercise.met" values={{ met: intl.formatNumber(one.met) }} />
                    ) : (
                      <FormattedMessage id="exercise.strength" />
                    )}
                  </span>
                </span>
                {one.kind === "cardio" && !isEnergyHidden && (
                  <span className={classes.figures}>
                    <FormattedMessage
                      id="exercise.anHour"
                      values={{
                        energy: words.energy(words.energyOf({ met: one.met, weightKg, minutes: HOUR })?.gross ?? 0),
                      }}
                    />
                  </span>
                )}
              </UnstyledButton>
              {open === one.id && (
                <div className={classes.editor}>
                  <OwnExerciseForm
                    key={one.version}
                    {...form}
                    own={one}
                    onSave={(next) => {
                      save(next, one);
                      close();
                    }}
                    onDelete={() => {
                      remove(one);
                      close();
                    }}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <AppLink path="/exercise/diary" className={classes.link}>
        <FormattedMessage id="exercise.toExerciseDiary" />
      </AppLink>
    </Page>
  );
};
