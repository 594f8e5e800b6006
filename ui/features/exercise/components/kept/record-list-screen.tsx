import { Button, Skeleton, UnstyledButton } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../../i18n/refusals.ts";
import { AppLink } from "../../../../shell/navigation/app-link.tsx";
import { Page } from "../../../../shell/page/page.tsx";
import { IconPlus } from "../../../../theme/icons.ts";
import classes from "../day/exercise-day.module.css";

type Kept = { readonly id: string; readonly name: string; readonly version: number };

export type RecordListScreenProps<Thing extends Kept> = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly create: ReactNode;
  readonly none: ReactNode;
  /** Undefined while they are on their way. */
  readonly all: readonly Thing[] | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
  readonly details: (thing: Thing) => ReactNode;
  readonly figures: (thing: Thing) => ReactNode;
  /** The form of one, or of a new one; `close` goes back to the list. */
  readonly form: (thing: Thing | undefined, close: () => void) => ReactNode;
};

/** Lists named records of a member; each is edited in place. */
export const RecordListScreen = <Thing extends Kept>(props: RecordListScreenProps<Thing>) => {
  const { title, lead, create, none, all, isError, error, refetch, details, figures, form } = props;
  const intl = useIntl();
  const [open, setOpen] = useState<string>();
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null);
  const toggle = (id: string): void => setOpen(open === id ? undefined : id);
  const close = (): void => {
    setOpen(undefined);
    opener?.focus();
  };
  return (
    <Page title={title} lead={lead}>
      <div>
        <Button
          ref={setOpener}
          leftSection={<IconPlus size={18} stroke={1.75} />}
          aria-expanded={open === "new"}
          onClick={() => toggle("new")}
        >
          {create}
        </Button>
      </div>
      {open === "new" && <div className={classes.editor}>{form(undefined, close)}</div>}
      {all === undefined &&
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
      {all?.length === 0 && open === undefined && <p className={classes.empty}>{none}</p>}
      {all !== undefined && all.length > 0 && (
        <ul className={classes.list} aria-label={title}>
          {all.map((one) => (
            <li key={one.id}>
              <UnstyledButton className={classes.open} aria-expanded={open === one.id} onClick={() => toggle(one.id)}>
                <span className={classes.words}>
                  <span className={classes.name}>{one.name}</span>
                  <span className={classes.details}>{details(one)}</span>
                </span>
                <span className={classes.figures}>{figures(one)}</span>
              </UnstyledButton>
              {open === one.id && (
                <div key={one.version} className={classes.editor}>
                  {form(one, close)}
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
