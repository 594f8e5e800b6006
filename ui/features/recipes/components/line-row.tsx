import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { ActionIcon, Button, Checkbox, TextInput } from "@mantine/core";
import type { FoodsClient } from "@morsel/application/foods/client/foods-client";
import type { DraftLine } from "@morsel/application/recipes/client/recipe-draft";
import { lineState, type FactsNow, type LineState } from "@morsel/domain/recipes";
import { energyOfGrams } from "@morsel/domain/nutrition";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { IconCheck, IconPencil, IconX } from "../../../theme/icons.ts";
import { useFigures } from "../../../figures/figures.tsx";
import type { LineActions } from "../use-recipe-lines.ts";
import { FoodPicker } from "./food-picker.tsx";
import classes from "./recipes.module.css";

export type LineRowProps = {
  readonly line: DraftLine;
  readonly facts: FactsNow;
  readonly foods: FoodsClient;
  readonly actions: LineActions;
};

const STATES: { readonly [State in LineState]: MessageId } = {
  heading: "recipes.state.heading",
  "left-out": "recipes.state.leftOut",
  counted: "recipes.state.counted",
  "no-food": "recipes.state.noFood",
  "food-gone": "recipes.state.foodGone",
  "no-weight": "recipes.state.noWeight",
};

const SURE = 1;
const LIKELY = 0.7;

/** One line: its text, the food that it is taken to be and how sure that is, what it weighs, and whether it counts. */
export const LineRow = ({ line, facts, foods, actions }: LineRowProps) => {
  const intl = useIntl();
  const figures = useFigures();
  const [text, setText] = useState(line.text);
  const [isChoosing, setChoosing] = useState(false);
  const { match } = line;
  // A weight that cannot be read stays to be mended.
  const shown = line.unreadGrams ?? (match?.grams === undefined ? "" : figures.editable(match.grams));
  const [grams, setGrams] = useState(shown);
  const [said, setSaid] = useState(shown);
  // Another food or another text has another weight.
  if (said !== shown) {
    setSaid(shown);
    setGrams(shown);
  }
  const state = lineState(line, facts);
  const per100g = match === undefined ? undefined : facts.get(match.foodId);
  const energy = per100g === undefined || match?.grams === undefined ? undefined : energyOfGrams(per100g, match.grams);
  const weigh = (): void => {
    if (grams !== shown) actions.weigh(line.key, grams);
  };
  const isHeading = state === "heading";
  return (
    <li className={classes.line} data-state={state}>
      <div className={classes.lineTop}>
        <TextInput
          className={classes.grow}
          aria-label={intl.formatMessage({ id: "recipes.lineText" })}
          value={text}
          maxLength={300}
          onChange={({ currentTarget: { value } }) => setText(value)}
          onBlur={() => actions.retype(line.key, text)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            actions.retype(line.key, text);
          }}
          autoComplete="off"
        />
        <ActionIcon
          aria-label={intl.formatMessage({ id: "recipes.removeLine" }, { line: line.text })}
          onClick={() => actions.remove(line.key)}
        >
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {!isHeading && (
        <div className={classes.match}>
          <span className={classes.matched}>
            {match === undefined ? (
              <FormattedMessage id="recipes.state.noFood" />
            ) : (
              <>
                <span className={classes.food}>{match.description}</span>{" "}
                <span className={classes.sure}>
                  <FormattedMessage
                    id={
                      match.confidence >= SURE
                        ? "recipes.sure"
                        : match.confidence >= LIKELY
                          ? "recipes.likely"
                          : "recipes.guess"
                    }
                  />
                </span>
                {state !== "counted" && state !== "left-out" && (
                  <span className={classes.notice}>
                    <FormattedMessage id={STATES[state]} />
                  </span>
                )}
              </>
            )}
          </span>
          {match !== undefined && line.isLeftOut !== true && (
            <TextInput
              className={classes.grams}
              aria-label={intl.formatMessage({ id: "recipes.gramsOf" }, { line: line.text })}
              value={grams}
              inputMode="decimal"
              rightSection={<span aria-hidden="true">g</span>}
              onChange={({ currentTarget: { value } }) => setGrams(value)}
              error={grams === line.unreadGrams && intl.formatMessage({ id: "recipes.wrong.lineGrams" })}
              onBlur={weigh}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                weigh();
              }}
              autoComplete="off"
            />
          )}
          {!figures.isEnergyHidden && (
            <span className={classes.energy}>
              {energy === undefined || state !== "counted"
                ? intl.formatMessage({ id: "diary.unknownShort" })
                : figures.energyWithUnit(energy)}
            </span>
          )}
          <span className={classes.choices}>
            {match !== undefined && match.confidence < SURE && line.isLeftOut !== true && (
              <Button
                variant="default"
                leftSection={<IconCheck size={16} stroke={1.75} />}
                onClick={() => actions.confirm(line.key)}
              >
                <FormattedMessage id="recipes.confirm" />
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPencil size={16} stroke={1.75} />}
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              <FormattedMessage id={match === undefined ? "recipes.choose" : "recipes.chooseOther"} />
            </Button>
            <Checkbox
              label={<FormattedMessage id="recipes.leaveOut" />}
              checked={line.isLeftOut === true}
              onChange={({ currentTarget: { checked } }) => actions.leaveOut(line.key, checked)}
            />
          </span>
        </div>
      )}
      {isChoosing && (
        <FoodPicker
          foods={foods}
          line={line.text}
          onChoose={(food) => {
            actions.choose(line.key, food);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
};
