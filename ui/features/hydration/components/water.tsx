import { Button, TextInput } from "@mantine/core";
import { readAmount } from "@morsel/domain/units";
import {
  mlOfWater,
  totalWater,
  WATER_ML_MAX,
  WATER_ML_MIN,
  WATER_PRESETS,
  waterEntry,
  type WaterEntry,
  type WaterEntryId,
} from "@morsel/domain/hydration";
import { useRef, useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { leaveOnEscape } from "../../../hooks/leave-on-escape.ts";
import { IconMinus, IconPlus } from "../../../theme/icons.ts";
import { useFigures } from "../../../figures/figures.tsx";
import { unreadableWords } from "../../../fields/unreadable-words.ts";
import { progressSegments, progressShare } from "@morsel/domain/diary";
import { useWaterWords } from "../../../figures/water-words.ts";
import classes from "./water.module.css";

export type WaterProps = {
  /** In the order in which they were drunk. */
  readonly waterEntries: readonly WaterEntry[];
  readonly goalMl: number | undefined;
  readonly onLog: (ml: number) => void;
  readonly onDelete: (entry: WaterEntry) => void;
};

const plus = <IconPlus size={18} stroke={1.75} aria-hidden="true" />;

/** Water of the day with its goal; one tap adds or removes a drink. */
export const Water = ({ waterEntries, goalMl, onLog, onDelete }: WaterProps) => {
  const intl = useIntl();
  const words = useWaterWords();
  const [isAsking, setAsking] = useState(false);
  const other = useRef<HTMLButtonElement>(null);
  const drunk = totalWater(waterEntries);
  const last = waterEntries.at(-1);
  return (
    <section className={classes.water} aria-labelledby="day-water">
      <header className={classes.header}>
        <h2 id="day-water" className={classes.title}>
          <FormattedMessage id="water.title" />
        </h2>
        <p className={classes.amount} aria-live="polite">
          <FormattedMessage
            id={goalMl === undefined ? "water.drunk" : "water.ofGoal"}
            values={{
              drunk: words.amount(drunk),
              goal: words.amount(goalMl ?? 0),
              strong: (text) => <strong className={classes.drunk}>{text}</strong>,
            }}
          />
        </p>
      </header>
      <div className={classes.track} aria-hidden="true">
        <div
          className={classes.fill}
          style={{ transform: `scaleX(${progressSegments(progressShare(drunk, goalMl)).first})` }}
        />
      </div>
      <div className={classes.taps}>
        {WATER_PRESETS[words.unit].map((tap) => {
          const ml = mlOfWater(words.unit, tap);
          return (
            <Button
              key={tap}
              variant="default"
              leftSection={plus}
              aria-label={intl.formatMessage({ id: "water.add" }, { amount: words.amount(ml) })}
              onClick={() => onLog(ml)}
            >
              {words.amount(ml)}
            </Button>
          );
        })}
        <Button
          ref={other}
          className={classes.quiet}
          variant="subtle"
          color="gray"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          <FormattedMessage id="water.other" />
        </Button>
        {last !== undefined && (
          <Button
            className={classes.quiet}
            variant="subtle"
            color="gray"
            leftSection={<IconMinus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onDelete(last)}
          >
            <FormattedMessage id="water.takeBack" values={{ amount: words.amount(last.ml) }} />
          </Button>
        )}
      </div>
      {isAsking && (
        <OwnAmount
          onLog={(ml) => {
            setAsking(false);
            onLog(ml);
            other.current?.focus();
          }}
          onCancel={() => {
            setAsking(false);
            other.current?.focus();
          }}
        />
      )}
    </section>
  );
};

type OwnAmountProps = { readonly onLog: (ml: number) => void; readonly onCancel: () => void };

/** Any amount in the member's unit, read as all amounts are. */
const OwnAmount = ({ onLog, onCancel }: OwnAmountProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const words = useWaterWords();
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const read = readAmount(text, figures.mark);
  const ml = read.ok ? mlOfWater(words.unit, read.value) : undefined;
  const amount = ml !== undefined && waterEntry("" as WaterEntryId, ml).ok ? ml : undefined;
  const why = !read.ok
    ? unreadableWords(intl, read.error)
    : intl.formatMessage({ id: "water.outside" }, { min: words.amount(WATER_ML_MIN), max: words.amount(WATER_ML_MAX) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== undefined) onLog(amount);
    else setTried(true);
  };
  return (
    <form className={classes.own} onSubmit={submit} onKeyDown={leaveOnEscape(onCancel)} noValidate>
      <TextInput
        label={<FormattedMessage id={`water.unit.${words.unit}`} />}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        autoFocus
        error={amount === undefined && (isTried || text.trim() !== "") ? why : undefined}
      />
      <Button type="submit">
        <FormattedMessage id="water.addOwn" />
      </Button>
    </form>
  );
};
