import { Button } from "@mantine/core";
import { ALL_USES, ASKED_PURPOSES, type ConsentRecord } from "@morsel/application/consent/client/consent-record";
import type { Framework, Use } from "@morsel/domain/consent";
import { useState, type ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { AppLink } from "../../../shell/app-link.tsx";
import { PromptModal } from "../../../shell/prompt-modal.tsx";
import classes from "./consent.module.css";

/** An answer, without what only the browser knows. */
export type ConsentChoice = Pick<ConsentRecord, "purposes" | "hasOptedOut" | "uses">;

export type ConsentDialogProps = {
  readonly framework: Framework;
  readonly record: ConsentRecord | undefined;
  /** W211 */
  readonly hasPrivacySignal: boolean;
  /** Whether anything is set up that the answer decides on. */
  readonly needsConsent: boolean;
  readonly onAnswer: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
};

const WIDTH = 560;
const NOTHING: ConsentChoice = { purposes: [], hasOptedOut: true, uses: [] };
const EVERYTHING: ConsentChoice = { purposes: ASKED_PURPOSES, hasOptedOut: false, uses: ALL_USES };

const toggled = <A,>(all: readonly A[], one: A, isOn: boolean): readonly A[] =>
  isOn ? [...all.filter((other) => other !== one), one] : all.filter((other) => other !== one);

type BoxProps = { readonly label: ReactNode; readonly isOn: boolean; readonly onTick: (isOn: boolean) => void };

/** The browser's own box: the theme's would bring its styles to every page. */
const Box = ({ label, isOn, onTick }: BoxProps) => (
  <label className={classes.box}>
    <input type="checkbox" checked={isOn} onChange={({ currentTarget: { checked } }) => onTick(checked)} />
    <span>{label}</span>
  </label>
);

const Boxes = ({
  choice,
  framework,
  onChoice,
}: {
  readonly choice: ConsentChoice;
  readonly framework: Framework;
  readonly onChoice: (choice: ConsentChoice) => void;
}) => (
  <fieldset className={classes.boxes}>
    <legend className="morsel-hidden">
      <FormattedMessage id="consent.purposes" />
    </legend>
    {framework === "europe"
      ? ASKED_PURPOSES.map((purpose) => (
          <Box
            key={purpose}
            label={<FormattedMessage id={`consent.purpose.${purpose}` as MessageId} />}
            isOn={choice.purposes.includes(purpose)}
            onTick={(isOn) => onChoice({ ...choice, purposes: toggled(choice.purposes, purpose, isOn) })}
          />
        ))
      : ALL_USES.map((use: Use) => (
          <Box
            key={use}
            label={<FormattedMessage id={`consent.use.${use}`} />}
            isOn={choice.uses.includes(use)}
            onTick={(isOn) => onChoice({ ...choice, uses: toggled(choice.uses, use, isOn) })}
          />
        ))}
  </fieldset>
);

/**
 * W210: what a person agrees to, by the law of the place. To agree and to refuse are the same effort: two buttons of one look,
 * side by side. Closing answers nothing.
 */
export const ConsentDialog = (props: ConsentDialogProps) => {
  const { framework, record, hasPrivacySignal, needsConsent, onAnswer, onClose } = props;
  const [choice, setChoice] = useState<ConsentChoice>(record ?? { ...NOTHING, hasOptedOut: false });
  const [isChoosing, setChoosing] = useState(record !== undefined && record.answeredAt !== "");
  const answer = (close: () => void, given: ConsentChoice): void => {
    onAnswer(given);
    close();
  };
  const button = (id: MessageId, onClick: () => void, variant: "default" | "filled" = "default"): ReactNode => (
    <Button key={id} variant={variant} onClick={onClick}>
      <FormattedMessage id={id} />
    </Button>
  );
  return (
    <PromptModal
      title={<FormattedMessage id="consent.title" />}
      maxWidth={WIDTH}
      testId="consent-dialog"
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>
            <FormattedMessage id={`consent.${framework}.lead`} />
          </p>
          {needsConsent ? null : (
            <p className={classes.quiet}>
              <FormattedMessage id="consent.nothing" />
            </p>
          )}
          {record === undefined || record.answeredAt === "" ? null : (
            <p className={classes.quiet}>
              <FormattedMessage
                id="consent.answered"
                values={{ date: <FormattedDate value={record.answeredAt} dateStyle="long" /> }}
              />
            </p>
          )}
          {framework === "california" ? (
            <>
              {hasPrivacySignal ? (
                <p className={classes.quiet}>
                  <FormattedMessage id="consent.signal" />
                </p>
              ) : (
                <Box
                  label={<FormattedMessage id="consent.optOut" />}
                  isOn={choice.hasOptedOut}
                  onTick={(hasOptedOut) => setChoice({ ...choice, hasOptedOut })}
                />
              )}
              <div className={classes.ways}>{button("consent.save", () => answer(close, choice), "filled")}</div>
            </>
          ) : (
            <>
              {isChoosing ? <Boxes choice={choice} framework={framework} onChoice={setChoice} /> : null}
              <div className={classes.ways}>
                {button("consent.accept", () => answer(close, EVERYTHING))}
                {button("consent.reject", () => answer(close, NOTHING))}
                {isChoosing
                  ? button("consent.save", () => answer(close, choice))
                  : button("consent.choose", () => setChoosing(true))}
              </div>
            </>
          )}
          <AppLink path="/privacy-policy" className={classes.policy} onClick={close}>
            <FormattedMessage id="consent.policy" />
          </AppLink>
        </>
      )}
    </PromptModal>
  );
};
