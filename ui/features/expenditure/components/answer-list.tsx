import { Button } from "@mantine/core";
import type { EnergyAnswer } from "@morsel/domain/expenditure";
import { FormattedMessage } from "react-intl";
import { useExpenditureWords } from "../use-expenditure-words.ts";
import classes from "./expenditure.module.css";

export type AnswerListProps = {
  readonly answers: readonly EnergyAnswer[];
  /** There are earlier ones. */
  readonly onMore?: () => void;
};

/** Past suggestions with their answers and reasons. */
export const AnswerList = ({ answers, onMore }: AnswerListProps) => {
  const words = useExpenditureWords();
  if (answers.length === 0) return null;
  return (
    <div>
      <h3 className={classes.heading}>
        <FormattedMessage id="expenditure.answers" />
      </h3>
      <ol className={classes.answers}>
        {answers.map(({ week, answer, proposal, estimate, inputs }) => (
          <li key={week}>
            <details>
              <summary>
                <FormattedMessage
                  id={answer === "accepted" ? "expenditure.answer.accepted" : "expenditure.answer.refused"}
                  values={{
                    date: words.date(week),
                    energy: words.energy(proposal.energy),
                    goal: words.energy(proposal.goal),
                  }}
                />
              </summary>
              <p>
                {[
                  words.eaten(inputs),
                  words.moved(inputs),
                  words.band(estimate),
                  words.follows(inputs, proposal.energy),
                ]
                  .filter((sentence) => sentence !== undefined)
                  .join(" ")}
              </p>
            </details>
          </li>
        ))}
      </ol>
      {onMore === undefined ? null : (
        <Button variant="default" onClick={onMore}>
          <FormattedMessage id="expenditure.answers.more" />
        </Button>
      )}
    </div>
  );
};
