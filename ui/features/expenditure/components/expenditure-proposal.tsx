import { Button } from "@mantine/core";
import type { EnergyAnswer } from "@morsel/domain/expenditure";
import type { KnownExpenditure } from "@morsel/application/expenditure/read-expenditure";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import { FormattedMessage } from "react-intl";
import { useExpenditureWords } from "../use-expenditure-words.ts";
import classes from "./expenditure.module.css";

export type ExpenditureProposalProps = {
  readonly known: KnownExpenditure;
  readonly week: CalendarDate;
  readonly isBusy: boolean;
  readonly onAnswer: (answer: EnergyAnswer["answer"], energy: number) => void;
};

/** The suggested goal, which the member accepts or refuses. */
export const ExpenditureProposal = ({ known, week, isBusy, onAnswer }: ExpenditureProposalProps) => {
  const words = useExpenditureWords();
  const { estimate, inputs, proposal, answer } = known;
  if (!estimate.isReady) return null;
  const next = words.date(addDays(week, 7));
  if (answer?.answer === "accepted")
    return (
      <p className={classes.line}>
        <FormattedMessage
          id="expenditure.accepted"
          values={{ energy: words.energy(answer.proposal.energy), date: next }}
        />
      </p>
    );
  if (proposal === undefined)
    return (
      <p className={classes.line}>
        <FormattedMessage id="expenditure.fits" values={{ date: next }} />
      </p>
    );
  const { energy, goal, floor, isFloored } = proposal;
  const isRefused = answer?.proposal.energy === energy;
  return (
    <div className={classes.proposal}>
      <p className={classes.line}>
        {words.follows(inputs, energy)}{" "}
        <FormattedMessage id="expenditure.goalNow" values={{ goal: words.energy(goal) }} />{" "}
        {isFloored ? <FormattedMessage id="expenditure.floored" values={{ floor: words.energy(floor) }} /> : null}
      </p>
      {isRefused ? (
        <p className={classes.line}>
          <FormattedMessage id="expenditure.refused" values={{ goal: words.energy(goal), date: next }} />
        </p>
      ) : null}
      <div className={classes.buttons}>
        <Button loading={isBusy} onClick={() => onAnswer("accepted", energy)}>
          <FormattedMessage id="expenditure.accept" values={{ energy: words.energy(energy) }} />
        </Button>
        {isRefused ? null : (
          <Button variant="default" loading={isBusy} onClick={() => onAnswer("refused", energy)}>
            <FormattedMessage id="expenditure.refuse" values={{ goal: words.energy(goal) }} />
          </Button>
        )}
      </div>
    </div>
  );
};
