import type { ExpenditureView } from "@morsel/application/expenditure/read-expenditure";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useFigures } from "../../../figures/figures.tsx";
import { useExpenditureWords } from "../use-expenditure-words.ts";
import { ExpenditureChart } from "./expenditure-chart.tsx";
import { ExpenditureProposal, type ExpenditureProposalProps } from "./expenditure-proposal.tsx";
import { ExpenditureSwitch } from "./expenditure-switch.tsx";
import classes from "./expenditure.module.css";

export type ExpenditurePanelProps = Pick<ExpenditureProposalProps, "isBusy" | "onAnswer"> & {
  readonly view: ExpenditureView;
  readonly onTurn: (isOn: boolean) => void;
  /** Past suggestions. */
  readonly answers?: ReactNode;
};

/** The estimated expenditure: a band with its reasons, or the missing data; and its consequence for the goal. */
export const ExpenditurePanel = ({ view, isBusy, onTurn, onAnswer, answers }: ExpenditurePanelProps) => {
  const figures = useFigures();
  return (
    <div className={classes.panel}>
      <ExpenditureSwitch isOn={view.isOn} isBusy={isBusy} onTurn={onTurn} />
      {view.isOn ? (
        figures.isEnergyHidden ? (
          <p className={classes.line}>
            <FormattedMessage id="expenditure.hidden" />
          </p>
        ) : (
          <Known view={view} isBusy={isBusy} onAnswer={onAnswer} answers={answers} />
        )
      ) : null}
    </div>
  );
};

const Known = ({ view: { week, known }, isBusy, onAnswer, answers }: Omit<ExpenditurePanelProps, "onTurn">) => {
  const words = useExpenditureWords();
  if (known === undefined)
    return (
      <p className={classes.line}>
        <FormattedMessage id="expenditure.noBody" />
      </p>
    );
  const { estimate, inputs, history } = known;
  const needs = estimate.reasons.filter(({ kind }) => kind.startsWith("needs-"));
  const reasons = estimate.reasons.filter(({ kind }) => !kind.startsWith("needs-"));
  const story = [words.eaten(inputs), words.moved(inputs)].filter((sentence) => sentence !== undefined);
  return (
    <>
      {estimate.isReady ? (
        <>
          <p className={classes.estimate}>{words.band(estimate)}</p>
          <p className={classes.line}>{story.join(" ")}</p>
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={reason.kind}>{words.reason(reason)}</li>
            ))}
          </ul>
        </>
      ) : (
        <div className={classes.line} role="status">
          <p>
            <FormattedMessage id="expenditure.tooLittleYet" />
          </p>
          <ul className={classes.reasons}>
            {needs.map((reason) => (
              <li key={reason.kind}>{words.reason(reason)}</li>
            ))}
          </ul>
        </div>
      )}
      <ExpenditureProposal known={known} week={week} isBusy={isBusy} onAnswer={onAnswer} />
      <ExpenditureChart history={history} />
      {answers}
    </>
  );
};
